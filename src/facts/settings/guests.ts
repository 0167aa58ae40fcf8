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
      choices: [
        { label: 'Chosen', does: 'Guests type a nickname and may change it with `/nick`.' },
        { label: 'Random', does: "Rookery gives one, and it can't be changed." },
      ],
      default: 'Chosen',
      words: ['guest names', 'anonymous names', 'random name'],
    },
    'guest-captcha': {
      label: 'Captcha for guests',
      kind: 'choice',
      does: 'Sets when guests prove that they are people.',
      choices: [
        { label: 'Never' },
        { label: 'On join', does: 'Once per browser, as long as the guest is remembered.' },
        { label: 'Each session', does: 'Each time the browser was closed in between.' },
      ],
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

/** A ready mix of guest settings. */
export interface GuestMix {
  readonly label: string;
  readonly goodFor: string;
  /** Setting id of the page to its value on the screen. */
  readonly values: Readonly<Record<keyof typeof guests.settings, string>>;
}

/** Four ready mixes, from open to closed. */
export const guestMixes = {
  open: {
    label: 'Open',
    goodFor: 'a stream or an event where everybody talks',
    values: {
      'guests-read': 'On',
      'guests-talk': 'On',
      'guest-nicknames': 'Chosen',
      'guest-captcha': 'On join',
      'guest-uploads': 'Off',
      'guest-links': 'Off',
      'max-guests-percent': '100 %',
    },
  },
  'read-only': {
    label: 'Read only',
    goodFor: 'a club that shows itself and lets Members talk',
    values: {
      'guests-read': 'On',
      'guests-talk': 'Off',
      'guest-nicknames': 'Random',
      'guest-captcha': 'Never',
      'guest-uploads': 'Off',
      'guest-links': 'Off',
      'max-guests-percent': '50 %',
    },
  },
  careful: {
    label: 'Careful',
    goodFor: 'a chat that has had trouble with guests',
    values: {
      'guests-read': 'On',
      'guests-talk': 'On',
      'guest-nicknames': 'Random',
      'guest-captcha': 'Each session',
      'guest-uploads': 'Off',
      'guest-links': 'Off',
      'max-guests-percent': '50 %',
    },
  },
  closed: {
    label: 'Closed',
    goodFor: 'a chat for people with an account',
    values: {
      'guests-read': 'Off',
      'guests-talk': 'Off',
      'guest-nicknames': 'Chosen',
      'guest-captcha': 'On join',
      'guest-uploads': 'Off',
      'guest-links': 'Off',
      'max-guests-percent': '100 %',
    },
  },
} as const satisfies Record<string, GuestMix>;
