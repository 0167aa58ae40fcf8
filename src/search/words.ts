import { foldText } from '../utils/text';
import { stem } from './stem';

/** Words, as `tokenize` returns them, too common to tell what someone looks for. They aren't indexed. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be been but by can cant could did do does doesnt doing dont for from get ' +
    'got had has have he her him his how i if im in into is isnt it its ive just me my of on or our she so ' +
    'some than that the their them then there these they this to too us was we were what when where which who why ' +
    'will with wont would you your'
  ).split(' '),
);

function join(...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(''), 'g');
}

// "log in" means "sign in", except here:
//
//   action log on       `notOfLogName`
//   single sign-on      `notSingle`, because it's a feature; "single logout" means signing out
//   a sign on the door  `notPlaced`, after an article and before a place, as in "save the logs in Excel"
//
// "the log in page" and "log in to my chat" still mean signing in.
const notOfLogName = /(?<!\b(?:action|audit)[ -])/;
const notSingle = /(?<!\bsingle[ -])/;
const notPlaced =
  /(?<!\b(?:a|that|the|this|whole|your) (?=(?:log|sign)s? (?:in|on) (?:a|an|chat|csv|excel|my|our|the|your)\b))/;

/** "log", "logs", "logging", "logged", or the same of "sign" */
const logOrSign = /\b(?:log|sign)(?:g?ed|g?ing|s)?[ -]?/;

/**
 * An endpoint of the API: a method and a path (`POST /v1/chats/{chat}/bans`), or its whole URL
 * (`https://api.rookery.example/v1/chats`).
 */
const endpointPattern =
  /\b(?:(?<method>get|post|put|patch|delete) (?:https?:\/\/[^\s/]+)?|https?:\/\/api\.[^\s/]+)(?:\/v\d+)?(?<path>(?:\/[\w{}.-]*[\w}])+)/g;

/**
 * Joins an endpoint to one word with its method and one without: `post_chats_id_bans` and `api_chats_id_bans`. Readers type real
 * ids where the docs have names in braces.
 */
function joinEndpoint(endpoint: string): string {
  const { method, path = '' } = [...endpoint.matchAll(endpointPattern)][0]?.groups ?? {};
  const name = path.replace(/\{[^}]*\}|\w*\d\w*/g, 'id').replaceAll('/', '_');
  return method ? ` ${method}${name} api${name} ` : ` api${name} `;
}

/**
 * What is replaced in a text before it's split, in this order: capitals and accents, endpoints, and verbs with a preposition. All
 * forms of such a verb become one word: "signin" for "log into", "logged on", and "logins".
 */
const replacements: readonly (readonly [RegExp, (match: string) => string])[] = [
  [/[A-Z'`]|\P{ASCII}/gu, foldText],
  [endpointPattern, joinEndpoint],
  [join(notOfLogName, notSingle, notPlaced, logOrSign, /(?:in|on)(?:to|s)?\b/), () => 'signin'],
  [join(notOfLogName, logOrSign, /(?:out|off)s?\b/), () => 'signout'],
  [/\bback(?:ed|ing|s)?[ -]?ups?\b/g, () => 'backup'],
];

/**
 * Applies the replacements to a text.
 * @param offsets for each character, its offset in the text. The returned ones are for the characters of the result
 */
function applyReplacements(plain: string, offsets: readonly number[] = []) {
  for (const [pattern, replace] of replacements) {
    let replaced = '';
    const moved: number[] = [];
    let end = 0;
    for (const { 0: match, index } of plain.matchAll(pattern)) {
      const added = replace(match);
      replaced += plain.slice(end, index) + added;
      moved.push(...offsets.slice(end, index), ...Array<number>(added.length).fill(offsets[index] ?? 0));
      end = index + match.length;
    }
    plain = replaced + plain.slice(end);
    offsets = [...moved, ...offsets.slice(end)];
  }
  return { plain, offsets };
}

/** A word or a compound. */
const compoundPattern = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*/gu;

/** Splits a compound into its segments and the whole: "pre", "approve", and "preapprove" for "pre-approve". */
function splitCompound(compound: string, isKnownWord?: (word: string) => boolean): string[] {
  const whole = compound.replaceAll('-', '');
  // "25mb" has two segments, because the docs write "25 MB".
  const segments = compound.match(/\p{N}+(?=[kmg]b$)|[\p{L}\p{N}]+/gu) ?? [];
  return segments.length === 1 || isKnownWord?.(whole) ? [whole] : [...segments, whole];
}

/**
 * Splits a text into words in lower case, without accents and apostrophes.
 * @param isKnownWord whether a compound becomes only its joined form: `preapprove` for "pre-approve"
 */
export function tokenize(text: string, isKnownWord?: (word: string) => boolean): string[] {
  const compounds = applyReplacements(text).plain.match(compoundPattern) ?? [];
  return compounds.flatMap((compound) => splitCompound(compound, isKnownWord));
}

/** Returns the terms of a text, by which it's indexed: the stems of its words, without stop words. */
export function toTerms(text: string, isKnownWord?: (word: string) => boolean): string[] {
  return tokenize(text, isKnownWord)
    .filter((word) => !stopWords.has(word))
    .map(stem);
}

/** A term, and its place in the text. The terms of a compound or of an endpoint have the same place. */
interface PlacedTerm {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function findTerms(text: string): PlacedTerm[] {
  const { plain, offsets } = applyReplacements(text, [...Array(text.length + 1).keys()]);
  return [...plain.matchAll(compoundPattern)].flatMap(({ 0: compound, index }) => {
    let last = index + compound.length - 1;
    // All characters of a replacement have the place of its first.
    while (offsets[last + 1] === offsets[last]) last++;
    const place = { start: offsets[index] ?? 0, end: offsets[last + 1] ?? 0 };
    const words = splitCompound(compound).filter((word) => !stopWords.has(word));
    return words.map((word) => ({ text: stem(word), ...place }));
  });
}

/** Returns the terms of a phrase, sorted and without duplicates, because the ranking ignores their order. */
export function normalizePhrase(text: string): string {
  return [...new Set(toTerms(text))].sort().join(' ');
}
