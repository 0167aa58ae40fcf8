export const product = {
  name: 'Rookery',
  company: 'Rookery Chat Ltd.',
  bot: 'Caw',
} as const;

/** The URLs and email addresses in pages and samples. Words in braces are placeholders. */
export const addresses = {
  docs: 'https://docs.rookery.example',
  product: 'https://rookery.example',
  chat: 'https://rookery.example/c/{chat}',
  embed: 'https://embed.rookery.example/{chat}',
  script: 'https://cdn.rookery.example/embed/v2.js',
  pinnedScript: 'https://cdn.rookery.example/embed/{version}.js',
  api: 'https://api.rookery.example/v1',
  status: 'https://status.rookery.example',
  console: 'https://rookery.example/org',
  community: 'https://rookery.example/c/community',
  repository: 'https://code.rookery.example/docs',
  report: 'https://rookery.example/report',
  safety: 'safety@rookery.example',
  support: 'support@rookery.example',
  privacy: 'privacy@rookery.example',
  security: 'security@rookery.example',
} as const;

/** The chat and the organization in samples. */
export const examples = {
  chat: 'night-owls',
  chatId: 'chat_01JZ8Q0A1B2C3D4E5F6G7H8J9K',
  chatName: 'Night Owls',
  organization: 'harbor-radio',
} as const;
