import { stemmer } from 'stemmer';

/** A word of a text and where it stands, for marking it. */
export interface Word {
  /** Lower case, without accents and apostrophes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// An underscore holds an identifier together (`sso_replayed`); its parts are words as well.
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’_][\p{L}\p{N}\p{M}]+)*/gu;

const accents = /\p{M}/gu;

/** A word as it is compared: lower case, without accents and apostrophes. */
function plainWord(word: string): string {
  return word.normalize('NFKD').replace(accents, '').replace(/['’]/g, '').toLowerCase();
}

/** The words of a text, in order, each once. Identifiers stay whole. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    text: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The parts of an identifier (`sendMessage`, `rate_limited`), or nothing for a plain word. */
export function partsOf(word: string): string[] {
  const parts = word
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .split('_')
    .filter(Boolean);
  return parts.length > 1 ? parts.map(plainWord) : [];
}

// British spelling to American, by the endings in which they differ; single words where no rule holds.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(\w{3})is(e[sdr]?|ing|ation|ations|able)$/, '$1iz$2'],
  [/(\w{3})ys(e[sdr]?|ing)$/, '$1yz$2'],
  [/^(col|behavi|fav|neighb|hon|hum|lab|harb|rum)our/, '$1or'],
  [/^(cent|met|theat|fib)re(s?)$/, '$1er$2'],
  [/^(cance|labe|trave|signa|mode|channe)ll(ed|ing|er|ers)$/, '$1l$2'],
  [/^licenc/, 'licens'],
  [/^defenc/, 'defens'],
  [/^(dial|catal|anal)ogue(s?)$/, '$1og$2'],
  [/^grey/, 'gray'],
  [/^programme(s?)$/, 'program$1'],
  [/^cheque/, 'check'],
];

const stems = new Map<string, string>();

function spelledOneWay(word: string): string {
  for (const [pattern, replacement] of spellings) {
    if (pattern.test(word)) {
      return word.replace(pattern, replacement);
    }
  }
  return word;
}

/**
 * What the forms of a word have in common: "banning" and "banned" are both `ban`, "colour" and "color" both `color`.
 * @param word a plain word
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  // Identifiers and numbers have no forms.
  const stem = /^[a-z]+$/.test(word) ? stemmer(spelledOneWay(word)) : word;
  stems.set(word, stem);
  return stem;
}

// Words that say how something is asked, not what about. They count for little, unless there is nothing else.
const small = new Set(
  (
    'a about am an and any anyone are as at be been but by can cannot cant could did do does doesnt doing dont else ever ' +
    'every everyone for from get gets getting give go goes got had has have having he her here his how i id if im in ' +
    'into is isnt it its ive just let like make makes making many may me might mine more much must my myself need ' +
    'needs no nobody of off on one or other our out over own please possible put really she should so some somebody ' +
    'someone something still than that the their them then there these they thing things this to too up us use used ' +
    'using very want wants was wasnt way we were what whats when where which while who whos whose why will with wont ' +
    'would you your yours'
  ).split(' '),
);

/** Whether a word says how something is asked, not what about. @param word a plain word */
export function isSmall(word: string): boolean {
  return small.has(word) || (word.length === 1 && !/\d/.test(word));
}
