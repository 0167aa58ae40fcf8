import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Chat advertisements. */
export const chatAdvertisements = {
  label: 'Chat advertisements',
  rank: 'administrator',
  holds: 'Which advertisements a Free chat never shows, and how to have none',
  settings: {
    'ad-categories': {
      label: 'Blocked categories',
      kind: 'list',
      does: 'Keeps advertisements of the ticked kinds out of this chat.',
      choices: [{ label: 'Gambling' }, { label: 'Dating' }, { label: 'Politics' }, { label: 'Alcohol' }],
      default: 'None',
      planNote: 'no advertisements at all from Plus',
      words: ['ads', 'block ads', 'gambling ads', 'remove ads', 'sponsor'],
    },
  },
} as const satisfies SettingsPage;

/** What advertisements in a Free chat are like. */
export const advertisementRules = {
  place: 'one banner under the message box',
  change: settingsLimits['advertisement-change'],
  rules: [
    'One banner under the message box, nowhere else.',
    `It changes at most once every ${settingsLimits['advertisement-change'].text}.`,
    'It never makes a sound.',
    'It is never personalised in adult chats or chats designed for teens.',
    'It is personalised elsewhere only after the visitor said yes.',
  ],
} as const;

/** The two ways to a chat without advertisements. */
export const waysToNoAdvertisements = [
  { label: 'A plan', does: 'Plus or above shows none, for as long as the plan runs.', plan: 'plus' },
  { label: 'Boosts', does: 'Level 2 or above shows none, for as long as the boosts last.', boostLevel: 2 },
] as const;
