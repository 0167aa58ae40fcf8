import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Staff keys. */
export const staffKeys = {
  label: 'Staff keys',
  rank: 'owner',
  holds: 'Keys that make people Moderator or Administrator when they type them',
  settings: {
    keys: {
      label: 'Keys',
      kind: 'list',
      does: 'Lists every key with its first characters, rank, uses left, end, note and who redeemed it.',
      default: 'Empty',
      planNote: 'the number of active keys depends on the plan',
      words: ['list of keys', 'staff keys', 'mod keys'],
    },
    'create-key': {
      label: 'Create key',
      kind: 'action',
      does: 'Makes a key and shows it once; Rookery keeps only a hash of it.',
      default: '–',
      words: ['new key', 'mod key', 'make someone moderator with a code'],
    },
    'key-rank': {
      label: 'Rank',
      kind: 'choice',
      does: 'Sets the rank the key gives.',
      choices: [{ label: 'Moderator' }, { label: 'Administrator' }],
      default: 'Moderator',
      words: ['key rank', 'admin key'],
    },
    'key-uses': {
      label: 'Uses',
      kind: 'number',
      does: 'Sets how many people may redeem the key.',
      range: settingsLimits['key-uses'],
      default: '1',
      words: ['key used up', 'how many uses'],
    },
    'key-expiry': {
      label: 'Ends after',
      kind: 'number',
      does: 'Sets how long the key works.',
      range: settingsLimits['key-lifetime'],
      default: '24 hours',
      words: ['key expired', 'key lifetime'],
    },
    'key-note': {
      label: 'Note',
      kind: 'text',
      does: 'Reminds owners whom the key is for; nobody else sees it.',
      range: settingsLimits['key-note'],
      default: 'Empty',
      words: ['comment'],
    },
    'revoke-key': {
      label: 'Revoke',
      kind: 'action',
      does: 'Ends a key at once; ranks that were redeemed with it stay.',
      default: '–',
      words: ['revoke key', 'delete key', 'key leaked'],
    },
  },
} as const satisfies SettingsPage;
