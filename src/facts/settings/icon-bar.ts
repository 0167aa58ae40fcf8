import { settingsLimits } from '../limits/settings';
import { plans } from '../plans';
import type { SettingsPage } from '../types';
import { barIcons } from './icons';

/** Chat settings → Icon bar. The eight icons are in `icons.ts`. */
export const iconBar = {
  label: 'Icon bar',
  contains: 'The icons next to the message box, custom icons, and the icon bar logo',
  settings: {
    icons: {
      label: 'Order and visibility',
      does: 'Sets which icons appear and in which order.',
      choices: Object.values(barIcons),
      default: 'All shown, in this order',
      words: ['hide buttons', 'hide gif button', 'toolbar', 'move icons'],
    },
    'brand-logo': {
      label: 'Icon bar logo',
      does: 'Sets which logo the icon bar shows, if any.',
      choices: [{ label: 'Rookery' }, { label: 'None', plan: 'pro' }, { label: 'Custom logo', plan: 'pro' }],
      range: settingsLimits['brand-logo-file'],
      accepts: `Rookery, None (${plans.pro.name}), or Custom logo (${plans.pro.name}, SVG or PNG, ${settingsLimits['brand-logo-file'].text})`,
      default: 'Rookery',
      words: ['branding', 'remove logo', 'own logo', 'powered by', 'white label'],
    },
    'brand-link': {
      label: 'Logo link',
      does: 'Sets the page that the logo opens in a new tab.',
      accepts: 'an `https` URL',
      default: '`https://rookery.example`',
      plan: 'pro',
      words: ['branding link', 'logo address'],
    },
    'custom-icons': {
      label: 'Custom icons',
      does: 'Adds icons that open a link in a new tab.',
      range: settingsLimits['custom-icons'],
      default: 'Empty',
      plan: 'plus',
      words: ['add button', 'own icon', 'link button', 'donate button'],
    },
  },
} as const satisfies SettingsPage;
