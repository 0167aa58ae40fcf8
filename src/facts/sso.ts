import { accountLimits } from './limits/accounts';
import { developerLimits as limits } from './limits/developers';
import { numberOf } from './plans';
import { addresses, examples } from './product';
import { amount } from './quantity';
import type { SdkErrorId } from './sdk';
import type { PlanId } from './types';

/** Addresses of single sign-on. `{organization}` stands for the organization's address word. */
const ssoAddresses = {
  signIn: `${addresses.site}/sso/{organization}`,
  signOut: `${addresses.site}/sso/{organization}/sign-out`,
  callback: `${addresses.site}/oauth/callback/{organization}`,
} as const;

/** The same addresses for the organization of the samples. */
export const ssoSampleAddresses = {
  signIn: ssoAddresses.signIn.replace('{organization}', examples.organization),
  signOut: ssoAddresses.signOut.replace('{organization}', examples.organization),
  callback: ssoAddresses.callback.replace('{organization}', examples.organization),
} as const;

/** One way of signing a token. */
export interface SsoAlgorithm {
  /** What you hold and what Rookery holds. */
  readonly key: string;
  /** Whom it suits. */
  readonly suits: string;
  readonly limit: string;
  readonly plans: readonly PlanId[];
}

/** The three algorithms. Everything else is refused, `none` included. */
export const ssoAlgorithms = {
  HS256: {
    key: 'One secret that your server and Rookery both hold.',
    suits: 'One server that you run yourself.',
    limit: limits['token-secret-bytes'].text,
    plans: ['pro', 'organization'],
  },
  RS256: {
    key: 'An RSA key pair: you keep the private key, Rookery reads the public one at your JWKS address.',
    suits: 'Several servers, or a sign-in service that signs this way.',
    limit: limits['token-rsa-bits'].text,
    plans: ['organization'],
  },
  ES256: {
    key: 'A key pair on the curve P-256: you keep the private key, Rookery reads the public one at your JWKS address.',
    suits: 'As RS256, with shorter tokens.',
    limit: 'curve P-256',
    plans: ['organization'],
  },
} as const satisfies Record<string, SsoAlgorithm>;

/** Name of an algorithm. */
export type SsoAlgorithmId = keyof typeof ssoAlgorithms;

/** One claim of a sign-in token. */
export interface SsoClaim {
  /** JSON type. */
  readonly type: string;
  /** What it holds. One or two sentences. */
  readonly does: string;
  /** Allowed values or lengths. A fragment. */
  readonly limit: string;
  readonly needed: boolean;
  /** Whether each sign-in writes it into the account; `null` for claims that only serve the check. */
  readonly updated: boolean | null;
  /** A value for samples. */
  readonly sample: unknown;
}

/** The claims, needed ones first. */
export const ssoClaims = {
  iss: {
    type: 'string',
    does: "Who signs: the organization's address word. On Pro, the chat's address word.",
    limit: 'exactly that word',
    needed: true,
    updated: null,
    sample: examples.organization,
  },
  aud: {
    type: 'string',
    does: 'Whom it is for.',
    limit: '`rookery`',
    needed: true,
    updated: null,
    sample: 'rookery',
  },
  sub: {
    type: 'string',
    does: 'Your own id of the person. Never an e-mail address, and never given to somebody else later.',
    limit: limits['token-sub'].text,
    needed: true,
    updated: false,
    sample: 'user-1042',
  },
  name: {
    type: 'string',
    does: 'The display name. A longer one is cut.',
    limit: accountLimits['display-name'].text,
    needed: true,
    updated: true,
    sample: 'Wren',
  },
  iat: {
    type: 'number',
    does: 'When it was made, in seconds since 1 January 1970 UTC.',
    limit: `not in the future; ${limits['token-clock-skew'].max} seconds are allowed for clocks`,
    needed: true,
    updated: null,
    sample: 1759320000,
  },
  exp: {
    type: 'number',
    does: 'When it ends, in seconds since 1 January 1970 UTC.',
    limit: `${limits['token-lifetime'].text} after \`iat\``,
    needed: true,
    updated: null,
    sample: 1759320000 + 120,
  },
  jti: {
    type: 'string',
    does: 'A random value that makes this token one of a kind. Each works once.',
    limit: limits['token-jti'].text,
    needed: true,
    updated: null,
    sample: '5f0c2c1e-8a57-4d1e-9a3b-2f6f0d7c9e11',
  },
  email: {
    type: 'string',
    does: 'The e-mail address. Without it no e-mail is sent to the person.',
    limit: 'an e-mail address, on an allowed domain where there is a list',
    needed: false,
    updated: true,
    sample: 'wren@harbour-radio.example',
  },
  email_verified: {
    type: 'boolean',
    does: 'Whether your site has checked the address. Say `true` only when it has.',
    limit: '`true` or `false`; `false` when left out',
    needed: false,
    updated: true,
    sample: true,
  },
  avatar: {
    type: 'string',
    does: 'The address of a picture. Rookery fetches it and keeps a copy; a picture that cannot be used is passed over.',
    limit: `\`https\`, ${limits['token-avatar-address'].text}; the picture as for every avatar`,
    needed: false,
    updated: true,
    sample: 'https://www.harbour-radio.example/people/wren.png',
  },
  ranks: {
    type: 'object',
    does:
      'The rank in the chats named: `regular`, `moderator`, `administrator`, `member` or a custom rank, never Owner. ' +
      'It sets the rank up or down and leaves other chats alone.',
    limit: limits['token-ranks'].text,
    needed: false,
    updated: true,
    sample: { [examples.chat]: 'moderator' },
  },
  locale: {
    type: 'string',
    does: 'The language of buttons and menus. The person can change it.',
    limit: 'a language code such as `en` or `pt-BR`',
    needed: false,
    updated: false,
    sample: 'en',
  },
} as const satisfies Record<string, SsoClaim>;

/** Name of a claim. */
export type SsoClaimId = keyof typeof ssoClaims;

/** One error code of single sign-on. */
export interface SsoError {
  readonly cause: string;
  readonly cure: string;
  /** The code under which the SDK reports it; the `sso_…` code then stands in `message`. */
  readonly sdkCode: SdkErrorId;
  /** What the person is told. */
  readonly shown: string;
}

/** The six error codes. By redirect they come as `?error=sso_…` on `return_to`. */
export const ssoErrors = {
  sso_signature: {
    cause:
      'The signature does not match: wrong secret or key, another algorithm, an unknown `kid`, or `none`.',
    cure: 'Compare the secret, the algorithm and the JWKS address with the console. Sign the exact bytes you send.',
    sdkCode: 'token_invalid',
    shown: 'This site could not prove who you are. Tell the people who run it.',
  },
  sso_expired: {
    cause: `The token is past its \`exp\`, or \`exp\` is more than ${amount(numberOf(limits['token-lifetime']), 'minute')} after \`iat\`, or \`iat\` lies in the future.`,
    cure: "Make the token right before use, never cache a page that holds one, and set your server's clock.",
    sdkCode: 'token_expired',
    shown: 'This sign-in took too long. Load the page again.',
  },
  sso_replayed: {
    cause:
      'The `jti` was used before: a cached page, a token used twice, or a random value that is not random.',
    cure: 'Make a token for each page view or fetch one on demand, with `Cache-Control: no-store`.',
    sdkCode: 'token_invalid',
    shown: 'This sign-in was used before. Load the page again.',
  },
  sso_audience: {
    cause: '`aud` is not `rookery`, or `iss` is not your address word.',
    cure: 'Write both exactly as in the claims table. `iss` is the word, not a web address.',
    sdkCode: 'token_invalid',
    shown: 'This sign-in is meant for another place. Tell the people who run the site.',
  },
  sso_claim_missing: {
    cause: 'A needed claim is missing, empty, too long or of the wrong type; `message` names it.',
    cure: 'Compare the token with the claims table. Times are numbers, not text.',
    sdkCode: 'token_invalid',
    shown: 'This site sent too little about you. Tell the people who run it.',
  },
  sso_domain: {
    cause: 'The page or `return_to` is on a domain that is not allowed, or the e-mail address is.',
    cure: 'Add the domain in the console under **SSO**, or the e-mail domain under **Account settings**.',
    sdkCode: 'token_invalid',
    shown: 'This site may not sign you in here. Tell the people who run it.',
  },
} as const satisfies Record<string, SsoError>;

/** Code of an error of single sign-on. */
export type SsoErrorId = keyof typeof ssoErrors;

/** The redirect address for a token and the page to come back to, which must be on an allowed domain. */
export function ssoRedirect(organization: string, token: string, returnTo: string): string {
  const query = new URLSearchParams({ token, return_to: returnTo });
  return `${ssoAddresses.signIn.replace('{organization}', organization)}?${query}`;
}
