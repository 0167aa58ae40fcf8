import { accountLimits } from './limits/accounts';
import { moderationLimits } from './limits/moderation';
import { privacyLimits } from './limits/privacy';
import type { PageWhere } from './pages';
import { addresses } from './product';
import { chatInformation } from './settings/chat-information';
import { securityAndPrivacy } from './settings/security-and-privacy';
import type { PlanId } from './types';

const { settings: access } = securityAndPrivacy;
const { settings: about } = chatInformation;

/** A privacy law that Rookery follows. */
export interface PrivacyLaw {
  /** The short name: "GDPR". */
  readonly name: string;
  readonly fullName: string;
  /** Whom it protects. A fragment. */
  readonly appliesTo: string;
  /** What it gives the reader here. One sentence. */
  readonly gives: string;
}

/** The privacy laws that Rookery follows. */
export const privacyLaws = {
  gdpr: {
    name: 'GDPR',
    fullName: 'General Data Protection Regulation',
    appliesTo: 'people in the European Economic Area',
    gives:
      'You can see, correct, delete and take along your data, object to a use of it, and complain to your data protection authority.',
  },
  'uk-gdpr': {
    name: 'UK GDPR',
    fullName: 'UK General Data Protection Regulation and Data Protection Act 2018',
    appliesTo: 'people in the United Kingdom',
    gives:
      "You have the same rights as under the GDPR, and can complain to the Information Commissioner's Office.",
  },
  ccpa: {
    name: 'CCPA/CPRA',
    fullName: 'California Consumer Privacy Act, as changed by the California Privacy Rights Act',
    appliesTo: 'people who live in California',
    gives:
      'You can know, correct and delete your data, and refuse its sale or sharing. Rookery does not sell data, and shares it for advertising only after you agree.',
  },
  coppa: {
    name: 'COPPA',
    fullName: "Children's Online Privacy Protection Act",
    appliesTo: `children in the United States under ${accountLimits['age-minimum'].min} and their parents`,
    gives: `Accounts are for people of ${accountLimits['age-minimum'].min} and over; a parent can have the data of a younger child deleted at once.`,
  },
  lgpd: {
    name: 'LGPD',
    fullName: 'Lei Geral de Proteção de Dados',
    appliesTo: 'people in Brazil',
    gives: 'You can see, correct, delete and take along your data, and ask with whom it was shared.',
  },
} as const satisfies Record<string, PrivacyLaw>;

/** Who answers for a kind of data under the law. */
export interface DataRole {
  /** The data in question. A fragment. */
  readonly data: string;
  /** Who decides about it. */
  readonly controller: string;
  /** Who handles it on the controller's behalf, if anybody. */
  readonly processor: string;
  /** Whom the reader asks. One sentence. */
  readonly ask: string;
}

/** Controller and processor by kind of data. */
export const dataRoles = {
  accounts: {
    data: 'Personal accounts and guests',
    controller: 'Rookery',
    processor: 'Rookery and its subprocessors',
    ask: `You use **Account settings** or write to \`${addresses.privacy}\`.`,
  },
  chats: {
    data: 'Messages, ranks, bans and logs of a chat that belongs to no organization',
    controller: 'Rookery, together with the owner, who decides how long messages stay and who reads them',
    processor: 'Rookery and its subprocessors',
    ask: 'You ask the staff of the chat about their decisions, and Rookery about everything else.',
  },
  organizations: {
    data: "Managed accounts and an organization's chats",
    controller: 'the organization',
    processor: 'Rookery, under a data processing agreement',
    ask: 'You ask the organization first; Rookery passes on a request that reaches it by mistake.',
  },
  websites: {
    data: 'What a website does with data it receives by webhooks, the API or sign-in tokens',
    controller: 'the owner of the website',
    processor: 'nobody at Rookery',
    ask: 'You ask the owner of the website.',
  },
} as const satisfies Record<string, DataRole>;

/** The data processing agreement (DPA) of organizations. */
export const processingAgreement = {
  name: 'data processing agreement (DPA)',
  plan: 'organization',
  who: 'An Owner of the organization accepts it',
  where: 'org/general',
  includes: [
    'what Rookery may do with the data and for how long',
    'the security measures',
    'the list of subprocessors, with notice of new ones',
    'the standard contractual clauses for data that leaves the EEA or the United Kingdom',
  ],
} as const satisfies {
  plan: PlanId;
  where: PageWhere;
  name: string;
  who: string;
  includes: readonly string[];
};

/** One thing a person can ask for about their own data. */
export interface PrivacyRight {
  /** The reader's words: "See and take along my data". */
  readonly label: string;
  /** What the law calls it. */
  readonly legalName: string;
  /** Names of the buttons and pages from the menu to the action, in order. Empty when it goes by mail. */
  readonly path: readonly string[];
  readonly where?: PageWhere;
  /** What you get. One or two sentences. */
  readonly gives: string;
  /** How long it takes. A fragment. */
  readonly takes: string;
  /** What somebody without an account does. One sentence. */
  readonly guests: string;
}

const byMail = `Guests write to \`${addresses.privacy}\` and name the chat, the nickname with its number, and the day.`;

/** What you can ask for, with the exact path and the times. */
export const privacyRights = {
  download: {
    label: 'See and take along my data',
    legalName: 'access and portability',
    path: ['Account settings', 'Privacy', 'Download my data'],
    where: 'account-settings/privacy',
    gives: `A JSON file with your profile, messages, direct messages, files, friends, blocks, bookmarks, purchases and sign-ins. A link comes by e-mail and works for ${privacyLimits['data-download-link'].text}.`,
    takes: `${privacyLimits['data-download-ready'].text}, and ${privacyLimits['privacy-request-answer'].text} at most by law`,
    guests: byMail,
  },
  delete: {
    label: 'Delete my account',
    legalName: 'erasure',
    path: ['Account settings', 'Privacy', 'Delete my account'],
    where: 'account-settings/privacy',
    gives:
      'Your account, profile, friends, blocks, bookmarks and unused feathers go. Messages stay under **Deleted account** until they age out, unless you tick **Also delete my messages**.',
    takes: `${accountLimits['account-deletion-undo'].text}, during which you can undo it; up to ${privacyLimits['backups-kept'].text} more in backups`,
    guests: byMail,
  },
  correct: {
    label: 'Correct my data',
    legalName: 'rectification',
    path: ['Account settings', 'Profile'],
    where: 'account-settings/profile',
    gives:
      'You change your name, avatar and e-mail address yourself; write to us about a wrong date of birth.',
    takes: `at once, or ${privacyLimits['privacy-request-answer'].text} by mail`,
    guests: 'Guests change their nickname with `/nick NAME`.',
  },
  object: {
    label: 'Object to a use, or limit it',
    legalName: 'objection and restriction',
    path: [],
    gives: `You write to \`${addresses.privacy}\`, say which use you mean, and hear what we change or why we cannot.`,
    takes: privacyLimits['privacy-request-answer'].text,
    guests: byMail,
  },
  consent: {
    label: 'Take back my consent to advertising',
    legalName: 'withdrawal of consent',
    path: ['☰', 'Cookies'],
    where: 'chat-menu',
    gives:
      'Advertisements on Free chats are no longer personalised and `rk_ads` is deleted from this browser.',
    takes: 'at once',
    guests: 'Guests do the same: it belongs to the browser.',
  },
  complain: {
    label: 'Complain',
    legalName: 'complaint to an authority',
    path: [],
    gives: `You write to \`${addresses.privacy}\` first if you like, and to the data protection authority of your country at any time.`,
    takes: `${privacyLimits['privacy-request-answer'].text} for our answer`,
    guests: 'Guests have the same right.',
  },
} as const satisfies Record<string, PrivacyRight>;

/** How long one kind of data is kept. */
export interface Retention {
  /** The data. A fragment with a capital. */
  readonly data: string;
  /** How long, in words; empty when `feature` gives it by plan. */
  readonly kept: string;
  /** Id of the row of the plan table that gives the time by plan. */
  readonly feature?: 'history' | 'action-log';
  /** What ends it sooner, or what belongs to it. One sentence. */
  readonly note: string;
}

const byPlan = 'by plan';

/** How long each kind of data is kept. */
export const retention = {
  messages: {
    data: 'Messages and their files',
    kept: byPlan,
    feature: 'history',
    note: 'The owner can set a shorter time; a deleted message and its files go at once.',
  },
  'direct-messages': {
    data: 'Direct messages',
    kept: byPlan,
    feature: 'history',
    note: 'As long as the chat they started in keeps messages.',
  },
  'action-log': {
    data: 'Action log',
    kept: byPlan,
    feature: 'action-log',
    note: 'Nobody can edit or delete an entry before that.',
  },
  'ip-tags': {
    data: 'IP tags and the address behind each',
    kept: moderationLimits['ip-tag-kept'].text,
    note: 'Nobody in a chat ever sees the address.',
  },
  'sign-in-records': {
    data: 'Sign-in records: device, browser, rough place, time',
    kept: privacyLimits['sign-in-records-kept'].text,
    note: 'You see your own under **Account settings → Security**.',
  },
  reports: {
    data: 'Copy of a reported message',
    kept: moderationLimits['report-copy'].text,
    note: 'Counted from the day the report is closed, even if the message is deleted.',
  },
  'guest-nicknames': {
    data: 'Guest nickname and number',
    kept: accountLimits['guest-nickname-kept'].text,
    note: 'The name beside a message stays as long as the message.',
  },
  'unverified-accounts': {
    data: 'Accounts whose e-mail address is not verified',
    kept: accountLimits['unverified-removal'].text,
    note: 'Then they are removed.',
  },
  accounts: {
    data: 'Account and profile',
    kept: 'until you delete the account',
    note: `For ${accountLimits['account-deletion-undo'].text} you can undo that; the username is free again after ${accountLimits['username-freed'].text}.`,
  },
  invoices: {
    data: 'Invoices',
    kept: privacyLimits['invoices-kept'].text,
    note: 'Tax law asks for it, also after an account is deleted.',
  },
  'support-mail': {
    data: 'Mail to support, privacy and security',
    kept: privacyLimits['support-mail-kept'].text,
    note: 'Counted from the last answer.',
  },
  backups: {
    data: 'Backups',
    kept: privacyLimits['backups-kept'].text,
    note: 'Deleted data is overwritten in that time and is not brought back.',
  },
} as const satisfies Record<string, Retention>;

/** Who may look at a person's data. */
export type ViewerId = 'others' | 'staff' | 'organization' | 'rookery';

/** Column headings of the table "Who sees what of me". */
export const viewers = {
  others: 'Others in the chat',
  staff: 'Staff of the chat, owner included',
  organization: 'Your organization, if your account is managed',
  rookery: 'Rookery',
} as const satisfies Record<ViewerId, string>;

/** One answer of the table: whether somebody sees it, and the words of the cell. */
interface Visible {
  readonly sees: 'yes' | 'no' | 'partly';
  /** The words of the cell, starting with "Yes", "No" or what they see. A fragment. */
  readonly text: string;
}

/** One row of the table "Who sees what of me". */
export interface VisibleThing {
  readonly label: string;
  readonly seenBy: Readonly<Record<ViewerId, Visible>>;
}

const yes = { sees: 'yes', text: 'Yes' } as const;
const no = { sees: 'no', text: 'No' } as const;

/** What others in a chat, its staff, the organization and Rookery can see of you. */
export const whoSeesWhat = {
  name: {
    label: 'Display name, username, avatar, status',
    seenBy: { others: yes, staff: yes, organization: yes, rookery: yes },
  },
  email: {
    label: 'E-mail address',
    seenBy: {
      others: no,
      staff: no,
      organization: { sees: 'yes', text: 'Yes, of its managed accounts' },
      rookery: yes,
    },
  },
  'date-of-birth': {
    label: 'Date of birth',
    seenBy: { others: no, staff: no, organization: no, rookery: { sees: 'yes', text: 'Yes, to check ages' } },
  },
  password: {
    label: 'Password',
    seenBy: {
      others: no,
      staff: no,
      organization: no,
      rookery: { sees: 'no', text: 'No: only a scrambled form that cannot be read back' },
    },
  },
  'ip-address': {
    label: 'IP address',
    seenBy: {
      others: no,
      staff: { sees: 'no', text: 'No: an IP tag such as `ip-7f3c9a`, from Moderator' },
      organization: no,
      rookery: { sees: 'yes', text: `Yes, for ${moderationLimits['ip-tag-kept'].text}` },
    },
  },
  device: {
    label: 'Device, browser and rough place of your sign-ins',
    seenBy: {
      others: no,
      staff: no,
      organization: no,
      rookery: { sees: 'yes', text: `Yes, for ${privacyLimits['sign-in-records-kept'].text}` },
    },
  },
  messages: {
    label: 'Messages in a channel',
    seenBy: {
      others: { sees: 'partly', text: 'Those whose rank may read the channel' },
      staff: { sees: 'yes', text: 'Yes, also in the archive' },
      organization: { sees: 'yes', text: 'Yes, in its own chats' },
      rookery: { sees: 'partly', text: 'Stored; people look only after a report or when the law asks' },
    },
  },
  'deleted-messages': {
    label: 'Messages you deleted',
    seenBy: {
      others: no,
      staff: { sees: 'no', text: 'No, unless the message was reported before' },
      organization: no,
      rookery: {
        sees: 'partly',
        text: `In backups for up to ${privacyLimits['backups-kept'].text}, or as the copy in a report`,
      },
    },
  },
  'direct-messages': {
    label: 'Direct messages',
    seenBy: {
      others: { sees: 'partly', text: 'Only the people in the conversation' },
      staff: no,
      organization: no,
      rookery: {
        sees: 'partly',
        text: `Only when somebody in it reports a message: that one and the ${moderationLimits['report-context'].max} before it`,
      },
    },
  },
  files: {
    label: 'Files you upload',
    seenBy: {
      others: { sees: 'partly', text: 'Those who see the message' },
      staff: { sees: 'yes', text: 'Yes, but not those in direct messages' },
      organization: { sees: 'yes', text: 'Yes, in its own chats' },
      rookery: { sees: 'partly', text: 'Stored and scanned for viruses by machine' },
    },
  },
  online: {
    label: 'That you are online',
    seenBy: {
      others: { sees: 'partly', text: 'Yes, unless the chat hides the list' },
      staff: yes,
      organization: { sees: 'yes', text: 'Yes, in its own chats' },
      rookery: yes,
    },
  },
  'friends-and-blocks': {
    label: 'Your friends and whom you block',
    seenBy: { others: no, staff: no, organization: no, rookery: { sees: 'partly', text: 'Stored' } },
  },
  bookmarks: {
    label: 'Your bookmarks',
    seenBy: { others: no, staff: no, organization: no, rookery: { sees: 'partly', text: 'Stored' } },
  },
  reports: {
    label: 'That you reported something',
    seenBy: {
      others: no,
      staff: { sees: 'no', text: 'No: they see the report, never who sent it' },
      organization: no,
      rookery: yes,
    },
  },
  'polls-open': {
    label: 'Your vote in an open poll',
    seenBy: { others: yes, staff: yes, organization: yes, rookery: yes },
  },
  'polls-anonymous': {
    label: 'Your vote in an anonymous poll',
    seenBy: { others: no, staff: no, organization: no, rookery: { sees: 'partly', text: 'Stored' } },
  },
  mutes: {
    label: 'Mutes, kicks and bans you received',
    seenBy: {
      others: no,
      staff: { sees: 'yes', text: 'Yes, of this chat' },
      organization: { sees: 'yes', text: 'Yes, in its own chats' },
      rookery: yes,
    },
  },
  purchases: {
    label: 'Purchases and invoices',
    seenBy: {
      others: { sees: 'partly', text: 'Only what you wear: colours, effects, frames' },
      staff: { sees: 'partly', text: 'Owners see the billing of the chat' },
      organization: { sees: 'partly', text: 'Only its own bill' },
      rookery: yes,
    },
  },
  'card-number': {
    label: 'Card number',
    seenBy: {
      others: no,
      staff: no,
      organization: no,
      rookery: { sees: 'no', text: 'No: the payment processor holds it' },
    },
  },
} as const satisfies Record<string, VisibleThing>;

/** What exists about somebody who has no account. Each is a sentence. */
export const guestData = [
  `A cookie with your nickname and its number, for ${accountLimits['guest-nickname-kept'].text}.`,
  'The messages you sent, as long as the chat keeps messages.',
  `The IP address, shown to staff only as a tag, for ${moderationLimits['ip-tag-kept'].text}.`,
  'No e-mail address, no date of birth and no profile.',
] as const;

/** A kind of company that handles data for Rookery. */
export interface Subprocessor {
  readonly kind: string;
  /** What it handles. A fragment. */
  readonly handles: string;
  /** Where it works. A fragment. */
  readonly where: string;
}

/** The companies that handle data for Rookery, by kind. The current names are on the list that comes with the DPA. */
export const subprocessors = {
  hosting: { kind: 'Hosting', handles: 'all stored data, encrypted', where: 'the data region, EU or US' },
  delivery: {
    kind: 'Content delivery',
    handles: 'pages, scripts and uploaded files on their way',
    where: 'worldwide',
  },
  backup: { kind: 'Backup storage', handles: 'encrypted backups', where: 'the data region, EU or US' },
  email: { kind: 'E-mail delivery', handles: 'e-mail address and the text of our mail', where: 'EU and US' },
  payments: { kind: 'Payment processing', handles: 'card data, name, address, amount', where: 'EU and US' },
  push: {
    kind: 'Push services of browser makers',
    handles: 'an encrypted notification and the address of the browser',
    where: 'worldwide, chosen by your browser',
  },
  scanning: {
    kind: 'Virus scanning',
    handles: 'uploaded files, without names',
    where: 'the data region, EU or US',
  },
  translation: {
    kind: 'Translation',
    handles: 'the text of one message, when somebody asks for it',
    where: 'the data region, EU or US',
  },
  gifs: { kind: 'GIF library', handles: 'the search words, without the visitor', where: 'US' },
  captcha: {
    kind: 'Protection against robots',
    handles: 'signs of a robot when a guest joins',
    where: 'EU and US',
  },
  advertising: {
    kind: 'Advertising, on Free chats only',
    handles: 'the language and topic of the chat; `rk_ads` only after you agree',
    where: 'EU and US',
  },
  support: { kind: 'Support desk', handles: 'what you write to us', where: 'EU and US' },
} as const satisfies Record<string, Subprocessor>;

/** Where data is stored, and who chooses. */
export const dataRegions = {
  eu: { label: 'EU', stored: 'in the European Union' },
  us: { label: 'US', stored: 'in the United States' },
} as const;

/** Rules of the data regions, each a sentence. */
export const dataRegionRules = [
  'An organization chooses its region once, when it is created; it cannot be changed later.',
  'The region holds messages, files, logs, managed accounts and backups.',
  'Outside the region stay billing, mail, push notifications and the delivery of pages on their way to you.',
  'Chats without an organization and personal accounts are stored in the region nearest to where they were created.',
] as const;

/** Rules after a data breach, each a sentence. */
export const breachRules = [
  `We tell the authority ${privacyLimits['breach-notice'].text} of learning about it.`,
  'We write to the people concerned without delay when it puts them at risk, and say what to do.',
  'We tell the Owners of an organization in the same time, so that they can do their own part.',
  `You report a weak spot to \`${addresses.security}\`.`,
] as const;

/** What the owner of a chat or a website has to do, each a sentence. */
export const ownerDuties = [
  'Say in your privacy text that the page shows a chat by Rookery and what it stores.',
  `Keep history no longer than you need: set **${access['history-days'].label}** on **${securityAndPrivacy.label}**.`,
  'Say what your own server does with messages that it receives by webhook or the API.',
  'Pass on requests about data that only Rookery holds, and answer those about data that you hold.',
  `Ask only people of the right age in: set **${access['age-gate'].label}**, **${about.adult.label}** or **${about['designed-for-teens'].label}** where it fits.`,
] as const;

/** A text that an owner can paste into a privacy statement, paragraph by paragraph. */
export const privacyNotice = [
  'This website shows a chat that is run by Rookery Chat Ltd. (“Rookery”). When you open it, your browser connects to Rookery, which sees your IP address and the page the chat stands on.',
  'What you write in the chat is visible to the people in it and is stored by Rookery. We and our moderators see your name in the chat and your messages, but never your IP address or e-mail address.',
  'If you use the chat without an account, a cookie remembers your nickname. If you sign in, a cookie keeps you signed in.',
  `You can ask us about the chat on this website, and Rookery about your account: ${addresses.privacy}.`,
] as const;

/** What protects children, each a sentence. */
export const childrenRules = [
  `Accounts are for people of ${accountLimits['age-minimum'].min} and over, and of ${accountLimits['age-minimum-europe'].min} and over in the EEA and the United Kingdom where the law says so.`,
  `Chats marked as adult are for people of ${accountLimits['age-adult-chat'].min} and over; they are never listed.`,
  'In chats designed for teens, direct messages are between friends only, the word filter cannot go below its default level, and advertisements are never personalised.',
  `A parent can ask \`${addresses.privacy}\` to delete a child's data.`,
] as const;
