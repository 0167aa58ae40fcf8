import { named, type SettingsPage } from '../types';

/** Chat settings → Language. */
export const language = {
  label: 'Language',
  rank: 'administrator',
  contains: 'Interface language, filter language, translation, and text direction',
  settings: {
    'interface-language': {
      label: 'Interface language',
      does: "Sets the language of buttons and menus for visitors who haven't chosen their own.",
      choices: named("Visitor's browser", 'One language'),
      accepts: 'any supported language',
      default: "Visitor's browser",
      words: ['change language', 'spanish', 'german', 'french', 'translate buttons'],
    },
    'chat-language': {
      label: 'Chat language',
      does: "Tells the filter and spam protection which language people post in. It doesn't translate anything.",
      accepts: 'any language that the filter supports',
      default: 'English',
      words: ['filter language', 'spoken language', 'wrong language'],
    },
    'auto-translate': {
      label: 'Translation',
      kind: 'switch',
      does: "Adds **Translate** to each message's menu. Only the person who selects it sees the translation.",
      default: 'Off',
      plan: 'plus',
      words: ['translate chat', 'auto translate', 'translator'],
    },
    'right-to-left': {
      label: 'Text direction',
      does: 'Sets whether messages run from left to right or from right to left.',
      choices: named('Auto', 'Left to right', 'Right to left'),
      default: 'Auto',
      words: ['rtl', 'right to left', 'arabic', 'hebrew', 'writing direction'],
    },
  },
} as const satisfies SettingsPage;
