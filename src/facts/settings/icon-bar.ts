import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Icon bar. The eight icons are in `icons.ts`. */
export const iconBar = {
  label: 'Icon bar',
  rank: 'administrator',
  holds: 'The buttons beside the message box, your own icons, the Rookery logo',
  settings: {
    icons: {
      label: 'Order and visibility',
      kind: 'list',
      does: 'Sets which icons are shown and in which order, by dragging or with the arrow buttons; staff always keep **Menu**.',
      choices: [
        { label: 'Emoji' },
        { label: 'Upload' },
        { label: 'GIF' },
        { label: 'Poll' },
        { label: 'Radio' },
        { label: 'Notifications' },
        { label: 'Members' },
        { label: 'Menu' },
      ],
      default: 'All shown, in this order',
      words: ['hide buttons', 'hide gif button', 'toolbar', 'move icons'],
    },
    'brand-logo': {
      label: 'Logo',
      kind: 'choice',
      does: 'Shows the Rookery logo in the icon bar, your own, or none.',
      choices: [{ label: 'Rookery' }, { label: 'None', plan: 'pro' }, { label: 'Own logo', plan: 'pro' }],
      range: settingsLimits['brand-logo-file'],
      accepts: 'SVG or PNG for your own logo; scripts in an SVG are taken out',
      default: 'Rookery',
      planNote: 'none or your own from Pro',
      words: ['branding', 'remove logo', 'powered by', 'white label'],
    },
    'brand-link': {
      label: 'Logo link',
      kind: 'address',
      does: 'Sets where the logo leads; it opens in a new tab.',
      accepts: 'an `https` address',
      default: '`https://rookery.example`',
      plan: 'pro',
      words: ['branding link', 'logo address'],
    },
    'custom-icons': {
      label: 'Custom icons',
      kind: 'list',
      does: 'Adds your own icons that open a link in a new tab.',
      range: settingsLimits['custom-icons'],
      accepts: `for each: SVG or PNG of ${settingsLimits['custom-icon-file'].text}, a label of ${settingsLimits['custom-icon-label'].text}, an \`https\` address`,
      default: 'Empty',
      plan: 'plus',
      words: ['add button', 'own icon', 'link button', 'donate button'],
    },
  },
} as const satisfies SettingsPage;
