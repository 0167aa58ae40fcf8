import { accountLimits } from './limits/accounts';
import { developerLimits } from './limits/developers';
import { organizationLimits as limits } from './limits/organizations';
import { settingsLimits } from './limits/settings';
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

/** When a change in the console takes hold. */
type TakesHold = 'at once' | 'at the next sign-in' | 'at the next change' | 'for new chats' | 'for good';

/** One setting of the console. */
interface ConsoleSetting {
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

/** A whole sample file. */
export const csvSample = [
  'username,email,display_name,role',
  'wren,wren@harbour-radio.example,Wren,member',
  'jay,jay@harbour-radio.example,"Jay, night desk",manager',
  'robin,robin@harbour-radio.example,,auditor',
  'finch,finch@harbour-radio.example,Finch,',
].join('\n');

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
