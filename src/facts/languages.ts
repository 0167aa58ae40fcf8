/** A language of the interface. */
export interface Language {
  /** The English name: "German". */
  readonly name: string;
  /** The language's own name: "Deutsch". */
  readonly ownName: string;
  /** Written from right to left. */
  readonly rightToLeft: boolean;
}

const ltr = false;
const rtl = true;

/** The languages of the interface by their code (BCP 47), in the order of their English names. */
export const languages = {
  ar: { name: 'Arabic', ownName: 'العربية', rightToLeft: rtl },
  bg: { name: 'Bulgarian', ownName: 'Български', rightToLeft: ltr },
  ca: { name: 'Catalan', ownName: 'Català', rightToLeft: ltr },
  'zh-Hans': { name: 'Chinese (Simplified)', ownName: '简体中文', rightToLeft: ltr },
  'zh-Hant': { name: 'Chinese (Traditional)', ownName: '繁體中文', rightToLeft: ltr },
  hr: { name: 'Croatian', ownName: 'Hrvatski', rightToLeft: ltr },
  cs: { name: 'Czech', ownName: 'Čeština', rightToLeft: ltr },
  da: { name: 'Danish', ownName: 'Dansk', rightToLeft: ltr },
  nl: { name: 'Dutch', ownName: 'Nederlands', rightToLeft: ltr },
  en: { name: 'English', ownName: 'English', rightToLeft: ltr },
  fi: { name: 'Finnish', ownName: 'Suomi', rightToLeft: ltr },
  fr: { name: 'French', ownName: 'Français', rightToLeft: ltr },
  de: { name: 'German', ownName: 'Deutsch', rightToLeft: ltr },
  el: { name: 'Greek', ownName: 'Ελληνικά', rightToLeft: ltr },
  he: { name: 'Hebrew', ownName: 'עברית', rightToLeft: rtl },
  hi: { name: 'Hindi', ownName: 'हिन्दी', rightToLeft: ltr },
  hu: { name: 'Hungarian', ownName: 'Magyar', rightToLeft: ltr },
  id: { name: 'Indonesian', ownName: 'Bahasa Indonesia', rightToLeft: ltr },
  it: { name: 'Italian', ownName: 'Italiano', rightToLeft: ltr },
  ja: { name: 'Japanese', ownName: '日本語', rightToLeft: ltr },
  ko: { name: 'Korean', ownName: '한국어', rightToLeft: ltr },
  nb: { name: 'Norwegian', ownName: 'Norsk bokmål', rightToLeft: ltr },
  pl: { name: 'Polish', ownName: 'Polski', rightToLeft: ltr },
  pt: { name: 'Portuguese', ownName: 'Português', rightToLeft: ltr },
  'pt-BR': { name: 'Portuguese (Brazil)', ownName: 'Português (Brasil)', rightToLeft: ltr },
  ro: { name: 'Romanian', ownName: 'Română', rightToLeft: ltr },
  ru: { name: 'Russian', ownName: 'Русский', rightToLeft: ltr },
  sk: { name: 'Slovak', ownName: 'Slovenčina', rightToLeft: ltr },
  es: { name: 'Spanish', ownName: 'Español', rightToLeft: ltr },
  sv: { name: 'Swedish', ownName: 'Svenska', rightToLeft: ltr },
  th: { name: 'Thai', ownName: 'ไทย', rightToLeft: ltr },
  tr: { name: 'Turkish', ownName: 'Türkçe', rightToLeft: ltr },
  uk: { name: 'Ukrainian', ownName: 'Українська', rightToLeft: ltr },
  vi: { name: 'Vietnamese', ownName: 'Tiếng Việt', rightToLeft: ltr },
} as const satisfies Record<string, Language>;

/** Code of a language of the interface. */
export type LanguageId = keyof typeof languages;

/** Codes of all interface languages, in the order of their English names. */
export const languageIds = Object.keys(languages) as LanguageId[];

/** Codes of the languages that the word filter and the spam detection know. */
export const filterLanguageIds = [
  'ar',
  'nl',
  'en',
  'fr',
  'de',
  'it',
  'pl',
  'pt',
  'ru',
  'es',
  'sv',
  'tr',
] as const satisfies readonly LanguageId[];
