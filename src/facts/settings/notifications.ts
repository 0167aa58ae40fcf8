import type { SettingsPage } from '../types';

/** Chat settings → Notifications. */
export const notifications = {
  label: 'Notifications',
  rank: 'administrator',
  holds: 'What newcomers start with, group mentions, join and leave lines',
  settings: {
    push: {
      label: 'Browser push',
      kind: 'switch',
      does: 'Switches push for this chat on for newcomers once they allowed it in their browser; their own choice wins.',
      default: 'On',
      words: ['push notifications', 'push off', 'desktop notifications'],
    },
    'mention-here': {
      label: 'Lowest rank for `@here`',
      kind: 'rank',
      does: 'Sets the lowest rank that may mention everybody who is online.',
      accepts: 'Regular to Owner',
      default: 'Moderator',
      words: ['@here', 'mention all', 'who can use @here'],
    },
    'mention-everyone': {
      label: 'Lowest rank for `@everyone`',
      kind: 'rank',
      does: 'Sets the lowest rank that may mention every member of the chat.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
      words: ['@everyone', 'mention all', 'who can use @everyone'],
    },
    'join-leave-messages': {
      label: 'Join and leave lines',
      kind: 'switch',
      does: 'Writes a line when somebody comes or goes; it makes no sound.',
      default: 'Off',
      words: ['join messages', 'join sound', 'leave messages', 'who joined'],
    },
    sound: {
      label: 'Sound',
      kind: 'choice',
      does: 'Sets the sound newcomers start with; their own choice wins.',
      choices: [{ label: 'None' }, { label: 'Chirp' }, { label: 'Knock' }, { label: 'Bell' }],
      default: 'Chirp',
      words: ['default sound', 'beep', 'mute sound', 'message sound'],
    },
    digest: {
      label: 'E-mail digest',
      kind: 'switch',
      does: 'Puts this chat into the digest of newcomers who asked for one; their own choice wins.',
      default: 'On',
      words: ['email digest', 'summary', 'newsletter'],
    },
  },
} as const satisfies SettingsPage;
