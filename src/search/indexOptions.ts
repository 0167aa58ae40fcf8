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

/** A path, such as `/chats`, a word, or a compound, such as "pre-approve". */
export const compoundPattern = /(?<![^\s(])\/[\p{L}\p{N}/{}_-]+|[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

/**
 * Splits a text into words in lower case, without accents, and compounds and paths into the whole and their parts: `preapprove`, `pre`,
 * `approve`. Names with dots, such as `message.created`, stay whole.
 */
export function splitCompounds(text: string): string[][] {
  const compounds = foldText(text).match(compoundPattern) ?? [];
  return compounds.map((compound) => {
    const parts = compound.split(/[/{}_-]+/).filter(Boolean);
    const whole = compound.startsWith('/') ? compound : parts.join('');
    return parts[0] === whole ? parts : [whole, ...parts];
  });
}

export function tokenize(text: string): string[] {
  return splitCompounds(text).flat();
}

/**
 * The weights of a section's fields. `page` and `keywords` are those of its page, only the page itself has a description, and the `name`
 * is what the section documents, such as `already_banned`.
 */
const boost = { title: 3, page: 3, description: 1.5, keywords: 2.5, phrases: 9, text: 2, name: 60 };

/** A section, as it's indexed. */
export type SectionFields = Partial<Readonly<Record<keyof typeof boost, string>>> & { readonly id: number };

export const indexOptions: Options<SectionFields> = {
  fields: Object.keys(boost),
  // The parts of a name, such as "banned" of `already_banned`, would find it before everything else.
  tokenize: (text, field) =>
    field === 'name' ? splitCompounds(text).flatMap(([whole = '']) => whole) : tokenize(text),
  processTerm: (word) => !stopWords.has(word) && stem(word),
  searchOptions: { bm25: { k: 1.2, b: 0.5, d: 0.6 }, boost },
};
