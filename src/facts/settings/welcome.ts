import { settingsLimits } from '../limits/settings';
import { named, type SettingsPage } from '../types';

export const welcome = {
  label: 'Welcome',
  contains: 'The greeting for newcomers, with rules and buttons',
  settings: {
    'welcome-message': {
      label: 'Welcome message',
      does: 'Sets the text that greets people when they enter the chat.',
      range: settingsLimits['welcome-length'],
      accepts: `${settingsLimits['welcome-length'].text}, with formatting and variables`,
      default: 'Empty',
      words: ['welcome message', 'greeting', 'join message', 'auto message'],
    },
    'show-to': {
      label: 'Show to',
      does: 'Sets who sees the welcome message.',
      choices: named('Off', 'New people', 'Everyone'),
      default: 'New people',
      words: ['greet people', 'greet again', 'who sees welcome'],
    },
    as: {
      label: 'Show as',
      does: 'Sets how the welcome message appears.',
      choices: named('Notice', 'Direct message from Caw'),
      default: 'Notice',
      words: ['welcome dm', 'welcome popup'],
    },
    'rules-first': {
      label: 'Rules first',
      does: "Shows the chat's rules above the welcome message.",
      default: 'On',
      words: ['rules popup', 'show rules'],
    },
    buttons: {
      label: 'Buttons',
      does: 'Adds buttons that open a link or a channel.',
      range: settingsLimits['welcome-buttons'],
      default: 'Empty',
      words: ['welcome buttons', 'links in welcome'],
    },
    preview: {
      label: 'Preview',
      does: 'Shows you the welcome message as guests or Members see it.',
      words: ['test welcome', 'try welcome'],
    },
  },
} as const satisfies SettingsPage;
