import { settingsLimits } from '../limits/settings';
import type { SettingsPage } from '../types';

/** Chat settings → Welcome. */
export const welcome = {
  label: 'Welcome',
  rank: 'administrator',
  holds: 'What newcomers read first',
  settings: {
    'welcome-message': {
      label: 'Welcome message',
      kind: 'text',
      does: 'Greets people when they come in.',
      range: settingsLimits['welcome-length'],
      accepts: 'formatting as in messages, and the variables `{name}` `{chat}` `{rank}` `{online}`',
      default: 'Empty',
      words: ['welcome message', 'greeting', 'join message', 'auto message'],
    },
    'show-to': {
      label: 'Show to',
      kind: 'choice',
      does: 'Sets who reads the welcome.',
      choices: [{ label: 'Off' }, { label: 'New people' }, { label: 'Everyone' }],
      default: 'New people',
      words: ['greet people', 'greet again', 'who sees welcome'],
    },
    as: {
      label: 'Show as',
      kind: 'choice',
      does: 'Sets the form of the welcome.',
      choices: [{ label: 'Notice' }, { label: 'Direct message from Caw' }],
      default: 'Notice',
      words: ['welcome dm', 'welcome popup'],
    },
    'rules-first': {
      label: 'Rules first',
      kind: 'switch',
      does: "Shows the chat's rules above the welcome, where there are any.",
      default: 'On',
      words: ['rules popup', 'show rules'],
    },
    buttons: {
      label: 'Buttons',
      kind: 'list',
      does: 'Adds buttons under the welcome that open a link or a channel.',
      range: settingsLimits['welcome-buttons'],
      accepts: `for each: a label of ${settingsLimits['welcome-button-label'].text}, and an \`https\` address or a \`#channel\``,
      default: 'Empty',
      words: ['welcome buttons', 'links in welcome'],
    },
    preview: {
      label: 'Preview',
      kind: 'action',
      does: 'Shows the welcome to you alone, as a guest or as a Member sees it.',
      default: '–',
      words: ['test welcome', 'try welcome'],
    },
  },
} as const satisfies SettingsPage;
