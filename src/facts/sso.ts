import { accountLimits } from './limits/accounts';
import { developerLimits as limits } from './limits/developers';
import { organizationLimits } from './limits/organizations';
import { numberOf } from './plans';
import { addresses, examples } from './product';
import { amount } from './quantity';
import type { SdkErrorId } from './sdk';
import type { PlanId } from './types';

/** Addresses of single sign-on. `{organization}` stands for the organization's address word. */
export const ssoAddresses = {
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

/** Members of the token's header. */
export const tokenHeader = {
  alg: {
    needed: true,
    does: 'The algorithm, one of the three; it must be the one you chose in the console.',
  },
  typ: { needed: false, does: '`JWT`.' },
  kid: { needed: false, does: 'Which key signed it. Needed when your JWKS address lists more than one.' },
} as const satisfies Record<string, { needed: boolean; does: string }>;

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

/** One way to bring a token to Rookery. */
export interface SsoWay {
  readonly label: string;
  readonly how: string;
  readonly suits: string;
  readonly plan: PlanId;
}

/** The ways to bring a token to Rookery. */
export const ssoWays = {
  option: {
    label: '`token` option',
    how: 'The page gives the token to `<rookery-chat>` or `mount`.',
    suits: 'Pages made for each visitor by your server.',
    plan: 'pro',
  },
  method: {
    label: '`signIn(token)`',
    how: 'The page fetches a token from your server when it is needed and passes it to the SDK.',
    suits: 'Cached pages and single-page sites.',
    plan: 'pro',
  },
  redirect: {
    label: 'Redirect',
    how: `Your server sends the visitor to \`${ssoSampleAddresses.signIn}?token=…&return_to=…\`.`,
    suits: "The chat's own page, without an embed.",
    plan: 'organization',
  },
} as const satisfies Record<string, SsoWay>;

/** The redirect address for a token and the page to come back to, which must be on an allowed domain. */
export function ssoRedirect(organization: string, token: string, returnTo: string): string {
  const query = new URLSearchParams({ token, return_to: returnTo });
  return `${ssoAddresses.signIn.replace('{organization}', organization)}?${query}`;
}

/** What there is to choose between. */
export const ssoChoices = {
  token: {
    label: 'Signed tokens',
    takeWhen: 'Your site has accounts, and people are signed in there.',
    needs: 'A server that can sign.',
    offered: true,
  },
  oidc: {
    label: 'OpenID Connect',
    takeWhen: 'Your people sign in with Okta, Entra ID, Keycloak or the like.',
    needs: 'A client at your provider; no code.',
    offered: true,
  },
  saml: { label: 'SAML', takeWhen: 'Not offered: use OpenID Connect.', needs: '–', offered: false },
  scim: { label: 'SCIM', takeWhen: 'Not offered: use the API or a CSV import.', needs: '–', offered: false },
} as const satisfies Record<string, { label: string; takeWhen: string; needs: string; offered: boolean }>;

/** What happens from page to session, step by step, with who does it. */
export const ssoSequence = [
  { who: 'Visitor', does: 'Is signed in on your site and opens a page with the chat.' },
  { who: 'Your server', does: 'Checks the session and signs a token for this person.' },
  { who: 'Page', does: 'Passes the token to `token` or `signIn()`.' },
  { who: 'Rookery', does: 'Checks signature, claims and `jti`, and starts a session.' },
  {
    who: 'Rookery',
    does: `Keeps the session as long as **Account settings** in the console say: ${organizationLimits['org-session-length-default'].text} at first. The token itself is used up.`,
  },
  {
    who: 'Rookery',
    does: 'Creates a managed account at the first sign-in, and updates it at each later one.',
  },
] as const satisfies readonly { who: string; does: string }[];

/** What Pro has of sign-in tokens, beside what an Organization has. */
export const ssoPlans = [
  {
    what: 'Where it is set',
    pro: '**Chat settings → Security & privacy → Sign-in tokens**',
    organization: 'Console → **SSO**',
  },
  { what: 'Who sets it', pro: 'Owner of the chat', organization: 'Owner of the organization' },
  { what: 'Algorithms', pro: 'HS256 with one secret', organization: 'HS256, RS256, ES256' },
  { what: '`iss`', pro: "the chat's address word", organization: "the organization's address word" },
  {
    what: 'What a sign-in makes',
    pro: 'a member of that chat only',
    organization: 'a managed account for all its chats',
  },
  { what: 'Password and seat', pro: 'neither', organization: 'no password, no seat' },
  { what: '`ranks`', pro: 'that chat', organization: 'all its chats' },
  { what: 'Redirect', pro: 'no', organization: 'yes' },
  { what: 'JWKS address', pro: 'no', organization: 'yes' },
  { what: 'Sign-in providers of your choice', pro: 'no', organization: 'yes' },
  { what: 'Enforce SSO', pro: 'no', organization: 'yes' },
] as const satisfies readonly { what: string; pro: string; organization: string }[];

/** What Enforce SSO does and how to go there and back. */
export const enforceSso = {
  stops: [
    'Passwords, passkeys and social sign-in stop working for managed accounts.',
    "Personal accounts can no longer join the organization's chats.",
    'Invitations and CSV imports make accounts that sign in through your site only.',
  ],
  keeps: `${organizationLimits['org-break-glass-owners'].max} Owners whom you name keep their password and two-factor authentication, for the day your site is down.`,
  steps: [
    'Sign in through your site yourself, in a private window.',
    'Name the two break-glass Owners and make sure that both have two-factor authentication.',
    'Switch on **Enforce SSO**. Sessions that began another way end.',
  ],
  back: 'A break-glass Owner switches it off; the other ways work again at once.',
} as const;

/** How sign-out works. One sentence each. */
export const ssoSignOut = [
  '`signOut()` ends the session in the page; the visitor goes on as a guest.',
  `\`${ssoSampleAddresses.signOut}\` ends it by redirect.`,
  'Neither touches the session on your site: end that yourself, and call the other from your sign-out page.',
] as const;

/** Rules of safety for sign-in tokens. One sentence each. */
export const ssoSafety = [
  'The secret or private key stays on your server.',
  'Check your own session before you sign, and sign for nobody else.',
  'Take `ranks` from your own records, never from what the browser sends.',
  'Say `email_verified` only of addresses you have checked.',
  'Never cache a page or an answer that holds a token: `Cache-Control: no-store`.',
  'After a leak, make a second secret, switch your server over, and remove the first.',
  "Two-factor authentication is your site's job: people who come by token are not asked for it at Rookery.",
] as const;

/** How to change keys while both work. One sentence each. */
export const ssoKeyChange = [
  `HS256: add a second secret; ${limits['token-secrets'].max} may be valid at once. Sign with it, then remove the first.`,
  `RS256 and ES256: list the new key beside the old at your JWKS address, wait ${limits['jwks-cache'].text}, then sign with it.`,
] as const;
