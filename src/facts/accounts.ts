import { accountLimits } from './limits/accounts';
import { organizationLimits } from './limits/organizations';
import { settingsLimits } from './limits/settings';
import { examples } from './product';
import type { Quantity } from './quantity';

const limits = accountLimits;

/** A way to create an account or to sign in. */
export interface SignInWay {
  readonly label: string;
  /** What Rookery receives from it. A fragment. */
  readonly gives: string;
}

/** Ways to create an account: with e-mail and password, or through a provider. */
export const registrationWays = {
  email: { label: 'E-mail and password', gives: 'what you type into the form' },
  google: { label: 'Google', gives: 'your e-mail address and whether it is verified' },
  apple: {
    label: 'Apple',
    gives: 'your e-mail address, verified, or a forwarding one that Apple makes for you',
  },
  microsoft: {
    label: 'Microsoft',
    gives: 'your e-mail address; for checked work and school domains, that it is verified',
  },
  discord: { label: 'Discord', gives: 'your e-mail address and whether it is verified' },
} as const satisfies Record<string, SignInWay>;

/** A field of the registration form or of the profile. */
export interface AccountField {
  readonly label: string;
  /** What it is for. A sentence. */
  readonly does: string;
  /** Length, size or age; left out where nothing is measured. */
  readonly range?: Quantity;
  /** Who can see it. A fragment. */
  readonly seenBy: string;
  /** Whether and how often it can be changed. A fragment. */
  readonly changes: string;
}

/** What an account is asked for and has. */
export const accountFields = {
  username: {
    label: 'Username',
    does: 'Names your account in all of Rookery; people type it after `@`.',
    range: limits.username,
    seenBy: 'everybody',
    changes: `in **Profile**, ${limits['username-change'].text}`,
  },
  email: {
    label: 'E-mail',
    does: 'Receives codes, sign-in alerts and receipts.',
    seenBy: 'nobody in a chat; you, Rookery, and for a managed account its organization',
    changes: `in **Security**, confirmed by a code; the old address gets a notice with an undo link for ${limits['email-undo-link'].text}`,
  },
  password: {
    label: 'Password',
    does: 'Signs you in together with the username or e-mail address.',
    range: limits.password,
    seenBy: 'nobody, Rookery included',
    changes: 'in **Security**, at any time',
  },
  'date-of-birth': {
    label: 'Date of birth',
    does: 'Decides whether you may have an account and may enter chats marked as adult.',
    range: limits['age-minimum'],
    seenBy: 'nobody in a chat; you and Rookery',
    changes: 'through support, once, with proof',
  },
  'display-name': {
    label: 'Display name',
    does: 'Stands beside your messages. A chat can show another one that you choose there with `/nick`.',
    range: limits['display-name'],
    seenBy: 'everybody',
    changes: 'in **Profile**, at any time',
  },
  avatar: {
    label: 'Avatar',
    does: 'Is the picture beside your messages. Without one, the first letter of your name stands there.',
    range: limits['avatar-file'],
    seenBy: 'everybody, where the chat shows avatars',
    changes: 'in **Profile**, at any time',
  },
} as const satisfies Record<string, AccountField>;

/** Creating an account with e-mail and password, step by step. */
export const registrationSteps = [
  "In a chat, select **Register** beside the message box; on Rookery's site, select **Register** at the top right.",
  'Choose **E-mail**, or a sign-in provider.',
  'Fill in username, e-mail, password and date of birth.',
  `Type the code of ${limits['confirmation-code-length'].text} that comes by e-mail. It is valid for ${limits['confirmation-code-lifetime'].text}.`,
  'You are signed in, in the chat you came from.',
] as const;

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

/** Why a username is refused, and what to do. */
export const nameRefusals = {
  taken: {
    sign: 'This name is taken',
    cause: 'Another account has it.',
    cure: 'Choose another username; your display name can still be the one you wanted.',
  },
  held: {
    sign: 'This name is not free yet',
    cause: 'It belonged to an account that was deleted or renamed.',
    cure: `It is free ${limits['username-freed'].text} after that.`,
  },
  staff: {
    sign: 'This name cannot be used',
    cause: 'It looks like the name of staff, of Caw or of Rookery, or contains words that no chat allows.',
    cure: 'Choose a name that nobody can mistake for staff.',
  },
  characters: {
    sign: 'Letters, digits and _ only',
    cause: 'The name has a space, a dot, a hyphen or another character.',
    cure: `Use ${limits.username.text}: ${limits.username.note}.`,
  },
} as const;

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

/** Id of a page of the account settings. */
type AccountSettingsPageId = keyof typeof accountSettingsPages;

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

/** What holds for personal and managed accounts together, in sentences. */
export const identityRules = [
  'Accounts are free of charge.',
  'Nobody in a chat sees your e-mail address.',
  'The same e-mail address may have one personal and one managed account.',
  "A personal account may join an organization's chats too, unless the organization enforces its own sign-in.",
] as const;

/** What follows an account into every chat. */
export const followsYou = [
  'username',
  'display name, until a chat has its own',
  'avatar, status and message colour',
  'friends and blocked people',
  'bookmarks',
  'feathers and shop items',
  'favourite emoji, skin tone and rank shape style',
  'notification keywords and quiet hours',
] as const;

/** What belongs to one chat and stays there. */
export const belongsToChat = [
  'rank',
  'ban',
  'mute',
  'the name from `/nick`',
  'channel notifications',
  'boosts, until they end or move',
  'scores in games',
] as const;

/** A tool that protects an account. */
export interface ProtectionTool {
  readonly label: string;
  /** What it does. A sentence or two. */
  readonly does: string;
  /** Where it is, as a page of the account settings; left out where it works by itself. */
  readonly page?: AccountSettingsPageId;
}

/** The tools that protect an account, in the order in which they help. */
export const protectionTools = {
  password: {
    label: 'Password',
    does: `Has ${limits.password.text} and is checked against known leaked passwords. Changing it ends all other sessions.`,
    page: 'security',
  },
  'two-factor': {
    label: 'Two-factor authentication',
    does: 'Asks for a second proof beside the password, so that a stolen password is not enough.',
    page: 'security',
  },
  'recovery-email': {
    label: 'Recovery e-mail',
    does: 'Is a second address, used only to give you the account back. Choose one with another password.',
    page: 'security',
  },
  sessions: {
    label: 'Sessions',
    does: 'Lists each sign-in with device, browser, rough place and last seen. **Sign out** ends one.',
    page: 'security',
  },
  'sign-out-everywhere': {
    label: 'Sign out everywhere',
    does: 'Ends all sessions but this one, and forgets all trusted devices.',
    page: 'security',
  },
  'sign-in-alerts': {
    label: 'Sign-in alerts',
    does: 'Send you a mail when somebody signs in from a new device or place. On for everybody; you can switch them off.',
    page: 'security',
  },
  'trusted-devices': {
    label: 'Trusted devices',
    does: `Are not asked for the second proof for ${limits['remembered-device'].text}. **Forget** takes one off the list.`,
    page: 'security',
  },
  lock: {
    label: 'Lock after wrong passwords',
    does: `Shuts sign-in for ${limits['sign-in-lock'].text} after ${limits['sign-in-attempts'].text} with a wrong password. Whoever is signed in stays so, and a reset link works meanwhile.`,
  },
  'reset-link': {
    label: 'Reset link',
    does: `Comes by e-mail when you choose **Forgot password**. It is valid for ${limits['reset-link-lifetime'].text}, and only the newest one works. The answer on the page is the same whether or not an account has that address.`,
  },
} as const satisfies Record<string, ProtectionTool>;

/** How long a sign-in lasts, in sentences. */
export const sessionRules = [
  `With **Keep me signed in** a sign-in lasts ${limits.session.text}, counted anew each time you come back.`,
  'Without it, it lasts until the browser closes.',
  'An organization may set a shorter time for its managed accounts.',
  'The list of sessions names device, browser, rough place and last seen, never the exact place.',
] as const;

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

/** What to do when somebody else got into the account, in order. */
export const breakInSteps = [
  'Secure your e-mail account first: whoever reads your mail can reset everything else.',
  'Reset the password with **Forgot password**.',
  'Select **Sign out everywhere** in **Account settings → Security**.',
  'Turn on two-factor authentication, or make new recovery codes if it was on.',
  'Check e-mail, recovery e-mail, connected providers and trusted devices for what is not yours.',
  'Look at the ranks and staff keys you hold: tell the owners of those chats, revoke keys you made.',
  'Look through **Purchases** and **Billing** for what you did not buy.',
  'Write to support if you cannot get in, or if something was bought or deleted.',
] as const;

/** A method of two-factor authentication. */
export interface TwoFactorMethod {
  readonly label: string;
  /** What it is. A sentence. */
  readonly what: string;
  /** How many an account can have, or how often its code changes. */
  readonly numbers: readonly Quantity[];
  /** Good to know. A sentence. */
  readonly note: string;
}

/** Methods of two-factor authentication. There is no code by text message. */
export const twoFactorMethods = {
  authenticator: {
    label: 'Authenticator app',
    what: 'An app on your phone or computer shows a code that you type in; the standard behind it is TOTP.',
    numbers: [limits['authenticator-code-length'], limits['authenticator-code-period']],
    note: "The clock of the phone must be right, and the entry must be this account's.",
  },
  'security-key': {
    label: 'Security key or passkey',
    what: 'A key that you plug in or touch, or a passkey on your phone or computer; the standard behind it is WebAuthn.',
    numbers: [limits['security-keys']],
    note: 'It cannot be given away on a false page. Add a second one and keep it elsewhere.',
  },
  'recovery-codes': {
    label: 'Recovery codes',
    what: 'Codes on paper for the day when nothing else is at hand.',
    numbers: [limits['recovery-codes'], limits['recovery-code-length']],
    note: 'Each works once. Making new ones voids the old.',
  },
} as const satisfies Record<string, TwoFactorMethod>;

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

/** Setting up two-factor authentication with an authenticator app, step by step. */
export const twoFactorSteps = [
  'Open **Account settings → Security → Two-factor authentication** and select **Turn on**.',
  'Choose **Authenticator app** and scan the square picture, or copy the key below it into the app.',
  `Type the ${limits['authenticator-code-length'].text} that the app shows.`,
  `Save the ${limits['recovery-codes'].text} where your phone is not: on paper, or in a password manager.`,
  'Select **I have saved them**.',
] as const;

/** A case in which two-factor authentication must be on. */
export interface TwoFactorDuty {
  readonly label: string;
  /** What happens without it. A sentence. */
  readonly without: string;
}

/** Who must have two-factor authentication. Everybody else may. */
export const twoFactorNeeded = {
  transfer: {
    label: 'A new owner, before ownership is transferred',
    without: 'The transfer cannot be accepted.',
  },
  'administrator-key': {
    label: 'Whoever redeems a staff key for Administrator',
    without: 'The key is refused, and is not used up.',
  },
  'staff-of-chat': {
    label: 'Staff of a chat that requires it',
    without: `A notice gives ${settingsLimits['staff-two-factor-grace'].text}; after that the rank rests, and the holder acts as Member until two-factor authentication is on.`,
  },
  'organization-members': {
    label: 'Managed accounts of an organization that requires it',
    without: `Each sign-in asks for it; after ${organizationLimits['org-2fa-grace'].text} it must be set up before going on.`,
  },
} as const satisfies Record<string, TwoFactorDuty>;

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

/** What happens to an account of somebody who is too young, in sentences. */
export const underAgeAccount = [
  'The account is closed, and its messages are hidden.',
  `There are ${limits['age-proof'].text} to show the right age; a parent may do that too.`,
  'After that the account and its messages are deleted. Nothing is kept against its holder.',
  'Somebody who has reached the age may register again.',
] as const;
