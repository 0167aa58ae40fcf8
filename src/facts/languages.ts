/** A language of the interface. */
export interface Language {
  /** The English name: "German". */
  readonly name: string;
  /** Written from right to left. */
  readonly rightToLeft: boolean;
}

const ltr = false;
const rtl = true;

/** The languages of the interface by their code (BCP 47), in the order of their English names. */
export const languages = {
  ar: { name: 'Arabic', rightToLeft: rtl },
  bg: { name: 'Bulgarian', rightToLeft: ltr },
  ca: { name: 'Catalan', rightToLeft: ltr },
  'zh-Hans': { name: 'Chinese (Simplified)', rightToLeft: ltr },
  'zh-Hant': { name: 'Chinese (Traditional)', rightToLeft: ltr },
  hr: { name: 'Croatian', rightToLeft: ltr },
  cs: { name: 'Czech', rightToLeft: ltr },
  da: { name: 'Danish', rightToLeft: ltr },
  nl: { name: 'Dutch', rightToLeft: ltr },
  en: { name: 'English', rightToLeft: ltr },
  fi: { name: 'Finnish', rightToLeft: ltr },
  fr: { name: 'French', rightToLeft: ltr },
  de: { name: 'German', rightToLeft: ltr },
  el: { name: 'Greek', rightToLeft: ltr },
  he: { name: 'Hebrew', rightToLeft: rtl },
  hi: { name: 'Hindi', rightToLeft: ltr },
  hu: { name: 'Hungarian', rightToLeft: ltr },
  id: { name: 'Indonesian', rightToLeft: ltr },
  it: { name: 'Italian', rightToLeft: ltr },
  ja: { name: 'Japanese', rightToLeft: ltr },
  ko: { name: 'Korean', rightToLeft: ltr },
  nb: { name: 'Norwegian', rightToLeft: ltr },
  pl: { name: 'Polish', rightToLeft: ltr },
  pt: { name: 'Portuguese', rightToLeft: ltr },
  'pt-BR': { name: 'Portuguese (Brazil)', rightToLeft: ltr },
  ro: { name: 'Romanian', rightToLeft: ltr },
  ru: { name: 'Russian', rightToLeft: ltr },
  sk: { name: 'Slovak', rightToLeft: ltr },
  es: { name: 'Spanish', rightToLeft: ltr },
  sv: { name: 'Swedish', rightToLeft: ltr },
  th: { name: 'Thai', rightToLeft: ltr },
  tr: { name: 'Turkish', rightToLeft: ltr },
  uk: { name: 'Ukrainian', rightToLeft: ltr },
  vi: { name: 'Vietnamese', rightToLeft: ltr },
} as const satisfies Record<string, Language>;

/** Code of a language of the interface. */
export type LanguageId = keyof typeof languages;

/** Codes of all interface languages, in the order of their English names. */
export const languageIds = Object.keys(languages) as LanguageId[];

/** Codes of the languages that the word filter and spam detection support. */
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
