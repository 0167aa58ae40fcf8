import { accountLimits } from './limits/accounts';
import { examples } from './product';

const limits = accountLimits;

/** What an account can do before its e-mail address is verified, and what it cannot. */
export const unverified = {
  can: ['read messages', 'send messages'],
  cannot: ['upload files', 'start direct messages', 'own a chat', 'redeem a staff key'],
  removedAfter: limits['unverified-removal'],
} as const;

/** What a guest keeps and what changes when the guest registers, in sentences. */
export const guestBecomesAccount = [
  'The nickname stays yours in that chat, as your display name there. The number behind it goes.',
  'What you wrote as a guest in that chat stays and shows your new name.',
  'Mutes and bans stay as well: registering does not shake them off.',
  'Nicknames in other chats are not taken along.',
] as const;

/** One page of the account settings. */
export interface AccountSettingsPage {
  /** Its name in the menu. */
  readonly label: string;
  /** What it holds, each as a short name that may stand in a list. */
  readonly holds: readonly string[];
  /** What people come here for. A sentence. */
  readonly does: string;
}

/** The pages of the account settings, in the menu's order. */
export const accountSettingsPages = {
  profile: {
    label: 'Profile',
    holds: ['username', 'display name', 'avatar', 'status', 'message colour and font'],
    does: 'Says how others see you.',
  },
  security: {
    label: 'Security',
    holds: [
      'e-mail and recovery e-mail',
      'password',
      'connected sign-in providers',
      'two-factor authentication and recovery codes',
      'sessions',
      'trusted devices',
      'sign-in alerts',
    ],
    does: 'Keeps others out of your account.',
  },
  notifications: {
    label: 'Notifications',
    holds: ['push in this browser', 'sounds', 'channels', 'keywords', 'quiet hours', 'e-mail digest'],
    does: 'Decides what reaches you, and when.',
  },
  appearance: {
    label: 'Appearance',
    holds: ['theme', 'text size', 'language', 'rank shapes', 'skin tone and favourite emoji', 'animation'],
    does: 'Says how Rookery looks for you.',
  },
  'friends-and-blocks': {
    label: 'Friends and blocks',
    holds: ['friends', 'requests', 'blocked people'],
    does: 'Lists the people you want near and those you do not.',
  },
  bookmarks: {
    label: 'Bookmarks',
    holds: ['bookmarked messages of all chats'],
    does: 'Brings back messages that you kept. Only you see them.',
  },
  purchases: {
    label: 'Purchases',
    holds: ['feathers', 'shop items, worn and put away', 'gifts', 'boosts and their end dates'],
    does: 'Holds what you have in the shop.',
  },
  billing: {
    label: 'Billing',
    holds: [
      'subscriptions that you pay',
      'cards',
      'billing address',
      'VAT or GST number',
      'receipts',
      'refunds',
    ],
    does: 'Shows what you pay, and with what.',
  },
  privacy: {
    label: 'Privacy',
    holds: [
      'date of birth',
      'whether friends see you online',
      '**Download my data**',
      '**Delete my account**',
    ],
    does: 'Gives you your data, or takes it away.',
  },
} as const satisfies Record<string, AccountSettingsPage>;

/** One of the kinds of identity that a person in a chat can have. */
export interface IdentityKind {
  readonly label: string;
  /** Who it is. A sentence. */
  readonly who: string;
  /** What identifies it. A fragment. */
  readonly name: string;
  /** How somebody signs in. A fragment. */
  readonly signIn: string;
  /** In which chats it works. A fragment. */
  readonly worksIn: string;
  /** What stays from visit to visit. */
  readonly keeps: readonly string[];
  /** What it cannot have or do. */
  readonly lacks: readonly string[];
  /** Who looks after it. A fragment. */
  readonly lookedAfterBy: string;
  /** How it ends. A sentence. */
  readonly ends: string;
}

/** The three kinds of identity: guest, account and managed account. */
export const identityKinds = {
  guest: {
    label: 'Guest',
    who: 'Somebody who chats without an account.',
    name: `nickname with a number, such as \`${examples.people[0]}#4821\``,
    signIn: 'not at all',
    worksIn: 'chats that let guests in',
    keeps: [`the nickname, for ${limits['guest-nickname-kept'].text} in the same browser`],
    lacks: [
      'friends and direct messages',
      'a vote in polls',
      'reactions and uploads, by default',
      'a rank above Guest',
      'feathers',
    ],
    lookedAfterBy: 'nobody: it lives in the browser',
    ends: 'When the browser forgets it, or when you register.',
  },
  account: {
    label: 'Account',
    who: 'Somebody who registered. It is free of charge.',
    name: 'username, and a display name beside messages',
    signIn: 'password or sign-in provider, with two-factor authentication if you like',
    worksIn: 'all chats that let you in',
    keeps: [
      'profile, friends, blocks and bookmarks',
      'feathers, shop items and boosts',
      'ranks, in each chat its own',
      'chats that you own',
    ],
    lacks: [],
    lookedAfterBy: 'you',
    ends: 'When you delete it.',
  },
  managed: {
    label: 'Managed account',
    who: 'Somebody whose account an organization created, or who came through its single sign-on.',
    name: 'username, and a display name that the organization may fix',
    signIn: "password, provider or the organization's own site, as the organization decides",
    worksIn: "the organization's chats only",
    keeps: ['profile, friends, blocks and bookmarks', 'ranks, in each chat its own'],
    lacks: ['chats of its own outside the organization', 'an e-mail address that only its holder sees'],
    lookedAfterBy: 'the organization: it resets two-factor authentication, suspends and deletes',
    ends: 'When the organization deletes it. If the organization ends, the holder can make it personal.',
  },
} as const satisfies Record<string, IdentityKind>;

/** What is in the mail of a sign-in alert, as its parts. */
export const signInAlertParts = [
  { label: 'When', sample: 'Tuesday, 14:02 UTC' },
  { label: 'Device and browser', sample: 'Firefox on Windows' },
  { label: 'Rough place', sample: 'Hamburg, Germany' },
  { label: '**This was me**', sample: 'nothing more to do' },
  { label: '**This was not me**', sample: 'signs out everywhere and asks for a new password' },
] as const;

/** What support never asks for. */
export const supportNeverAsks = ['your password', 'a code of any kind', 'a staff key'] as const;

/** One rung of the ladder back into an account without the usual second proof. */
export interface RecoveryRung {
  readonly label: string;
  /** What to do. A sentence or two. */
  readonly does: string;
  /** How long it takes: "at once", "72 hours". */
  readonly takes: string;
}

/** Ways back into an account when the phone is lost, the fastest first. */
export const recoveryLadder = {
  'recovery-code': {
    label: 'Recovery code',
    does: 'Select **Use a recovery code** and type one of your set. Cross it out afterwards.',
    takes: 'at once',
  },
  'another-key': {
    label: 'Another key',
    does: 'Select **Use another way** and touch your second key, or use a passkey on another device.',
    takes: 'at once',
  },
  'remembered-device': {
    label: 'Remembered device',
    does: `Sign in on a device that you told to remember you in the last ${limits['remembered-device'].text}; it is not asked. Then replace the lost method in **Security**.`,
    takes: 'at once',
  },
  'account-recovery': {
    label: 'Account recovery',
    does: 'Select **I have lost everything**. You get a link in the recovery e-mail when the wait is over; all your addresses and devices are told, so that you can stop it if it was not you.',
    takes: limits['account-recovery-wait'].text,
  },
  manager: {
    label: 'Managed account',
    does: 'Ask a manager of your organization to reset two-factor authentication.',
    takes: 'as soon as the manager does it',
  },
} as const satisfies Record<string, RecoveryRung>;

/** Who is exempt from the duty of two-factor authentication, as a sentence. */
export const twoFactorExempt =
  'People who come through single sign-on are exempt: the second proof is the job of the provider they sign in with.';

/** Deleting an account, step by step. */
export const accountDeletionSteps = [
  'Transfer or delete the chats that you own. The page lists them.',
  'Open **Account settings → Privacy → Delete my account**.',
  'Tick **Also delete my messages** if they are to go too.',
  'Type your password, or sign in once more with your provider.',
  `Change your mind for ${limits['account-deletion-undo'].text}: signing in takes the deletion back.`,
] as const;

/** What becomes of what after an account is deleted. */
export const afterAccountDeletion = {
  messages: {
    label: 'Messages',
    fate: "stay under **Deleted account** until they age out of the chat's history; with **Also delete my messages** they go",
  },
  'direct-messages': {
    label: 'Direct messages',
    fate: 'the same: others keep them under **Deleted account**, or they go if you ticked the box',
  },
  files: { label: 'Files', fate: 'go or stay with the message they belong to' },
  profile: { label: 'Profile, avatar, e-mail, friends, blocks, bookmarks', fate: 'are deleted' },
  username: { label: 'Username', fate: `is free again after ${limits['username-freed'].text}` },
  feathers: { label: 'Feathers and shop items', fate: 'are lost' },
  boosts: { label: 'Boosts', fate: 'go on until they end' },
  ranks: { label: 'Ranks', fate: 'end' },
  bans: { label: 'Bans', fate: 'stay in the ban list until they end' },
  chats: { label: 'Own chats', fate: 'are transferred or deleted before' },
  receipts: { label: 'Receipts', fate: 'are kept as long as tax law asks' },
} as const;
