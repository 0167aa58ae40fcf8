import { messageLimits } from '../limits/messages';
import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const pinnedNotices = {
  label: 'Pinned notices',
  contains: 'The notices above the messages: text, style, rotation, and expiration',
  settings: {
    notices: {
      label: 'Notices',
      does: 'Lists the notices and pinned messages in order.',
      accepts: `${messageLimits['notice-length'].text} per notice, with bold, italic, links, and emoji`,
      default: 'Empty',
      words: ['announcement', 'sticky', 'banner', 'motd', 'pinned message'],
    },
    'rotate-seconds': {
      label: 'Time per notice',
      does: 'Sets how long each notice is shown.',
      range: settingsLimits['notice-rotation'],
      default: settingsLimits['notice-rotation-default'].text,
      words: ['rotate notices', 'rotation', 'carousel'],
    },
    'notice-style': {
      label: 'Style',
      does: 'Sets the color and icon of a notice.',
      choices: named('Info', 'Warning', 'Celebration'),
      default: 'Info',
      words: ['notice color', 'notice colour', 'warning', 'banner color', 'banner colour'],
    },
    expires: {
      label: 'Expires',
      does: 'Removes the notice automatically after the time that you choose.',
      accepts: `never, or after ${settingsLimits['notice-lifetime'].text}`,
      default: 'Never',
      words: ['notice expires', 'schedule announcement', 'temporary notice'],
    },
    important: {
      label: 'Important',
      does: 'Keeps readers from dismissing the notice.',
      default: 'Off',
      words: ["can't hide notice", 'sticky notice'],
    },
  },
} as const satisfies SettingsPage;
