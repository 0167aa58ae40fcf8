import { named, type SettingsPage } from '../types';

export const friendsAndBlockLists = {
  label: 'Friends and block lists',
  contains: 'Friend requests, and what people see instead of blocked messages',
  settings: {
    friends: {
      label: 'Friends',
      does: 'Lets people send friend requests and see which of their friends are in the chat.',
      default: 'On',
      words: ['friends list', 'add friend', 'buddy list'],
    },
    'blocks-hide': {
      label: "Blocked people's messages",
      does: 'Sets what people see instead of messages from someone they blocked.',
      choices: named('Collapse', 'Hide'),
      default: 'Collapse',
      words: ['block user', 'ignore', 'hide messages', 'mute only for me'],
    },
  },
} as const satisfies SettingsPage;
