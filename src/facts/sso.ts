import { developerLimits as limits } from './limits/developers';
import { numberOf } from './plans';
import { addresses, examples } from './product';
import { amount } from './quantity';
import type { SdkErrorId } from './sdk';

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

/** The ways of signing a token. Everything else is refused, `none` included. */
export const ssoAlgorithms = { HS256: {}, RS256: {}, ES256: {} } as const;

/** Name of an algorithm. */
export type SsoAlgorithmId = keyof typeof ssoAlgorithms;

/** One claim of a sign-in token. */
export interface SsoClaim {
  /** JSON type. */
  readonly type: string;
  readonly needed: boolean;
  /** A value for samples. */
  readonly sample: unknown;
}

/** The claims, needed ones first. */
export const ssoClaims = {
  iss: { type: 'string', needed: true, sample: examples.organization },
  aud: { type: 'string', needed: true, sample: 'rookery' },
  sub: { type: 'string', needed: true, sample: 'user-1042' },
  name: { type: 'string', needed: true, sample: 'Wren' },
  iat: { type: 'number', needed: true, sample: 1759320000 },
  exp: { type: 'number', needed: true, sample: 1759320000 + 120 },
  jti: { type: 'string', needed: true, sample: '5f0c2c1e-8a57-4d1e-9a3b-2f6f0d7c9e11' },
  email: { type: 'string', needed: false, sample: 'wren@harbour-radio.example' },
  email_verified: { type: 'boolean', needed: false, sample: true },
  avatar: { type: 'string', needed: false, sample: 'https://www.harbour-radio.example/people/wren.png' },
  ranks: { type: 'object', needed: false, sample: { [examples.chat]: 'moderator' } },
  locale: { type: 'string', needed: false, sample: 'en' },
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
