import { withParameters } from '../shared/queryString';

/** What the reader looks for: words, and a plan and a rank if they're chosen. */
export interface FinderQuery {
  readonly words: string;
  /** The plan that a setting needs, or empty for any. */
  readonly plan: string;
  /** The lowest rank that a setting needs, or empty for any. */
  readonly rank: string;
}

/** What the finder knows about a setting: its text, as `plainText` returns it, its plan, and its rank. */
export interface FinderEntry {
  readonly text: string;
  readonly plan: string;
  readonly rank: string;
}

/** Returns lower-case text without accents, with spaces for punctuation. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns whether an entry has words that start with the ones entered, or are written together ("slowmode"). */
export function matches(entry: FinderEntry, { words, plan, rank }: FinderQuery): boolean {
  if ((plan && entry.plan !== plan) || (rank && entry.rank !== rank)) {
    return false;
  }
  const asked = plainText(words);
  if (!asked) {
    return true;
  }
  const padded = ` ${entry.text}`;
  const together = entry.text.replaceAll(' ', '');
  return asked
    .split(' ')
    .every((word) => padded.includes(` ${word}`) || (word.length > 4 && together.includes(word)));
}

/** Reads a query string such as `?setting=ban&plan=plus`. */
export function queryOf(search: string): FinderQuery {
  const parameters = new URLSearchParams(search);
  return {
    words: parameters.get('setting') ?? '',
    plan: parameters.get('plan') ?? '',
    rank: parameters.get('rank') ?? '',
  };
}

/** Returns the query string with the filter. */
export function searchOf({ words, plan, rank }: FinderQuery, search: string): string {
  return withParameters(search, { setting: words.trim(), plan, rank });
}
