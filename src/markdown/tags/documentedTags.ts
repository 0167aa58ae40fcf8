// The files whose exports are tags.
export * from '../reference/api';
export * from '../reference/sdk';
export * from '../reference/webhooks';
export * from '../scenes/chat';
export * from '../scenes/diagram';
export * from '../scenes/menu';
export * from '../scenes/sequence';
export * from '../scenes/settingsScene';
export * from './atAGlance';
export * from './emergencyNumbers';
export * from './fields';
export * from './plans';
export * from './ranks';
export * from './settings';
export * from './themeTable';
export * from './values';
export * from './wordIndex';
