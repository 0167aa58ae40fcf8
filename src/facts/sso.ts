import { addresses, examples } from './product';

const ssoAddress = `${addresses.product}/sso/${examples.organization}`;

export const ssoSampleAddresses = {
  start: `${ssoAddress}/start`,
  signIn: ssoAddress,
  signOut: `${ssoAddress}/sign-out`,
} as const;

export const ssoAlgorithms = ['HS256', 'RS256', 'ES256'] as const;

export type SsoAlgorithmId = (typeof ssoAlgorithms)[number];

export interface SsoClaim {
  readonly type: 'string' | 'whole number' | 'boolean' | 'object';
  readonly required: boolean;
  readonly sample: unknown;
}

/** The claims of a token, the required ones first. */
export const ssoClaims = {
  iss: { type: 'string', required: true, sample: examples.organization },
  aud: { type: 'string', required: true, sample: 'rookery' },
  sub: { type: 'string', required: true, sample: 'user-1042' },
  name: { type: 'string', required: true, sample: 'Wren' },
  iat: { type: 'whole number', required: true, sample: 1759320000 },
  exp: { type: 'whole number', required: true, sample: 1759320000 + 120 },
  jti: { type: 'string', required: true, sample: '5f0c2c1e-8a57-4d1e-9a3b-2f6f0d7c9e11' },
  email: { type: 'string', required: false, sample: 'wren@harbor-radio.example' },
  email_verified: { type: 'boolean', required: false, sample: true },
  avatar: { type: 'string', required: false, sample: 'https://www.harbor-radio.example/people/wren.png' },
  ranks: { type: 'object', required: false, sample: { [examples.chatId]: 'moderator' } },
  locale: { type: 'string', required: false, sample: 'en' },
  state: { type: 'string', required: false, sample: '8vJ2pXbQeT0n4KcWzRfL6g' },
} as const satisfies Record<string, SsoClaim>;

export type SsoClaimId = keyof typeof ssoClaims;
