/** The languages of the interface by their code (BCP 47), in the order of their English names. */
export const languages = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  ca: 'Catalan',
  'zh-Hans': 'Chinese (Simplified)',
  'zh-Hant': 'Chinese (Traditional)',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  fi: 'Finnish',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nb: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese (Brazil)',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  es: 'Spanish',
  sv: 'Swedish',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
} as const;

/** Code of a language of the interface. */
export type LanguageId = keyof typeof languages;

/** Codes of the languages that are written from right to left. */
export const rightToLeftIds: readonly string[] = ['ar', 'he'] satisfies LanguageId[];

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
