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
