import { limits } from './limits';
import { addresses, examples } from './product';
import { amount } from './quantity';

const ssoAddress = `${addresses.site}/sso/${examples.organization}`;

/** The URLs of single sign-on for the organization in the samples. */
export const ssoSampleAddresses = {
  start: `${ssoAddress}/start`,
  signIn: ssoAddress,
  signOut: `${ssoAddress}/sign-out`,
  callback: `${addresses.site}/oauth/callback/${examples.organization}`,
} as const;

/** The algorithms that can sign a token. Any other is rejected, including `none`. */
export const ssoAlgorithms = ['HS256', 'RS256', 'ES256'] as const;

export type SsoAlgorithmId = (typeof ssoAlgorithms)[number];

/** A claim in a sign-in token. */
export interface SsoClaim {
  /** The JSON type. */
  readonly type: string;
  readonly needed: boolean;
  /** The value in samples. */
  readonly sample: unknown;
}

/** The claims, with the required ones first. */
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
  ranks: { type: 'object', needed: false, sample: { [examples.chatId]: 'moderator' } },
  locale: { type: 'string', needed: false, sample: 'en' },
  state: { type: 'string', needed: false, sample: '8vJ2pXbQeT0n4KcWzRfL6g' },
} as const satisfies Record<string, SsoClaim>;

export type SsoClaimId = keyof typeof ssoClaims;

/** An error code of single sign-on. */
export interface SsoError {
  readonly cause: string;
  readonly cure: string;
  /** The code that the SDK reports. The `sso_…` code is then in `reason`. Omitted if only a redirect can cause it. */
  readonly sdkCode?: string;
  /** What the person sees. */
  readonly shown: string;
}

/** The error codes. A redirect returns them as `?error=sso_…` on `return_to`, except for `sso_return_to`. */
export const ssoErrors = {
  sso_signature: {
    cause:
      "The signature doesn't match because the secret or key is wrong, the algorithm isn't the one in the console, or the `kid` isn't in the JWKS that Rookery has cached.",
    cure: `Compare the secret, the algorithm, and the JWKS URL with the console, and sign the exact bytes that you send. After you add a key to the JWKS, wait ${limits['jwks-cache'].text}.`,
    sdkCode: 'token_invalid',
    shown: "This site couldn't prove who you are. Tell the people who run it.",
  },
  sso_expired: {
    cause: `The token has expired (\`exp\`), \`exp\` is more than ${amount(limits['token-lifetime'].max, 'minute')} after \`iat\`, or \`iat\` is more than ${amount(limits['token-clock-skew'].max, 'second')} in the future.`,
    cure: "Create the token right before you use it, never cache a page that contains one, and sync your server's clock.",
    sdkCode: 'token_expired',
    shown: 'This sign-in has expired. Reload the page.',
  },
  sso_replayed: {
    cause:
      "The `jti` was used before because the page was cached, the token was sent twice, or the value isn't random.",
    cure: 'Create a token for each page view or fetch one on demand. Send `Cache-Control: no-store`.',
    sdkCode: 'token_invalid',
    shown: 'This sign-in was already used. Reload the page.',
  },
  sso_audience: {
    cause:
      "`aud` isn't `rookery`, or `iss` isn't your organization's slug (on Pro, your chat's current slug).",
    cure: 'Set both as described in the claims table. `iss` is a slug, such as `harbour-radio`, not a URL.',
    sdkCode: 'token_invalid',
    shown: 'This sign-in is for a different chat. Tell the people who run this site.',
  },
  sso_claim_missing: {
    cause: `A required claim is missing or empty, a claim is too long or has the wrong type, \`ranks\` has too many entries, \`email\` isn't an email address, or the token is longer than ${amount(limits['token-size'].max, 'KB')}. \`message\` names the claim.`,
    cure: 'Compare the token with the claims table. Times are numbers, not strings.',
    sdkCode: 'token_invalid',
    shown: "This site didn't send enough information about you. Tell the people who run it.",
  },
  sso_domain: {
    cause: "The page that uses the token, or the email address, is on a domain that isn't allowed.",
    cure: 'In the console, add the domain in **SSO**, or the email domain in **Account settings**. On Pro, add the site to **Allowed sites**.',
    sdkCode: 'token_invalid',
    shown: "This site isn't allowed to sign you in here. Tell the people who run it.",
  },
  sso_email_taken: {
    cause: 'Another managed account of the organization has the email address in the token.',
    cure: "Set that account's `external_id` to the `sub` of the token, or change one of the addresses.",
    sdkCode: 'token_invalid',
    shown: 'Another account here has your email address. Tell the people who run this site.',
  },
  sso_account_closed: {
    cause: `The account is suspended, or was deleted less than ${limits['account-deletion-undo'].text} ago.`,
    cure: "Restore it in **Manage accounts**. To keep the person out, don't create tokens for them.",
    sdkCode: 'token_invalid',
    shown: 'This account is suspended by Harbour Radio. (Or: This account was deleted.)',
  },
  sso_state: {
    cause: `A redirect's \`state\` is missing, was used before, belongs to another browser, or is more than ${limits['sso-state-lifetime'].text} old.`,
    cure: `Start at \`${ssoSampleAddresses.start}\`, and copy \`state\` into the token unchanged.`,
    shown: "This sign-in wasn't started in this browser, or it took too long. Open the chat again.",
  },
  sso_return_to: {
    cause: "`return_to` isn't the chat's own page or a page on an allowed domain.",
    cure: 'Add the domain to **Allowed domains**, or correct the URL. Rookery shows this error itself instead of redirecting.',
    shown:
      "This link leads to a site that isn't allowed. You can go to the organization's first chat instead.",
  },
} as const satisfies Record<string, SsoError>;
