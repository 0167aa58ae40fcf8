import type { Options } from 'minisearch';
import { foldText } from '../utils/text';
import { stem } from './stem';

// The build indexes the sections with these options, and browsers search in them.

/** Words, as `tokenize` returns them, too common to tell what someone looks for. They aren't indexed. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be been but by can could did do does doing for from get ' +
    'got had has have he her him his how i if im in into is it its ive just me my of on or our she so ' +
    'some than that the their them then there these they this to too us was we were what when where which who why ' +
    'will with would you your'
  ).split(' '),
);

/** A word or a compound, such as "pre-approve". */
export const compoundPattern = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

/**
 * Splits a text into words in lower case, without accents, and compounds into their parts and the whole: `pre`, `approve`, `preapprove`.
 * Names with dots, such as `message.created`, stay whole.
 */
export function tokenize(text: string): string[] {
  const compounds = foldText(text).match(compoundPattern) ?? [];
  return compounds.flatMap((compound) => {
    const parts = compound.split(/[_-]/);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** Returns the stem of a word, and the word, because "moderatio" isn't the beginning of the stem `moder`. */
export function toTerms(word: string): string[] {
  return stopWords.has(word) ? [] : [...new Set([stem(word), word])];
}

/** The weights of a section's fields. `page` and `keywords` are those of its page, and only the page itself has a description. */
const boost = { title: 3, page: 3, description: 1.5, keywords: 2.5, phrases: 9, text: 2 };

/** A section, as it's indexed. */
export type SectionFields = Readonly<Record<keyof typeof boost, string>> & { readonly id: number };

export const indexOptions: Options<SectionFields> = {
  fields: Object.keys(boost),
  tokenize,
  processTerm: (word, field) => (field === 'title' ? toTerms(word) : toTerms(word)[0]),
  searchOptions: {
    bm25: { k: 1.2, b: 0.5, d: 0.6 },
    boost,
    weights: { prefix: 0.3, fuzzy: 0.4 },
    // The last word can be unfinished.
    prefix: (_, position, terms) => position === terms.length - 1,
  },
};
