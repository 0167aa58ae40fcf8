import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const staffKeys = {
  label: 'Staff keys',
  rank: 'owner',
  contains: 'Keys that people can redeem to become Moderators or Administrators',
  settings: {
    keys: {
      label: 'Keys',
      does: "Lists each key's rank, uses, expiration, and note, and who redeemed it.",
      default: 'Empty',
      words: ['list of keys', 'staff keys', 'mod keys'],
    },
    'create-key': {
      label: 'Create key',
      does: 'Creates a key and shows it once.',
      words: ['new key', 'mod key', 'make someone moderator with a code'],
    },
    'key-rank': {
      label: 'Rank',
      does: 'Sets the rank that people get when they redeem the key.',
      choices: named('Moderator', 'Administrator'),
      default: 'Moderator',
      words: ['key rank', 'admin key'],
    },
    'key-uses': {
      label: 'Uses',
      does: 'Sets how many people can redeem the key.',
      range: settingsLimits['key-uses'],
      default: '1',
      words: ['key used up', 'how many uses'],
    },
    'key-expiry': {
      label: 'Expires after',
      does: 'Sets how long the key works.',
      range: settingsLimits['key-lifetime'],
      default: '24 hours',
      words: ['key expired', 'key lifetime'],
    },
    'key-note': {
      label: 'Note',
      does: 'Reminds Owners who the key is for.',
      range: settingsLimits['key-note'],
      default: 'Empty',
      words: ['comment'],
    },
    'revoke-key': {
      label: 'Revoke',
      does: 'Makes a key stop working immediately.',
      words: ['revoke key', 'delete key', 'key leaked'],
    },
  },
} as const satisfies SettingsPage;
