/** Names and addresses of the product. */
export const product = {
  name: 'Rookery',
  company: 'Rookery Chat Ltd.',
  docsTitle: 'Rookery Docs',
  docsTagline: 'Welcome to the Rookery docs',
  bot: 'Caw',
  currency: 'feathers',
} as const;

/** Every host and address that a page or a sample names. `{chat}` and the like stand for the reader's own. */
export const addresses = {
  docs: 'https://docs.rookery.example',
  site: 'https://rookery.example',
  chat: 'https://rookery.example/c/{chat}',
  channel: 'https://rookery.example/c/{chat}/{channel}',
  embed: 'https://embed.rookery.example/{chat}',
  script: 'https://cdn.rookery.example/embed/v2.js',
  api: 'https://api.rookery.example/v1',
  status: 'https://status.rookery.example',
  console: 'https://rookery.example/org',
  repository: 'https://code.rookery.example/docs',
  support: 'support@rookery.example',
  privacy: 'privacy@rookery.example',
  security: 'security@rookery.example',
} as const;

/** Whom to tell about a weak spot, and until when that is sure. The day is at most a year ahead; the build says when it is near. */
export const securityContact = { mail: addresses.security, until: '2027-10-31T00:00:00Z' } as const;

/** Chat, organization and people that samples are about. */
export const examples = {
  chat: 'night-owls',
  chatName: 'Night Owls',
  organization: 'harbour-radio',
  organizationName: 'Harbour Radio',
  people: ['wren', 'jay', 'robin', 'finch'],
} as const;
