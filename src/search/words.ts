import { stemmer } from 'stemmer';
import { memoize } from '../memoize';
import { plainText } from '../text';

/** Words that say nothing about what someone looks for. */
const stopWords = new Set(
  (
    'a about also am an and any are as at be been but by can cant could did do does doesnt doing dont for from get ' +
    'got had has have he her him his how i if im in into is isnt it its ive just me my of on or our she so ' +
    'some than that the their them then there these they this to too us was we were what when where which who why ' +
    'will with wont would you your'
  ).split(' '),
);

/** Words after which `log` and `sign` are nouns: "action log", "plus sign". Single sign-on isn't signing in, either. */
const nounsBefore =
  'action|activity|an|at|audit|change|chat|delivery|dollar|equals|error|event|export|full|hash|message|minus|mod|moderation|' +
  'our|percent|plus|pound|server|single|stop|this|warning|whole';

/** Words after which "back up" isn't a copy: "scroll back up", "is the site back up". */
const verbsBefore =
  'are|be|bring|came|chat|come|comes|down|get|go|goes|going|got|is|it|its|jump|look|move|moved|pops|scroll|site|straight|went';

/** Verbs with the words after them that change what they mean, and one word for both. */
const phrasalVerbs = [
  [nounsBefore, 'log|sign', 'in|on', 'signin'],
  [nounsBefore, 'log|sign', 'out|off', 'signout'],
  [verbsBefore, 'back', 'up', 'backup'],
].map(([before, verb, next, word = '']) => ({
  pattern: new RegExp(`(?<!\\b(?:${before})[ -])\\b(?:${verb})(?:g?ed|g?ing|s)?[ -]?(?:${next})\\b`, 'g'),
  word,
}));

/** An endpoint of the API: a method and a path, or its whole URL. */
const endpoint =
  /\b(?:(get|post|put|patch|delete) (?:https?:\/\/[^\s/]+)?|https?:\/\/api\.[^\s/]+)(?:\/v\d+)?((?:\/[\w{}.-]+)+)/g;

/** Makes an endpoint one word. Readers type real ids where the docs have names in braces. */
function endpointToken(_: string, method: string | undefined, path: string): string {
  const name = path.replace(/\{[^}]*\}|\w*\d\w*/g, 'id').replaceAll('/', '_');
  return method ? ` ${method}${name} api${name} ` : ` api${name} `;
}

/**
 * Splits a text into words in lower case, without accents and apostrophes. An identifier or a word with a hyphen is a word,
 * and so are its parts.
 * @param isKnownTerm whether such a word is enough without its parts
 */
export function tokenize(text: string, isKnownTerm: (word: string) => boolean = () => false): string[] {
  let plain = plainText(text).replace(endpoint, endpointToken);
  for (const { pattern, word } of phrasalVerbs) {
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

// A phone makes the index in two thirds of the time if it doesn't stem a word again each time.
/** The stem of a word, in American spelling. */
export const toStem = memoize((word: string): string =>
  stemmer(word.replace(/(?<=...)our/, 'or').replace(/is(?=(?:e|ed|es|ing|ation)$)/, 'iz')),
);

/** The stem of a word, or `null` for a stop word, which isn't indexed. */
export function stemWord(word: string): string | null {
  return stopWords.has(word) ? null : toStem(word);
}

export function stemsOf(text: string): string[] {
  return tokenize(text).flatMap((word) => stemWord(word) ?? []);
}
