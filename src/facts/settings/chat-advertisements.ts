import { named, type SettingsPage } from '../types';

export const chatAdvertisements = {
  label: 'Chat advertisements',
  contains: 'Which categories of advertisements a Free chat blocks',
  settings: {
    'ad-categories': {
      label: 'Blocked categories',
      does: 'Blocks advertisements in the categories that you select.',
      choices: named('Gambling', 'Dating', 'Politics', 'Alcohol'),
      default: 'None',
      words: ['ads', 'block ads', 'gambling ads', 'remove ads', 'sponsor'],
    },
  },
} as const satisfies SettingsPage;
