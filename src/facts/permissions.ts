import { limits } from './limits';
import type { RankId } from './types';

/** Headings of the parts of the permission table, in order. */
export const permissionGroups = {
  talk: 'Read and post',
  people: 'Moderate messages and people',
  staff: 'Manage the chat',
  owner: 'Owners only',
} as const;

/** One row of the permission table: something a rank allows. */
export interface Permission {
  /** What it allows, as a verb: "Send links". */
  readonly label: string;
  readonly group: keyof typeof permissionGroups;
  /** The lowest rank that has it in a new chat. */
  readonly rank: RankId;
  /** The lowest rank the owner can choose, if the owner can change the rank. The highest is always Owner. */
  readonly lowest?: 'guest' | 'member';
  /** What the label doesn't say. A fragment. */
  readonly note?: string;
}

type Shared = 'group' | 'rank';

/** Returns a function that adds the same group and rank to each of several permissions. */
function allowed(shared: Pick<Permission, Shared>) {
  return <Id extends string>(rows: Readonly<Record<Id, Omit<Permission, Shared>>>): Record<Id, Permission> =>
    Object.assign({}, ...Object.entries<object>(rows).map(([id, row]) => ({ [id]: { ...row, ...shared } })));
}

/** Every permission and the lowest rank that has it in a new chat. */
export const permissions = {
  ...allowed({ group: 'talk', rank: 'guest' })({
    'read-messages': {
      label: 'Read messages',
      lowest: 'guest',
      note: 'a channel can require a higher rank',
    },
    'send-messages': {
      label: 'Send messages',
      lowest: 'guest',
      note: 'a channel can require a higher rank',
    },
    'report-messages': { label: 'Report a message' },
  }),
  ...allowed({ group: 'talk', rank: 'member' })({
    react: { label: 'React to messages', lowest: 'guest' },
    'send-links': {
      label: 'Send links',
      lowest: 'guest',
      note: 'also required for GIFs and `[text](https://…)`',
    },
    'upload-files': {
      label: 'Upload files',
      lowest: 'guest',
      note: 'if you registered by email, verify your address first',
    },
    'start-direct-messages': {
      label: 'Start a direct message',
      lowest: 'member',
      note: 'if you registered by email, verify your address first',
    },
    'vote-in-polls': { label: 'Vote in polls' },
    'change-own-messages': {
      label: 'Edit and delete your own messages',
      note: `edit within ${limits['edit-window'].text} if the chat allows editing, delete at any time`,
    },
    bookmark: {
      label: 'Bookmark a message',
      lowest: 'member',
    },
    'use-custom-emoji': { label: 'Use custom emoji', lowest: 'guest' },
  }),
  ...allowed({ group: 'talk', rank: 'regular' })({
    'start-games': {
      label: 'Start a Caw game',
      lowest: 'guest',
      note: 'anyone who can send messages can play',
    },
    'skip-slow-mode': { label: 'Skip slow mode', lowest: 'guest' },
    'skip-pre-approval': { label: 'Skip pre-approval', lowest: 'guest' },
  }),
  ...allowed({ group: 'talk', rank: 'moderator' })({
    'create-polls': { label: 'Create a poll', lowest: 'member' },
    'post-notices': { label: 'Post a notice or pin a message', lowest: 'member' },
  }),
  ...allowed({ group: 'people', rank: 'moderator' })({
    'delete-messages': { label: "Delete others' messages" },
    'mute-kick-ban': {
      label: 'Mute, kick, and temporarily ban people',
      note: `mutes of any length, bans of ${limits['moderator-ban-length'].text}`,
    },
    'set-slow-mode': { label: 'Turn slow mode on or off' },
    'handle-queue': { label: 'Approve held messages and handle reports' },
    'see-own-actions': { label: 'See your own actions in the action log' },
    'see-ip-tags': { label: 'See IP tags' },
    'give-regular': { label: 'Assign and remove Regular' },
  }),
  ...allowed({ group: 'staff', rank: 'administrator' })({
    'ban-longer': { label: 'Ban for longer or permanently, ban IP tags, and lift bans' },
    'see-action-log': { label: 'See the whole action log' },
    'read-archive': { label: 'Read the archive', lowest: 'member' },
    'change-settings': {
      label: 'Change chat settings',
      lowest: 'member',
      note: 'except pages that only Owners see',
    },
    'give-moderator': { label: 'Assign and remove Moderator' },
  }),
  ...allowed({ group: 'owner', rank: 'owner' })({
    'give-administrator': { label: 'Assign and remove Administrator, and create staff keys' },
    'change-owner-settings': {
      label: 'Change Security & privacy, Webhooks, Advanced, billing, and permissions',
    },
    export: { label: 'Export the archive or the action log' },
  }),
};
