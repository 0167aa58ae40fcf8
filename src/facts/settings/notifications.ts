import { named, type SettingsPage } from '../types';

export const notifications = {
  label: 'Notifications',
  contains: 'Default notifications, `@here` and `@everyone`, and join and leave messages',
  settings: {
    push: {
      label: 'Browser push',
      does: "Turns on push for people who allow it in their browser and haven't chosen.",
      default: 'On',
      words: ['push notifications', 'push off', 'desktop notifications'],
    },
    'mention-here': {
      label: 'Lowest rank for `@here`',
      does: 'Sets who can notify everyone who has the chat open.',
      accepts: 'Regular to Owner',
      default: 'Moderator',
      words: ['@here', 'mention all', 'who can use @here'],
    },
    'mention-everyone': {
      label: 'Lowest rank for `@everyone`',
      does: 'Sets who can notify everyone who belongs to the chat.',
      accepts: 'Moderator to Owner',
      default: 'Administrator',
      words: ['@everyone', 'mention all', 'who can use @everyone'],
    },
    'join-leave-messages': {
      label: 'Join and leave messages',
      does: 'Shows a message, without a notification or a sound, when someone becomes a member or leaves.',
      default: 'Off',
      words: ['join messages', 'join sound', 'leave messages', 'join and leave lines', 'who joined'],
    },
    sound: {
      label: 'Sound',
      does: "Sets the sound of notifications for people who haven't chosen one.",
      choices: named('None', 'Chirp', 'Knock', 'Bell'),
      default: 'Chirp',
      words: ['default sound', 'beep', 'mute sound', 'message sound'],
    },
    digest: {
      label: 'Email digest',
      does: 'Includes the chat in the email digests of people who get one.',
      default: 'On',
      words: ['email digest', 'e-mail digest', 'summary', 'newsletter'],
    },
  },
} as const satisfies SettingsPage;
