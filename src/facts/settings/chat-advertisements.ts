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
