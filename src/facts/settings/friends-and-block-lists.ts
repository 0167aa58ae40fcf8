import type { SettingsPage } from '../types';

/** Chat settings → Friends and block lists. */
export const friendsAndBlockLists = {
  label: 'Friends and block lists',
  rank: 'administrator',
  holds: "Friend requests in this chat, and what a person's block hides",
  settings: {
    friends: {
      label: 'Friends',
      kind: 'switch',
      does: 'Lets people send friend requests from this chat and see which friends are here.',
      default: 'On',
      words: ['friends list', 'add friend', 'buddy list'],
    },
    'blocks-hide': {
      label: "Blocked people's messages",
      kind: 'choice',
      does: 'Sets how messages of somebody you blocked appear to you; staff messages are always shown.',
      choices: [
        { label: 'Collapse', does: 'One line, **Message from somebody you blocked**, that you can open.' },
        { label: 'Hide', does: 'Nothing at all.' },
      ],
      default: 'Collapse',
      words: ['block user', 'ignore', 'hide messages', 'mute only for me'],
    },
  },
} as const satisfies SettingsPage;

/** One of the four ways not to read or hear somebody. */
export interface Distance {
  readonly label: string;
  readonly who: string;
  readonly affects: string;
  readonly knows: string;
  readonly ends: string;
}

/** Block, mute, ban and report side by side. */
export const distances = [
  {
    label: 'Block',
    who: 'You',
    affects: 'Only what you see, in every chat',
    knows: 'Nobody is told',
    ends: "When you lift it; a guest's `/ignore` ends with the visit",
  },
  {
    label: 'Mute',
    who: 'Moderator or above',
    affects: 'What the person may do in this chat',
    knows: 'The person and staff',
    ends: 'By itself, or when staff lift it',
  },
  {
    label: 'Ban',
    who: 'Moderator or above',
    affects: 'Whether the person gets into this chat',
    knows: 'The person and staff',
    ends: 'By itself, or when an Administrator lifts it',
  },
  {
    label: 'Report',
    who: 'Anyone',
    affects: 'Nothing by itself: staff look and decide',
    knows: 'Staff see the message, never who reported it',
    ends: 'When staff close it',
  },
] as const satisfies readonly Distance[];
