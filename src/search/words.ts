import { stemmer } from 'stemmer';
import { memoize } from '../utils/memoize';
import { plainText } from '../utils/text';

/** Words that say nothing about what someone looks for. */
const stopWords = new Set(
  (
    'a about also am an and any are as at be been but by can cant could did do does doesnt doing dont for from get ' +
    'got had has have he her him his how i if im in into is isnt it its ive just me my of on or our she so ' +
    'some than that the their them then there these they this to too us was we were what when where which who why ' +
    'will with wont would you your'
  ).split(' '),
);

/**
 * Verbs with a preposition, and the word for each: "log into", "logged on", and "logins" are signing in, but not "action log on" and
 * "single sign-on".
 */
const phrasalVerbs: readonly [RegExp, string][] = [
  [/(?<!\b(?:action|single)[ -])\b(?:log|sign)(?:g?ed|g?ing|s)?[ -]?(?:in|on)(?:to|s)?\b/g, 'signin'],
  [/(?<!\baction )\b(?:log|sign)(?:g?ed|g?ing|s)?[ -]?(?:out|off)s?\b/g, 'signout'],
  [/\bback(?:ed|ing|s)?[ -]?ups?\b/g, 'backup'],
];

/** An endpoint of the API: a method and a path, or its whole URL. */
const endpoint =
  /\b(?:(get|post|put|patch|delete) (?:https?:\/\/[^\s/]+)?|https?:\/\/api\.[^\s/]+)(?:\/v\d+)?((?:\/[\w{}.-]+)+)/g;

/** Joins an endpoint to one word with its method and one without. Readers type real ids where the docs have names in braces. */
function endpointToken(_: string, method: string | undefined, path: string): string {
  const name = path.replace(/\{[^}]*\}|\w*\d\w*/g, 'id').replaceAll('/', '_');
  return method ? ` ${method}${name} api${name} ` : ` api${name} `;
}

/**
 * Splits a text into words in lower case, without accents and apostrophes. An identifier or a word with a hyphen becomes its parts
 * and the whole.
 * @param isKnownTerm whether the whole is enough without its parts
 */
export function tokenize(text: string, isKnownTerm: (word: string) => boolean = () => false): string[] {
  let plain = plainText(text).replace(endpoint, endpointToken);
  for (const [pattern, word] of phrasalVerbs) {
    plain = plain.replace(pattern, word);
  }
  const tokens = plain.match(/[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu) ?? [];
  return tokens.flatMap((word) => {
    const whole = word.replaceAll('-', '');
    // 25 MB is often written as one word.
    const parts = word.match(/\p{N}+(?=[kmg]b$)|[\p{L}\p{N}]+/gu) ?? [];
    return parts.length < 2 ? parts : isKnownTerm(whole) ? [whole] : [...parts, whole];
  });
}

/** Memoized for texts that are in several documents, such as the title of a page. */
export const tokenizeOnce = memoize((text: string) => tokenize(text));

/** The stem of a word, in American spelling. Memoized, because a phone then makes the index in two thirds of the time. */
export const toStem = memoize((word: string): string =>
  stemmer(word.replace(/(?<=...)our/, 'or').replace(/(?<!advert)is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz')),
);

/** The stem of a word, or `null` for a stop word, because the index has none. */
export function stemWord(word: string): string | null {
  return stopWords.has(word) ? null : toStem(word);
}

export function stemsOf(text: string): string[] {
  return tokenize(text).flatMap((word) => stemWord(word) ?? []);
}
