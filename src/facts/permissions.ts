import { limits } from './limits';
import type { RankId } from './ranks';

/** The names of the groups in the permission table. */
export const permissionGroups = {
  talk: 'Take part in the chat',
  people: 'Moderate the chat',
  staff: 'Manage the chat',
  owner: 'Own the chat',
} as const;

/** A row of the permission table. */
export interface Permission {
  /** The action that it allows: "Send links". */
  readonly label: string;
  readonly group: keyof typeof permissionGroups;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
  /** The lowest rank that an Owner can choose. Omitted if Owners can't change the rank. */
  readonly minRank?: 'guest' | 'member';
  /** A fragment after the label. */
  readonly note?: string;
}

export const permissions = {
  'read-messages': {
    label: 'Read messages',
    group: 'talk',
    rank: 'guest',
    minRank: 'guest',
    note: 'a channel can require a higher rank',
  },
  'send-messages': {
    label: 'Send messages',
    group: 'talk',
    rank: 'guest',
    minRank: 'guest',
    note: 'a channel can require a higher rank',
  },
  'report-messages': { label: 'Report a message', group: 'talk', rank: 'guest' },
  react: { label: 'React to messages', group: 'talk', rank: 'member', minRank: 'guest' },
  'send-links': { label: 'Send links', group: 'talk', rank: 'member', minRank: 'guest', note: 'and GIFs' },
  'upload-files': { label: 'Upload files', group: 'talk', rank: 'member', minRank: 'guest' },
  'start-direct-messages': {
    label: 'Start a direct message',
    group: 'talk',
    rank: 'member',
    minRank: 'member',
  },
  'vote-in-polls': { label: 'Vote in polls', group: 'talk', rank: 'member' },
  'change-own-messages': {
    label: 'Edit and delete your own messages',
    group: 'talk',
    rank: 'member',
    note: `edit for ${limits['edit-window'].text} if the chat allows it, delete at any time`,
  },
  bookmark: { label: 'Bookmark a message', group: 'talk', rank: 'member', minRank: 'member' },
  'use-custom-emoji': { label: 'Use custom emoji', group: 'talk', rank: 'member', minRank: 'guest' },
  'start-games': {
    label: 'Start a Caw game',
    group: 'talk',
    rank: 'regular',
    minRank: 'guest',
    note: 'everyone who can post can play',
  },
  'skip-slow-mode': { label: 'Skip slow mode', group: 'talk', rank: 'regular', minRank: 'guest' },
  'skip-pre-approval': { label: 'Skip Pre-approve', group: 'talk', rank: 'regular', minRank: 'guest' },
  'create-polls': { label: 'Create a poll', group: 'talk', rank: 'moderator', minRank: 'member' },
  'post-notices': {
    label: 'Post a notice or pin a message',
    group: 'talk',
    rank: 'moderator',
    minRank: 'member',
  },
  'delete-messages': { label: "Delete others' messages", group: 'people', rank: 'moderator' },
  'mute-kick-ban': {
    label: 'Mute, kick, and temporarily ban people',
    group: 'people',
    rank: 'moderator',
    note: `and undo it: mutes of any length, bans of ${limits['moderator-ban-length'].text}`,
  },
  'set-slow-mode': { label: 'Turn slow mode on or off', group: 'people', rank: 'moderator' },
  'handle-queue': { label: 'Approve held messages and handle reports', group: 'people', rank: 'moderator' },
  'see-own-actions': { label: 'See your own actions in the action log', group: 'people', rank: 'moderator' },
  'see-ip-tags': { label: 'See IP tags', group: 'people', rank: 'moderator' },
  'give-regular': { label: 'Assign and remove Regular', group: 'people', rank: 'moderator' },
  'ban-longer': {
    label: 'Ban for longer or permanently, ban IP tags, and lift these bans',
    group: 'staff',
    rank: 'administrator',
  },
  'see-action-log': { label: 'See the whole action log', group: 'staff', rank: 'administrator' },
  'read-archive': { label: 'Read the archive', group: 'staff', rank: 'administrator', minRank: 'member' },
  'change-settings': {
    label: 'Change chat settings',
    group: 'staff',
    rank: 'administrator',
    minRank: 'member',
    note: 'except pages that only Owners see',
  },
  'give-moderator': { label: 'Assign and remove Moderator', group: 'staff', rank: 'administrator' },
  'give-administrator': {
    label: 'Assign and remove Administrator, and create staff keys',
    group: 'owner',
    rank: 'owner',
  },
  'change-owner-settings': {
    label: 'Change Security & privacy, Webhooks, Advanced, billing, and permissions',
    group: 'owner',
    rank: 'owner',
  },
  export: { label: 'Export the archive or the action log', group: 'owner', rank: 'owner' },
} as const satisfies Record<string, Permission>;
