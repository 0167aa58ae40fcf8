import { messageLimits } from './limits/messages';
import { moderationLimits } from './limits/moderation';
import type { RankId } from './types';

/** Headings of the parts of the permission table, in order. */
export const permissionGroups = {
  talk: 'Read and post',
  people: 'Moderate messages and people',
  staff: 'Manage the chat',
  owner: 'Owners only',
} as const;

/** Id of a part of the permission table. */
export type PermissionGroupId = keyof typeof permissionGroups;

/** One row of the permission table: something a rank allows. */
export interface Permission {
  /** What it allows, as a verb: "Send links". */
  readonly label: string;
  readonly group: PermissionGroupId;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
  /** The lowest rank the owner can choose, if the owner can change the rank. The highest is always Owner. */
  readonly lowest?: 'guest' | 'member';
  /** Settings on other pages that show the same value, as `page/setting`. */
  readonly where?: readonly string[];
  /** What the label doesn't say. A fragment. */
  readonly note?: string;
}

/** Every permission and the lowest rank that has it in a new chat. */
export const permissions = {
  'read-messages': {
    label: 'Read messages',
    group: 'talk',
    rank: 'guest',
    lowest: 'guest',
    where: ['channels/read-min-rank', 'guests/guests-read'],
    note: 'a channel can require a higher rank',
  },
  'send-messages': {
    label: 'Send messages',
    group: 'talk',
    rank: 'guest',
    lowest: 'guest',
    where: ['channels/send-min-rank', 'guests/guests-talk'],
    note: 'a channel can require a higher rank',
  },
  'report-messages': { label: 'Report a message', group: 'talk', rank: 'guest' },
  react: { label: 'React to messages', group: 'talk', rank: 'member', lowest: 'guest' },
  'send-links': {
    label: 'Send links',
    group: 'talk',
    rank: 'member',
    lowest: 'guest',
    where: ['guests/guest-links'],
    note: 'also required for GIFs and `[text](https://…)`',
  },
  'upload-files': {
    label: 'Upload files',
    group: 'talk',
    rank: 'member',
    lowest: 'guest',
    where: ['guests/guest-uploads'],
    note: 'accounts need a verified email address',
  },
  'start-direct-messages': {
    label: 'Start a direct message',
    group: 'talk',
    rank: 'member',
    lowest: 'member',
    where: ['direct-messages/dm-min-rank'],
    note: 'requires a verified email address',
  },
  'vote-in-polls': { label: 'Vote in polls', group: 'talk', rank: 'member' },
  'change-own-messages': {
    label: 'Edit and delete your own messages',
    group: 'talk',
    rank: 'member',
    note: `edit within ${messageLimits['edit-window'].text} if the chat allows editing, delete at any time`,
  },
  bookmark: {
    label: 'Bookmark a message',
    group: 'talk',
    rank: 'member',
    lowest: 'member',
    where: ['bookmark-messages/bookmarks-min-rank'],
  },
  'use-custom-emoji': {
    label: 'Use custom emoji',
    group: 'talk',
    rank: 'member',
    lowest: 'guest',
    where: ['emoji/emoji-min-rank'],
  },
  'start-games': {
    label: 'Start a Caw game',
    group: 'talk',
    rank: 'regular',
    lowest: 'guest',
    note: 'anyone who can send messages can play',
  },
  'skip-slow-mode': {
    label: 'Skip slow mode',
    group: 'talk',
    rank: 'regular',
    lowest: 'guest',
  },
  'skip-pre-approval': {
    label: 'Skip pre-approval',
    group: 'talk',
    rank: 'regular',
    lowest: 'guest',
  },
  'create-polls': {
    label: 'Create a poll',
    group: 'talk',
    rank: 'moderator',
    lowest: 'member',
  },
  'post-notices': {
    label: 'Post a notice or pin a message',
    group: 'talk',
    rank: 'moderator',
    lowest: 'member',
  },
  'delete-messages': { label: "Delete others' messages", group: 'people', rank: 'moderator' },
  'mute-kick-ban': {
    label: 'Mute, kick, and ban for a limited time',
    group: 'people',
    rank: 'moderator',
    note: `bans of ${moderationLimits['moderator-ban-length'].text}, mutes of any length`,
  },
  'set-slow-mode': { label: 'Turn slow mode on or off', group: 'people', rank: 'moderator' },
  'handle-queue': {
    label: 'Approve held messages and handle reports',
    group: 'people',
    rank: 'moderator',
  },
  'see-own-actions': {
    label: 'See your own actions in the action log',
    group: 'people',
    rank: 'moderator',
  },
  'see-ip-tags': { label: 'See IP tags', group: 'people', rank: 'moderator' },
  'give-regular': { label: 'Assign and remove Regular', group: 'people', rank: 'moderator' },
  'ban-longer': {
    label: 'Ban for longer or permanently, ban IP tags, and lift bans',
    group: 'staff',
    rank: 'administrator',
  },
  'see-action-log': {
    label: 'See the whole action log',
    group: 'staff',
    rank: 'administrator',
  },
  'read-archive': {
    label: 'Read the archive',
    group: 'staff',
    rank: 'administrator',
    lowest: 'member',
  },
  'change-settings': {
    label: 'Change chat settings',
    group: 'staff',
    rank: 'administrator',
    lowest: 'member',
    note: 'except pages that only owners see',
  },
  'give-moderator': {
    label: 'Assign and remove Moderator',
    group: 'staff',
    rank: 'administrator',
  },
  'give-administrator': {
    label: 'Assign and remove Administrator, and create staff keys',
    group: 'owner',
    rank: 'owner',
  },
  'change-owner-settings': {
    label: 'Change Security & privacy, Webhooks, Advanced, and billing',
    group: 'owner',
    rank: 'owner',
    note: 'and who has each permission',
  },
  export: { label: 'Export the archive or the action log', group: 'owner', rank: 'owner' },
} as const satisfies Record<string, Permission>;

/** Id of a row of the permission table. */
export type PermissionId = keyof typeof permissions;

/** Ids of the permissions in the order of the table. */
export const permissionIds = Object.keys(permissions) as PermissionId[];

/** Returns a row of the permission table, typed with every field of `Permission`. */
export function permission(id: PermissionId): Permission {
  return permissions[id];
}

/** Ranks that have their own setting, as `page/setting`, and no row in the permission table. */
export const ranksInSettings = [
  { setting: 'notifications/mention-here', label: 'Use `@here`', rank: 'moderator' },
  { setting: 'notifications/mention-everyone', label: 'Use `@everyone`', rank: 'administrator' },
  { setting: 'radio/who-can-change', label: 'Change the radio station', rank: 'administrator' },
  { setting: 'user-personalization/min-rank', label: 'Personalize how your messages look', rank: 'member' },
] as const satisfies readonly { setting: string; label: string; rank: RankId }[];
