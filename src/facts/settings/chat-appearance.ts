import { settingsLimits } from '../limits/settings';
import { customTheme, defaultAccent, densities, fonts, themes } from '../themes';
import { named, type SettingsPage } from '../types';

export const chatAppearance = {
  label: 'Chat appearance',
  contains: 'Theme, colors, font, spacing, and custom CSS inside the chat',
  settings: {
    theme: {
      label: 'Theme',
      does: "Sets the chat's colors for everyone who hasn't chosen a theme.",
      choices: [...Object.values(themes), customTheme],
      default: themes.daylight.label,
      words: ['dark mode', 'skin', 'light mode', 'colours', 'colors', 'background'],
    },
    'custom-theme-colors': {
      label: 'Custom theme colors',
      does: 'Sets the background, surface, and text colors of the **Custom** theme.',
      accepts: `three hex colors, with a contrast ratio of at least ${settingsLimits['theme-contrast'].text}`,
      default: 'The colors of Daylight',
      words: ['background color', 'text color', 'own theme', 'custom theme colours'],
    },
    'accent-color': {
      label: 'Accent color',
      does: 'Sets the color of links, buttons, and mentions.',
      accepts: 'a hex color',
      default: defaultAccent,
      words: ['brand colour', 'brand color', 'accent colour', 'link color', 'highlight'],
    },
    font: {
      label: 'Font',
      does: 'Sets the font of the chat.',
      choices: Object.values(fonts),
      default: fonts.system.label,
      words: ['fonts', 'typeface', 'dyslexia', 'lettering'],
    },
    'font-size': {
      label: 'Font size',
      does: 'Sets the size of message text.',
      range: settingsLimits['chat-font-size'],
      default: settingsLimits['chat-font-size-default'].text,
      words: ['text size', 'bigger text', 'zoom'],
    },
    density: {
      label: 'Density',
      does: 'Sets the space between messages.',
      choices: Object.values(densities),
      default: densities.cozy.label,
      words: ['compact', 'spacing', 'padding'],
    },
    'bubble-style': {
      label: 'Message style',
      does: 'Shows messages as plain lines or in bubbles.',
      choices: named('Lines', 'Bubbles'),
      default: 'Lines',
      words: ['bubbles', 'speech bubbles', 'message bubble'],
    },
    'show-avatars': {
      label: 'Show avatars',
      does: "Shows people's avatars next to their messages.",
      default: 'On',
      words: ['hide avatars', 'profile pictures'],
    },
    'show-timestamps': {
      label: 'Show timestamps',
      does: 'Sets when the time of a message is visible.',
      choices: named('Always', 'Hover', 'Never'),
      default: 'Hover',
      words: ['timestamps', 'show times', 'time of message', 'clock'],
    },
    'custom-css': {
      label: 'Custom CSS',
      does: 'Applies your own CSS inside the chat.',
      range: settingsLimits['custom-css-size'],
      default: 'Empty',
      plan: 'pro',
      words: ['css', 'stylesheet', 'own design'],
    },
  },
} as const satisfies SettingsPage;
