import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const guests = {
  label: 'Guests',
  contains: 'What people without an account can do',
  settings: {
    'guests-read': {
      label: 'Guests can read',
      does: 'Lets people without an account read the chat.',
      default: 'On',
      words: ['anonymous users', 'require login', 'members only'],
    },
    'guests-talk': {
      label: 'Guests can talk',
      does: 'Lets guests send messages.',
      default: 'On',
      words: ['no anonymous', 'guests cannot write', 'guests may talk', 'read only guests'],
    },
    'guest-nicknames': {
      label: 'Guest nicknames',
      does: 'Sets whether guests choose a nickname or get a random one.',
      choices: named('Chosen', 'Random'),
      default: 'Chosen',
      words: ['guest names', 'anonymous names', 'random name'],
    },
    'guest-captcha': {
      label: 'Captcha for guests',
      does: "Sets when guests have to prove that they're human.",
      choices: named('Never', 'On join', 'Each session'),
      default: 'On join',
      words: ['captcha', 'are you human', 'bots'],
    },
    'guest-uploads': {
      label: 'Guests can upload files',
      does: 'Lets guests upload files.',
      default: 'Off',
      words: ['guest pictures', 'anonymous upload'],
    },
    'guest-links': {
      label: 'Guests can send links',
      does: 'Lets guests send links.',
      default: 'Off',
      words: ['guest links', 'anonymous links', 'spam links'],
    },
    'max-guests-percent': {
      label: 'Guest limit',
      does: "Limits how much of the chat's capacity guests can use.",
      range: settingsLimits['max-guests'],
      default: settingsLimits['max-guests-default'].text,
      words: ['share of places for guests', 'too many guests', 'reserve places'],
    },
  },
} as const satisfies SettingsPage;
