import { named, type SettingsPage } from '../types';

export const language = {
  label: 'Language',
  contains: 'Interface language, filter language, translation, and text direction',
  settings: {
    'interface-language': {
      label: 'Interface language',
      does: 'Sets the language of buttons and menus.',
      choices: named("Visitor's browser", 'One language'),
      accepts: "Visitor's browser, or any supported language",
      default: "Visitor's browser",
      words: ['change language', 'spanish', 'german', 'french', 'translate buttons'],
    },
    'chat-language': {
      label: 'Chat language',
      does: "Tells Caw's filter and spam protection which language people post in.",
      accepts: "any language that Caw's filter supports",
      default: 'English',
      words: ['filter language', 'spoken language', 'wrong language'],
    },
    'auto-translate': {
      label: 'Translation',
      does: "Adds **Translate** to each message's menu.",
      default: 'Off',
      plan: 'plus',
      words: ['translate chat', 'auto translate', 'translator'],
    },
    'right-to-left': {
      label: 'Text direction',
      does: 'Sets the direction of message text. **Right to left** also mirrors the layout.',
      choices: named('Auto', 'Left to right', 'Right to left'),
      default: 'Auto',
      words: ['rtl', 'right to left', 'arabic', 'hebrew', 'writing direction'],
    },
  },
} as const satisfies SettingsPage;
