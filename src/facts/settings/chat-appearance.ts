import { settingsLimits } from '../limits/settings';
import { customTheme, defaultAccent, densities, fonts, themes } from '../themes';
import type { SettingsPage } from '../types';

/** Chat settings → Chat appearance. */
export const chatAppearance = {
  label: 'Chat appearance',
  rank: 'administrator',
  holds: 'Theme, colours, font, spacing and custom CSS inside the chat',
  settings: {
    theme: {
      label: 'Theme',
      kind: 'choice',
      does: "Sets the colours of the chat for everybody who hasn't chosen a theme of their own.",
      choices: [
        { label: themes.daylight.label },
        { label: themes.dusk.label },
        { label: themes.night.label },
        { label: themes.contrast.label },
        { label: customTheme.label },
      ],
      default: themes.daylight.label,
      words: ['dark mode', 'skin', 'light mode', 'colours', 'colors', 'background'],
    },
    'custom-theme-colors': {
      label: 'Custom theme colours',
      kind: 'color',
      does: 'Sets background, surface and text of the Custom theme; a pair that is hard to read is refused.',
      accepts: `three hex colours, with a contrast of at least ${settingsLimits['theme-contrast'].text}`,
      default: 'The colours of Daylight',
      words: ['background color', 'text color', 'own theme'],
    },
    'accent-color': {
      label: 'Accent colour',
      kind: 'color',
      does: 'Colours links, buttons and mentions.',
      accepts: 'a hex colour; Rookery lightens or darkens it where a theme needs that',
      default: defaultAccent,
      words: ['brand colour', 'accent color', 'link color', 'highlight'],
    },
    font: {
      label: 'Font',
      kind: 'choice',
      does: "Sets the typeface of the chat; own font files aren't possible.",
      choices: [
        { label: fonts.system.label },
        { label: fonts.serif.label },
        { label: fonts.rounded.label },
        { label: fonts.mono.label },
        { label: fonts.opendyslexic.label },
      ],
      default: fonts.system.label,
      words: ['fonts', 'typeface', 'dyslexia', 'lettering'],
    },
    'font-size': {
      label: 'Font size',
      kind: 'number',
      does: "Sets the size of message text; a reader's own larger text wins.",
      range: settingsLimits['chat-font-size'],
      default: settingsLimits['chat-font-size-default'].text,
      words: ['text size', 'bigger text', 'zoom'],
    },
    density: {
      label: 'Density',
      kind: 'choice',
      does: 'Sets how tightly messages stand.',
      choices: [
        { label: densities.compact.label },
        { label: densities.cozy.label },
        { label: densities.roomy.label },
      ],
      default: densities.cozy.label,
      words: ['compact', 'spacing', 'padding'],
    },
    'bubble-style': {
      label: 'Message style',
      kind: 'choice',
      does: 'Draws messages as plain lines or in bubbles.',
      choices: [{ label: 'Lines' }, { label: 'Bubbles' }],
      default: 'Lines',
      words: ['bubbles', 'speech bubbles', 'message bubble'],
    },
    'show-avatars': {
      label: 'Show avatars',
      kind: 'switch',
      does: "Shows people's pictures beside their messages.",
      default: 'On',
      words: ['hide avatars', 'profile pictures'],
    },
    'show-timestamps': {
      label: 'Show times',
      kind: 'choice',
      does: 'Sets when the time of a message is shown; it is always there for screen readers.',
      choices: [{ label: 'Always' }, { label: 'Hover' }, { label: 'Never' }],
      default: 'Hover',
      words: ['timestamps', 'time of message', 'clock'],
    },
    'custom-css': {
      label: 'Custom CSS',
      kind: 'text',
      does: 'Adds your own CSS inside the chat.',
      range: settingsLimits['custom-css-size'],
      accepts: 'CSS; `@import` and `url()` to other hosts are stripped',
      default: 'Empty',
      plan: 'pro',
      words: ['css', 'stylesheet', 'own design'],
    },
  },
} as const satisfies SettingsPage;
