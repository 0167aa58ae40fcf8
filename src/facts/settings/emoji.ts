import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Emoji. */
export const emoji = {
  label: 'Emoji',
  rank: 'administrator',
  holds: "The chat's own emoji, who may use them, and which emoji are off",
  settings: {
    'custom-emoji': {
      label: 'Custom emoji',
      kind: 'list',
      does: "Holds the chat's own emoji: add one or several, rename, remove.",
      accepts: "PNG, WebP or GIF; the name comes from the file name, and a standard shortcode can't be taken",
      default: 'Empty',
      planNote: 'the number depends on the plan, and boosts add more',
      words: ['upload emoji', 'add emote', 'emogi', 'smilies', 'stickers'],
    },
    'emoji-min-rank': {
      label: 'Lowest rank for custom emoji',
      kind: 'rank',
      does: "Sets the lowest rank that may send the chat's own emoji; everybody sees them.",
      accepts: 'Guest or above',
      default: 'Member',
      words: ['who can use emoji'],
    },
    'large-emoji': {
      label: 'Large emoji',
      kind: 'switch',
      does: `Shows ${settingsLimits['large-emoji'].text} emoji that stand alone in a message at a larger size.`,
      default: 'On',
      words: ['big emoji', 'jumbo emoji', 'emoji size'],
    },
    'disable-emoji': {
      label: 'Switched-off emoji',
      kind: 'list',
      does: 'Takes the listed emoji out of the picker and refuses them in messages and reactions.',
      accepts: 'shortcodes of standard or custom emoji',
      default: 'Empty',
      words: ['ban emoji', 'disable emoji', 'block emoji'],
    },
  },
} as const satisfies SettingsPage;
