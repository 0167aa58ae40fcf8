import type { SettingsPage } from '../types';

/** Chat settings → Language. */
export const language = {
  label: 'Language',
  rank: 'administrator',
  holds: 'Language of buttons, of the filter, and translation',
  settings: {
    'interface-language': {
      label: 'Interface language',
      kind: 'choice',
      does: "Sets the language of buttons and menus for visitors who haven't chosen their own.",
      choices: [{ label: "Visitor's browser" }, { label: 'One language' }],
      accepts: 'any interface language',
      default: "Visitor's browser",
      words: ['change language', 'spanish', 'german', 'french', 'translate buttons'],
    },
    'chat-language': {
      label: 'Chat language',
      kind: 'choice',
      does: 'Tells the word filter and spam protection which language people write in; it translates nothing.',
      accepts: 'any filter language',
      default: 'English',
      words: ['filter language', 'spoken language', 'wrong language'],
    },
    'auto-translate': {
      label: 'Translation',
      kind: 'switch',
      does: "Adds **Translate** to each message's menu; only the person who asks sees the translation.",
      default: 'Off',
      plan: 'plus',
      words: ['translate chat', 'auto translate', 'translator'],
    },
    'right-to-left': {
      label: 'Writing direction',
      kind: 'choice',
      does: 'Sets which way messages run.',
      choices: [{ label: 'Auto' }, { label: 'Left to right' }, { label: 'Right to left' }],
      default: 'Auto',
      words: ['rtl', 'right to left', 'arabic', 'hebrew'],
    },
  },
} as const satisfies SettingsPage;
