import { stemmer } from 'stemmer';

/** A token of a text and its position, for highlighting it. */
export interface Token {
  /** In lowercase, without accents, apostrophes, and the commas of numbers. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// A number with commas is one token, and so is an identifier with underscores (`sso_replayed`), whose parts are tokens, too.
const tokenPattern = /[\p{L}\p{N}\p{M}]+(?:(?:['’_]|(?<=\d),(?=\d{3}(?!\d)))[\p{L}\p{N}\p{M}]+)*/gu;

const accents = /\p{M}/gu;

/** Returns a word in lowercase, without accents, apostrophes, and the commas of numbers. */
function normalize(word: string): string {
  return word.normalize('NFKD').replace(accents, '').replace(/['’,]/g, '').toLowerCase();
}

/** Returns the tokens of a text, in order. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => ({
    text: normalize(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Returns the parts of an identifier (`sendMessage`, `rate_limited`), or nothing for a word. */
export function partsOf(word: string): string[] {
  const parts = word
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .split('_')
    .filter(Boolean);
  return parts.length > 1 ? parts.map(normalize) : [];
}

// British spellings and their American replacements.
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

function americanSpelling(word: string): string {
  for (const [pattern, replacement] of spellings) {
    if (pattern.test(word)) {
      return word.replace(pattern, replacement);
    }
  }
  return word;
}

/** Returns the stem of a token: `ban` for "banning" and "banned", `color` for "colour" and "colors". */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  // Identifiers and numbers have no forms.
  const stem = /^[a-z]+$/.test(word) ? stemmer(americanSpelling(word)) : word;
  stems.set(word, stem);
  return stem;
}

/** Returns the stems of a text's words, in order. */
export function stemsOf(text: string): string[] {
  return tokenize(text).map((token) => stemOf(token.text));
}

// Stop words have little weight, unless a query has no other words. “Can't” isn't one: it asks for help with a problem.
const stopWords = new Set(
  (
    'a about also already am an and any anyone are as at be been but by can could did do does doesnt doing dont ' +
    'else ever every everyone for from get gets getting give go goes got had has have having he her here hey hi his how i ' +
    'id if im in into is isnt it its ive just let like make makes making many may me might mine more much must my myself ' +
    'need needs no nobody of off on one or other our out over own please possible put really said say says she should so ' +
    'some somebody someone something still tell tells than that the their them then there these they thing things this to ' +
    'told too up us use used using very want wants was wasnt way we were what whats when where which while who whos whose ' +
    'why will with wont would you your yours'
  ).split(' '),
);

/** Returns whether a token is a stop word. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (word.length === 1 && !/\d/.test(word));
}

// Words that ask for a value, or say how it's measured, whatever is measured.
const measureStems = new Set(
  (
    'age allowed amount available big biggest bytes character characters chars chat chats cost count day days deadline default dollars ' +
    'duration exact expired expire expires expiry far fast have heavy high highest hour hours kb kept large largest last lasts least ' +
    'length letters lifetime limit limits limited long longest lowest many max maximal maximum mb measured min minimal minimum ' +
    'minute minutes month months most number often old pay per period permitted pixels plan possible price px quick range retention rookery ' +
    'second seconds shortest since size smallest soon tier time times total until valid value values wait was week weeks words year years window timeout'
  )
    .split(' ')
    .map(stemOf),
);

/** Returns whether a stem asks for a measure, so that it says nothing about what is measured. */
export function isMeasure(stem: string): boolean {
  return measureStems.has(stem);
}
