import type { SettingsPage } from '../types';

export const directMessages = {
  label: 'Direct messages',
  contains: 'Whether people in this chat can send each other direct messages',
  settings: {
    'direct-messages': {
      label: 'Direct messages',
      does: 'Lets people start direct messages from this chat.',
      default: 'On',
      words: ['dm', 'pm', 'private message', 'whisper', 'disable dms'],
    },
    'dm-min-rank': {
      label: 'Lowest rank for direct messages',
      does: 'Sets who can start a direct message.',
      accepts: 'Member or above',
      default: 'Member',
      words: ['who can dm'],
    },
    'dm-group': {
      label: 'Group conversations',
      does: 'Lets people start conversations with more than two people.',
      default: 'On',
      words: ['group dm', 'group message'],
    },
    'dm-uploads': {
      label: 'Files in direct messages',
      does: 'Lets people send files in direct messages.',
      default: 'On',
      words: ['send pictures in dm', 'dm files'],
    },
    'dm-staff-only': {
      label: 'Direct messages with staff only',
      does: "Allows only conversations that include a member of the chat's staff.",
      default: 'Off',
      words: ['staff dm', 'message mods only'],
    },
  },
} as const satisfies SettingsPage;
