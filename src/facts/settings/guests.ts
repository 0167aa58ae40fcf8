import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Guests. */
export const guests = {
  label: 'Guests',
  rank: 'administrator',
  holds: 'What people without an account may do',
  settings: {
    'guests-read': {
      label: 'Guests may read',
      kind: 'switch',
      does: 'Lets people without an account read the chat; when it is off, they are asked to sign in.',
      default: 'On',
      words: ['anonymous users', 'require login', 'members only'],
    },
    'guests-talk': {
      label: 'Guests may talk',
      kind: 'switch',
      does: 'Lets people without an account send messages.',
      default: 'On',
      words: ['no anonymous', 'guests cannot write', 'read only guests'],
    },
    'guest-nicknames': {
      label: 'Guest nicknames',
      kind: 'choice',
      does: "Sets where a guest's nickname comes from; a number always follows it.",
      choices: [{ label: 'Chosen' }, { label: 'Random' }],
      default: 'Chosen',
      words: ['guest names', 'anonymous names', 'random name'],
    },
    'guest-captcha': {
      label: 'Captcha for guests',
      kind: 'choice',
      does: 'Sets when guests prove that they are people.',
      choices: [{ label: 'Never' }, { label: 'On join' }, { label: 'Each session' }],
      default: 'On join',
      words: ['captcha', 'are you human', 'bots'],
    },
    'guest-uploads': {
      label: 'Guests may upload files',
      kind: 'switch',
      does: 'Lets people without an account add files to messages.',
      default: 'Off',
      words: ['guest pictures', 'anonymous upload'],
    },
    'guest-links': {
      label: 'Guests may send links',
      kind: 'switch',
      does: 'Lets people without an account send links.',
      default: 'Off',
      words: ['guest links', 'anonymous links', 'spam links'],
    },
    'max-guests-percent': {
      label: 'Share of places for guests',
      kind: 'number',
      does: "Keeps the rest of the chat's places free for people with an account.",
      range: settingsLimits['max-guests'],
      default: settingsLimits['max-guests-default'].text,
      words: ['guest limit', 'too many guests', 'reserve places'],
    },
  },
} as const satisfies SettingsPage;
