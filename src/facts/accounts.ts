import { accountLimits } from './limits/accounts';

const limits = accountLimits;

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

/** What support never asks for. */
export const supportNeverAsks = ['your password', 'a code of any kind', 'a staff key'] as const;

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
