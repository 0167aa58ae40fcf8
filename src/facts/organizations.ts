import { accountLimits } from './limits/accounts';
import { developerLimits } from './limits/developers';
import { moneyLimits } from './limits/money';
import { organizationLimits as limits } from './limits/organizations';
import { settingsLimits } from './limits/settings';
import { type PlanFeatureId, planFeature } from './plans';
import { examples } from './product';
import { ssoSampleAddresses } from './sso';

/** The four roles in an organization. They give no rank in a chat. */
export type OrganizationRoleId = 'owner' | 'manager' | 'auditor' | 'member';

/** One role in an organization. */
export interface OrganizationRole {
  readonly name: string;
  /** What it may do, in a sentence. */
  readonly does: string;
  /** Whether it takes a seat. */
  readonly seat: boolean;
}

/** The roles, high to low. */
export const organizationRoles = {
  owner: { name: 'Owner', does: 'May do everything: billing, SSO, API and deleting too.', seat: true },
  manager: { name: 'Manager', does: 'Manages accounts, chats, style and domains.', seat: true },
  auditor: {
    name: 'Auditor',
    does: 'Reads every console page and the action logs, and changes nothing.',
    seat: true,
  },
  member: { name: 'Member', does: "Uses the organization's chats and has no console.", seat: false },
} as const satisfies Record<OrganizationRoleId, OrganizationRole>;

/** One action in the console with the roles that may do it. */
export interface OrganizationAction {
  readonly label: string;
  readonly roles: readonly OrganizationRoleId[];
}

/** Actions in the console by role. */
export const organizationActions = {
  'read-console': { label: 'Read the console', roles: ['owner', 'manager', 'auditor'] },
  'read-logs': { label: 'Read the action logs of all chats', roles: ['owner', 'manager', 'auditor'] },
  'add-accounts': { label: 'Create, invite and import accounts', roles: ['owner', 'manager'] },
  'suspend-accounts': { label: 'Suspend accounts and sign them out', roles: ['owner', 'manager'] },
  'reset-2fa': { label: 'Reset two-factor authentication', roles: ['owner', 'manager'] },
  'delete-accounts': { label: 'Delete accounts with the role Member', roles: ['owner', 'manager'] },
  'delete-staff': { label: 'Delete or suspend an Owner, Manager or Auditor', roles: ['owner'] },
  'give-roles': { label: 'Give and take roles', roles: ['owner'] },
  'account-settings': { label: 'Change Account settings', roles: ['owner', 'manager'] },
  chats: { label: 'Create chats and move them in', roles: ['owner', 'manager'] },
  'chats-out': { label: 'Move chats out and delete them', roles: ['owner', 'manager'] },
  style: { label: 'Change the style and lock it', roles: ['owner', 'manager'] },
  domains: { label: 'Add and remove custom domains', roles: ['owner', 'manager'] },
  general: { label: 'Change name, logo, time zone and default plan', roles: ['owner'] },
  region: { label: 'Choose the data region', roles: ['owner'] },
  billing: { label: 'See and change billing', roles: ['owner'] },
  sso: { label: 'Set up SSO and sign-in providers', roles: ['owner'] },
  api: { label: 'Make and revoke API keys', roles: ['owner'] },
  'delete-organization': { label: 'Delete the organization', roles: ['owner'] },
} as const satisfies Record<string, OrganizationAction>;

/** When a change in the console takes hold. */
type TakesHold = 'at once' | 'at the next sign-in' | 'at the next change' | 'for new chats' | 'for good';

/** One setting of the console. */
export interface ConsoleSetting {
  readonly label: string;
  /** One or two sentences that say what it does. */
  readonly does: string;
  /** What may be entered. A fragment. */
  readonly values: string;
  /** The default as it reads on the screen. */
  readonly default: string;
  /** The lowest role that may change it. */
  readonly role: 'owner' | 'manager';
  readonly takesHold: TakesHold;
  /** Where people see it. A fragment. */
  readonly shows?: string;
  /** Whether it counts for people by their way of signing in; only in Account settings. */
  readonly counts?: { readonly password: boolean; readonly provider: boolean; readonly token: boolean };
}

/** One page of the console. */
export interface ConsolePage {
  readonly label: string;
  readonly holds: string;
  readonly role: 'owner' | 'manager';
  readonly settings: Readonly<Record<string, ConsoleSetting>>;
}

const everyone = { password: true, provider: true, token: true } as const;
const passwordOnly = { password: true, provider: false, token: false } as const;
const logoRule = `PNG, JPEG or WebP, ${settingsLimits['chat-logo-file'].text}, ${settingsLimits['chat-logo-size'].text} square`;

/** The pages of **Settings** in the console, in the menu's order, with their settings. */
export const consolePages = {
  general: {
    label: 'General',
    holds: 'Name, logo, billing contact, default plan, time zone, data region',
    role: 'owner',
    settings: {
      'org-name': {
        label: 'Name',
        does: 'The name of the organization. Addresses stay when it changes.',
        values: limits['org-name'].text,
        default: 'As given when it was made',
        role: 'owner',
        takesHold: 'at once',
        shows: 'console, sign-in page, e-mail, messages posted by API',
      },
      'org-address': {
        label: 'Address',
        does: `The word in the addresses of single sign-on, such as \`${examples.organization}\`, and the \`iss\` of tokens.`,
        values: limits['org-address'].text,
        default: 'Made from the name',
        role: 'owner',
        takesHold: 'for good',
        shows: 'sign-in addresses',
      },
      'org-logo': {
        label: 'Logo',
        does: 'The picture beside the name in the console. The logo people see is set under **Style**.',
        values: logoRule,
        default: 'The first letter of the name',
        role: 'owner',
        takesHold: 'at once',
        shows: 'console, list of organizations',
      },
      'billing-contact': {
        label: 'Billing contact',
        does: 'Where invoices and payment reminders go. It need not be an account.',
        values: 'name and e-mail address',
        default: 'The Owner who made it',
        role: 'owner',
        takesHold: 'at once',
        shows: 'invoices',
      },
      'default-plan': {
        label: 'Default plan per chat',
        does: 'Whose limits a new chat starts with. A smaller plan keeps a test chat small; the price is the same.',
        values: 'Free, Plus, Pro, Organization',
        default: 'Organization',
        role: 'owner',
        takesHold: 'for new chats',
        shows: 'new chats',
      },
      'time-zone': {
        label: 'Time zone',
        does: 'The zone for times in the console, reports and e-mail. People see times in their own.',
        values: 'a time zone by place, such as Europe/Berlin',
        default: 'That of the Owner who made it',
        role: 'owner',
        takesHold: 'at once',
        shows: 'console, e-mail to managers',
      },
      'data-region': {
        label: 'Data region',
        does: 'Where messages, files, accounts and logs are stored.',
        values: 'EU or US',
        default: 'As chosen when the organization was made',
        role: 'owner',
        takesHold: 'for good',
        shows: 'nowhere but here',
      },
    },
  },
  'account-settings': {
    label: 'Account settings',
    holds: 'Rules for managed accounts',
    role: 'manager',
    settings: {
      'require-2fa': {
        label: 'Require two-factor authentication',
        does: `Asks everybody for a second factor. People have ${limits['org-2fa-grace'].text} to add one; then they add it before they go on.`,
        values: 'Off, Owners and Managers, Everyone',
        default: 'Off',
        role: 'manager',
        takesHold: 'at the next sign-in',
        counts: passwordOnly,
      },
      'session-length': {
        label: 'Session length',
        does: 'How long people stay signed in on a device.',
        values: limits['org-session-length'].text,
        default: limits['org-session-length-default'].text,
        role: 'manager',
        takesHold: 'at the next sign-in',
        counts: everyone,
      },
      'email-domains': {
        label: 'Allowed e-mail domains',
        does: 'The domains that e-mail addresses of managed accounts may have. Accounts that are there already stay.',
        values: `${limits['org-email-domains'].text}, such as \`harbour-radio.example\``,
        default: 'Any',
        role: 'manager',
        takesHold: 'at once',
        counts: everyone,
      },
      'display-names': {
        label: 'Allowed display names',
        does: `Who decides the display name. Somebody whose name is refused has ${limits['org-name-grace'].text} to choose another.`,
        values: 'Free choice, Username only, Set by managers',
        default: 'Free choice',
        role: 'manager',
        takesHold: 'at the next change',
        counts: { password: true, provider: true, token: false },
      },
      'member-messages': {
        label: 'Direct messages between members',
        does: 'Whether managed accounts may write to each other in private. Earlier conversations stay readable.',
        values: 'On, Off',
        default: 'On',
        role: 'manager',
        takesHold: 'at once',
        counts: everyone,
      },
      'password-policy': {
        label: 'Password policy',
        does: 'The shortest password allowed. Known leaked passwords are always refused.',
        values: `a smallest length of ${limits['org-password-length'].text}`,
        default: accountLimits.password.text,
        role: 'manager',
        takesHold: 'at the next change',
        counts: passwordOnly,
      },
    },
  },
  'manage-accounts': {
    label: 'Manage accounts',
    holds: 'Accounts, invitations, CSV import, roles, seats',
    role: 'manager',
    settings: {},
  },
  style: {
    label: 'Style',
    holds: 'Logo, accent colour, fonts, default theme, e-mail header, lock',
    role: 'manager',
    settings: {
      'style-logo': {
        label: 'Logo',
        does: "Your logo instead of Rookery's.",
        values: logoRule,
        default: "Rookery's",
        role: 'manager',
        takesHold: 'at once',
        shows: 'sign-in page, e-mail, chats without a logo',
      },
      'style-accent': {
        label: 'Accent colour',
        does: 'The colour of buttons and links. A colour that cannot be read is refused.',
        values: 'a colour as six hexadecimal digits',
        default: '#2f6f4f',
        role: 'manager',
        takesHold: 'at once',
        shows: 'sign-in page, e-mail, chats',
      },
      'style-font': {
        label: 'Font',
        does: 'The font of chats and of the sign-in page.',
        values: 'System, Serif, Rounded, Mono, OpenDyslexic',
        default: 'System',
        role: 'manager',
        takesHold: 'at once',
        shows: 'sign-in page, chats',
      },
      'style-theme': {
        label: 'Default theme',
        does: 'The theme of every chat that has not chosen its own.',
        values: 'Daylight, Dusk, Night, High contrast, Custom',
        default: 'Daylight',
        role: 'manager',
        takesHold: 'at once',
        shows: 'chats',
      },
      'style-email': {
        label: 'E-mail header',
        does: 'A picture or the logo above invitations and digests. Security mail always says Rookery.',
        values: `None, Logo, Picture (PNG or JPEG, ${settingsLimits['chat-logo-file'].text})`,
        default: 'Logo',
        role: 'manager',
        takesHold: 'at once',
        shows: 'e-mail',
      },
      'style-lock': {
        label: 'Lock',
        does:
          'Chats may not change theme, accent colour and font; their settings say “set by your organization”. ' +
          "Wording, icons, notices and welcome stay theirs, and each visitor's own theme still wins.",
        values: 'On, Off',
        default: 'Off',
        role: 'manager',
        takesHold: 'at once',
        shows: 'Chat settings of every chat',
      },
    },
  },
  api: {
    label: 'API',
    holds: `API keys, ${developerLimits['api-keys'].text}`,
    role: 'owner',
    settings: {},
  },
  'custom-domains': {
    label: 'Custom domains',
    holds: 'Domains, their records and states',
    role: 'manager',
    settings: {},
  },
  sso: {
    label: 'SSO',
    holds: 'Signed tokens, sign-in providers, Enforce SSO',
    role: 'owner',
    settings: {
      'sso-algorithm': {
        label: 'Algorithm',
        does: 'How tokens are signed. Tokens signed otherwise are refused.',
        values: 'HS256, RS256, ES256',
        default: 'HS256',
        role: 'owner',
        takesHold: 'at once',
      },
      'sso-secret': {
        label: 'Secrets',
        does: 'The secrets for HS256. Each is shown once.',
        values: `${developerLimits['token-secrets'].text}, ${developerLimits['token-secret-bytes'].text} each`,
        default: 'None',
        role: 'owner',
        takesHold: 'at once',
      },
      'sso-jwks': {
        label: 'JWKS address',
        does: 'Where Rookery reads your public keys, for RS256 and ES256.',
        values: 'an `https` address',
        default: 'Empty',
        role: 'owner',
        takesHold: 'at once',
      },
      'sso-domains': {
        label: 'Allowed domains',
        does: 'Domains that `return_to` and pages with a token may be on.',
        values: developerLimits['sso-return-domains'].text,
        default: 'Empty',
        role: 'owner',
        takesHold: 'at once',
      },
      'sso-enforce': {
        label: 'Enforce SSO',
        does: `Switches every other way to sign in off, but for ${limits['org-break-glass-owners'].max} break-glass Owners.`,
        values: 'On, Off',
        default: 'Off',
        role: 'owner',
        takesHold: 'at once',
      },
      'sso-providers': {
        label: 'Social login providers',
        does: 'Which providers people may use, with your own client for each if you like.',
        values: 'Google, Apple, Microsoft, Discord, one OpenID Connect provider',
        default: 'Google, Apple, Microsoft and Discord on',
        role: 'owner',
        takesHold: 'at the next sign-in',
      },
    },
  },
} as const satisfies Record<string, ConsolePage>;

/** Id of a page of the console. */
export type ConsolePageId = keyof typeof consolePages;

/** What the data region covers, what stays outside, and what to do about a wrong choice. */
export const dataRegion = {
  choices: ['EU', 'US'],
  covers: ['messages and files', 'managed accounts', 'action logs and exports', 'backups of these'],
  outside: [
    'personal accounts that visit your chats',
    'invoices and payments',
    'e-mail and push messages on their way',
    'the script and pictures of Rookery itself',
  ],
  wrong: 'Make a second organization in the right region and move the chats there.',
} as const;

/** What always says Rookery, whatever the style. */
export const alwaysRookery = [
  'the legal links',
  'security mail: codes, new sign-ins, changed passwords',
] as const;

/** States of a managed account. */
export const accountStates = {
  invited: 'The invitation is out and not yet taken.',
  active: 'Works.',
  suspended: 'Signed out and refused, with everything kept.',
  deleted: `Gone, and can be brought back for ${accountLimits['account-deletion-undo'].text}.`,
} as const satisfies Record<string, string>;

/** Actions on a managed account: what happens, what the person sees, and how to undo it. */
export const accountActions = {
  create: {
    label: 'Create',
    does: 'Makes the account with a username and an e-mail address.',
    personSees: 'An e-mail with a link to choose a password.',
    undo: 'Delete it.',
  },
  invite: {
    label: 'Invite',
    does: `Sends an invitation, valid ${limits['org-invitation-lifetime'].text}; the person chooses a username.`,
    personSees: 'An e-mail that names the organization and the person who invites.',
    undo: 'Withdraw it while it is not taken.',
  },
  import: {
    label: 'Import CSV',
    does: `Makes an account for each row, ${limits['org-csv-rows'].text} at once.`,
    personSees: 'An invitation, as with **Create**.',
    undo: 'Delete the accounts.',
  },
  suspend: {
    label: 'Suspend',
    does: 'Ends all sessions and refuses sign-ins and tokens. Messages, ranks and the seat stay.',
    personSees: '**This account is suspended by {organization}**, and whom to ask.',
    undo: '**Bring back**: at once, as it was.',
  },
  'reset-2fa': {
    label: 'Reset two-factor authentication',
    does: 'Takes the second factor and the recovery codes off and ends all sessions.',
    personSees:
      'An e-mail, and the question for a new second factor at the next sign-in where it is required.',
    undo: 'None: the person sets it up again.',
  },
  'sign-out': {
    label: 'Sign out',
    does: 'Ends all sessions. The person can sign in again.',
    personSees: 'The sign-in page.',
    undo: 'None needed.',
  },
  delete: {
    label: 'Delete',
    does: `Closes the account; after ${accountLimits['account-deletion-undo'].text} it goes for good. Messages stay under **Deleted account** unless **Also delete messages** was ticked.`,
    personSees: '**This account is deleted**, and until when it can be brought back.',
    undo: `**Bring back** within ${accountLimits['account-deletion-undo'].text}.`,
  },
} as const satisfies Record<string, { label: string; does: string; personSees: string; undo: string }>;

/** What Owners and Managers see of a managed account, and what they never see. */
export const managersSee = {
  yes: [
    'username, display name, e-mail address',
    'role, state, last seen',
    'chats and ranks',
    'whether two-factor authentication is on',
  ],
  no: [
    'passwords and recovery codes',
    'direct messages',
    'IP addresses',
    'the personal account of the same person',
  ],
} as const;

/** One column of the CSV file. */
export interface CsvColumn {
  readonly needed: boolean;
  /** What it may hold. A fragment. */
  readonly rule: string;
  /** The error that the report gives for a bad value, without the line number. */
  readonly error: string;
  readonly sample: string;
}

/** Columns of the CSV import, in order. */
export const csvColumns = {
  username: {
    needed: true,
    rule: `${accountLimits.username.text}: letters, digits and \`_\`; not taken in the organization`,
    error: 'The username is missing, has other characters, is too short or long, or is taken.',
    sample: 'wren',
  },
  email: {
    needed: true,
    rule: 'an e-mail address, on an allowed domain where there is a list; once in the file',
    error: 'The e-mail address is missing, not an address, on another domain, or used twice.',
    sample: 'wren@harbour-radio.example',
  },
  display_name: {
    needed: false,
    rule: `${accountLimits['display-name'].text}; the username when empty`,
    error: 'The display name is too long.',
    sample: 'Wren',
  },
  role: {
    needed: false,
    rule: '`member`, `auditor`, `manager` or `owner`; `member` when empty; anything else takes an Owner and a seat',
    error: 'There is no such role, no seat is left, or you may not give it.',
    sample: 'member',
  },
} as const satisfies Record<string, CsvColumn>;

/** How the CSV file is read. One sentence each. */
export const csvRules = [
  `UTF-8, comma between, the first line with the column names, ${limits['org-csv-rows'].text}, ${limits['org-csv-size'].text}.`,
  'A value with a comma stands in double quotes; a double quote inside is written twice.',
  'Bad rows are reported by line number and left out; the good ones go in.',
  'Running the same file twice changes nothing: a row whose username and e-mail address are there already is passed over.',
] as const;

/** A whole sample file. */
export const csvSample = [
  'username,email,display_name,role',
  'wren,wren@harbour-radio.example,Wren,member',
  'jay,jay@harbour-radio.example,"Jay, night desk",manager',
  'robin,robin@harbour-radio.example,,auditor',
  'finch,finch@harbour-radio.example,Finch,',
].join('\n');

/** Seats and chats of an organization: what counts, what is included, what more costs in a month. */
export const organizationSeats = {
  seatIs: 'an account with the role Owner, Manager or Auditor',
  needNone: 'Members, those who come by single sign-on included',
  seats: { included: moneyLimits['seats-included'], extraPrice: moneyLimits['seat-price'] },
  chats: { included: moneyLimits['chats-included'], extraPrice: moneyLimits['extra-chat-price'] },
} as const;

/** One provider people may sign in with. */
export interface LoginProvider {
  readonly name: string;
  readonly givesName: string;
  readonly givesEmail: string;
  readonly emailVerified: string;
  readonly givesPicture: boolean;
  readonly onByDefault: boolean;
  readonly ownClient: 'possible' | 'needed';
  /** Where a client of your own is made, at the time of writing. */
  readonly clientAt: string;
  /** What you enter in the console. */
  readonly fields: readonly string[];
  /** What runs out and when, or a dash. */
  readonly expires: string;
  readonly note: string;
}

/** The providers people may sign in with. */
export const loginProviders = {
  google: {
    name: 'Google',
    givesName: 'yes',
    givesEmail: 'yes',
    emailVerified: 'yes',
    givesPicture: true,
    onByDefault: true,
    ownClient: 'possible',
    clientAt: 'Google Cloud console → **APIs & Services** → **Credentials**',
    fields: ['Client id', 'Client secret'],
    expires: '–',
    note: 'While the app is in testing, only the test users you list can sign in.',
  },
  apple: {
    name: 'Apple',
    givesName: 'at the first sign-in only',
    givesEmail: 'yes, or a relay address',
    emailVerified: 'yes',
    givesPicture: false,
    onByDefault: true,
    ownClient: 'possible',
    clientAt: 'Apple Developer → **Certificates, Identifiers & Profiles** → **Identifiers** → Services ID',
    fields: ['Services ID', 'Client secret'],
    expires: `The client secret, after ${limits['apple-secret-lifetime'].max} months`,
    note: 'A relay address matches no account made with the real one: the person gets a second account.',
  },
  microsoft: {
    name: 'Microsoft',
    givesName: 'yes',
    givesEmail: 'mostly',
    emailVerified: 'for work and school accounts of checked domains',
    givesPicture: false,
    onByDefault: true,
    ownClient: 'possible',
    clientAt: 'Microsoft Entra admin center → **App registrations**',
    fields: ['Application (client) id', 'Client secret'],
    expires: 'The client secret, on the day you chose',
    note: 'Choose whether accounts of one directory or of all may sign in.',
  },
  discord: {
    name: 'Discord',
    givesName: 'yes',
    givesEmail: 'yes, unless registered by phone only',
    emailVerified: 'as Discord says',
    givesPicture: true,
    onByDefault: true,
    ownClient: 'possible',
    clientAt: 'Discord Developer Portal → your application → **OAuth2**',
    fields: ['Client id', 'Client secret'],
    expires: '–',
    note: 'People without an e-mail address at Discord add one at Rookery.',
  },
  oidc: {
    name: 'OpenID Connect',
    givesName: 'claim `name`',
    givesEmail: 'claim `email`',
    emailVerified: 'claim `email_verified`',
    givesPicture: true,
    onByDefault: false,
    ownClient: 'needed',
    clientAt: "your provider's console, such as Okta, Entra ID or Keycloak",
    fields: ['Issuer', 'Client id', 'Client secret', 'Scopes'],
    expires: 'As your provider says',
    note: 'Try it with **Test sign-in** before others see it. The issuer must match to the letter, slash at the end included.',
  },
} as const satisfies Record<string, LoginProvider>;

/** What every client of your own needs, and how accounts are linked. */
export const loginProviderSetup = {
  redirect: ssoSampleAddresses.callback,
  scopes: 'openid email profile',
  discovery: '/.well-known/openid-configuration',
  claims: ['sub', 'name', 'email', 'email_verified', 'picture', 'locale'],
  ownProviders: limits['org-oidc-providers'],
  linking: [
    'A sign-in with a verified e-mail address is linked to the managed account that has it.',
    'An unverified address is never linked: a new account is made or the sign-in is refused.',
  ],
  withTokens:
    'Signed tokens and providers work side by side. A person who uses both is linked by verified e-mail.',
  withEnforce: 'With Enforce SSO only signed tokens and your own OpenID Connect provider work.',
  inEmbed: 'In an embed the provider opens in a pop-up. Browsers inside apps may refuse it.',
} as const;

/** The order to set an organization up, with who is needed. */
export const setupOrder = [
  { page: 'general', does: 'Name, billing contact, data region', needs: 'Owner' },
  { page: 'account-settings', does: 'Rules for accounts, before there are any', needs: 'Owner or Manager' },
  { page: 'style', does: 'Logo, colour, theme', needs: 'Owner or Manager, and a logo file' },
  { page: 'sso', does: 'Signed tokens or providers', needs: 'Owner and a developer' },
  {
    page: 'custom-domains',
    does: 'Your name in the address',
    needs: 'Owner or Manager, and whoever manages DNS',
  },
  { page: 'api', does: 'Keys for your own programs', needs: 'Owner and a developer' },
] as const satisfies readonly { page: ConsolePageId; does: string; needs: string }[];

/** One row of the comparison between a single Pro chat and an organization. */
export interface ProOrOrganization {
  readonly label: string;
  readonly pro: string;
  readonly organization: string;
}

function byPlan(label: string, id: PlanFeatureId): ProOrOrganization {
  return { label, pro: planFeature(id, 'pro').text, organization: planFeature(id, 'organization').text };
}

/** A single Pro chat beside an organization. */
export const proOrOrganization: readonly ProOrOrganization[] = [
  {
    label: 'Chats',
    pro: 'one',
    organization: `${moneyLimits['chats-included'].text} included, more at ${moneyLimits['extra-chat-price'].text} a month each`,
  },
  byPlan('Price a month', 'price'),
  byPlan('People online at once, per chat', 'people-online'),
  {
    label: 'Accounts',
    pro: 'personal accounts',
    organization: 'managed accounts, and personal ones if you like',
  },
  {
    label: 'Sign-in from your site',
    pro: 'sign-in tokens for one chat',
    organization: 'single sign-on for all chats',
  },
  { label: 'Sign-in providers', pro: 'as for everyone', organization: 'your choice, with your own clients' },
  byPlan('API', 'api'),
  byPlan('Custom domains', 'custom-domains'),
  { label: 'Style', pro: 'for each chat', organization: 'one for all chats, with a lock' },
  { label: 'Data region', pro: 'as Rookery stores it', organization: 'EU or US' },
  { label: 'Bill', pro: 'one for each chat', organization: 'one, by invoice if you pay by the year' },
  byPlan('Support answers within', 'support'),
];

/** Moving chats in and out. One sentence each. */
export const movingChats = [
  'An owner of the chat who is also Owner or Manager of the organization moves it in.',
  'Address, messages and ranks stay.',
  "The chat's own subscription ends, and what is left of it is credited.",
  'Moving out goes the same way; the chat is on Free until somebody pays for it.',
] as const;

/** Deleting an organization: who, how long, and what becomes of things. */
export const endingOrganization = {
  role: 'owner',
  undo: limits['org-delete-undo'],
  steps: [
    'Move out the chats that are to stay.',
    'Export what you need: archives, action logs, the list of accounts.',
    'Under **General**, press **Delete organization** and type its address.',
    `For ${limits['org-delete-undo'].text} an Owner can undo it.`,
  ],
  goes: ['chats that were not moved out', 'managed accounts', 'API keys, domains and sign-in settings'],
  stays: ['chats moved out before', 'personal accounts', 'invoices, as long as the law asks for'],
  leavingPlan: `A managed account with a verified e-mail address becomes personal when its holder sets a password within ${moneyLimits['downgrade-grace'].text}.`,
} as const;
