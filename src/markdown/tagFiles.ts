// The files whose exports are tags.
export * from './reference/api';
export * from './reference/sdk';
export * from './reference/webhooks';
export * from './scenes/chat';
export * from './scenes/diagram';
export * from './scenes/menu';
export * from './scenes/settingsScene';
export * from './tags/atAGlance';
export * from './tags/emergencyNumbers';
export * from './tags/fields';
export * from './tags/plans';
export * from './tags/ranks';
export * from './tags/settings';
export * from './tags/themeTable';
export * from './tags/values';
