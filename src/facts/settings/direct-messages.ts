import type { SettingsPage } from '../types';

/** Chat settings → Direct messages. */
export const directMessages = {
  label: 'Direct messages',
  rank: 'administrator',
  holds: 'Whether people in this chat may write to each other in private',
  settings: {
    'direct-messages': {
      label: 'Direct messages',
      kind: 'switch',
      does: 'Lets Members start direct messages from this chat.',
      default: 'On',
      words: ['dm', 'pm', 'private message', 'whisper', 'disable dms'],
    },
    'dm-min-rank': {
      label: 'Lowest rank for direct messages',
      kind: 'rank',
      does: 'Sets the lowest rank that may start a direct message; answering is always possible.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can dm'],
    },
    'dm-group': {
      label: 'Conversations of several people',
      kind: 'switch',
      does: 'Lets a direct message have more than two people in it.',
      default: 'On',
      words: ['group dm', 'group message'],
    },
    'dm-uploads': {
      label: 'Files in direct messages',
      kind: 'switch',
      does: "Lets people send files in direct messages; they count towards the chat's storage.",
      default: 'On',
      words: ['send pictures in dm', 'dm files'],
    },
    'dm-staff-only': {
      label: 'With staff only',
      kind: 'switch',
      does: 'Allows direct messages only where staff of this chat are one side.',
      default: 'Off',
      words: ['staff dm', 'message mods only'],
    },
  },
} as const satisfies SettingsPage;

/** Who can read one kind of talk. */
export interface Readership {
  readonly label: string;
  /** People of the chat who read it. */
  readonly people: string;
  /** Whether staff of the chat read it. */
  readonly staff: string;
  /** Whether it is in archive, exports, API and webhooks. */
  readonly records: string;
  /** What Rookery's safety team sees. */
  readonly rookery: string;
}

/** Who can read what: a public channel, a staff channel, a direct message. */
export const readership = [
  {
    label: 'Public channel',
    people: 'Everybody whose rank may read the channel',
    staff: 'Yes',
    records: 'Yes',
    rookery: 'What is reported for a severe reason',
  },
  {
    label: 'Staff channel',
    people: 'Staff only',
    staff: 'Yes',
    records: 'Yes',
    rookery: 'What is reported for a severe reason',
  },
  {
    label: 'Direct message',
    people: 'The people in it',
    staff: 'No, unless they are in it; neither do owners and organization managers',
    records: 'No',
    rookery: 'A reported message with the ten before it',
  },
] as const satisfies readonly Readership[];
