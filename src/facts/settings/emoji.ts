import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

export const emoji = {
  label: 'Emoji',
  contains: 'Custom emoji, who can use them, and which emoji are disabled',
  settings: {
    'custom-emoji': {
      label: 'Custom emoji',
      does: 'Lets you add, rename, and delete custom emoji.',
      accepts: 'PNG, WebP, or GIF',
      default: 'Empty',
      words: ['upload emoji', 'add emote', 'emogi', 'smilies', 'stickers'],
    },
    'emoji-min-rank': {
      label: 'Lowest rank for custom emoji',
      does: "Sets who can send the chat's custom emoji.",
      accepts: 'Guest or above',
      default: 'Member',
      words: ['who can use emoji'],
    },
    'large-emoji': {
      label: 'Large emoji',
      does: `Enlarges emoji in messages that contain 1–${settingsLimits['large-emoji'].max} emoji and nothing else.`,
      default: 'On',
      words: ['big emoji', 'jumbo emoji', 'emoji size'],
    },
    'disable-emoji': {
      label: 'Disabled emoji',
      does: 'Blocks the listed emoji in new messages and reactions.',
      accepts: 'shortcodes of standard or custom emoji',
      default: 'Empty',
      words: ['ban emoji', 'disable emoji', 'block emoji', 'switched-off emoji'],
    },
  },
} as const satisfies SettingsPage;
