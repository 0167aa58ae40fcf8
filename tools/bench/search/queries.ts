import fs from 'node:fs';
import path from 'node:path';

/** What a reader types, and the addresses of the pages that answer it. */
export interface Query {
  readonly words: string;
  readonly answers: readonly string[];
}

/** The sets of queries: given from outside, used to find the figures of the ranking, and never looked at meanwhile. */
export const sets = ['given', 'tuning', 'unseen'] as const;

/** The queries of a set, from its table with the columns query, expected, audience and kind. */
export function queriesOf(set: (typeof sets)[number]): Query[] {
  const [, ...lines] = fs
    .readFileSync(path.join(__dirname, `${set}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [words = '', expected = ''] = line.split('\t');
    return { words, answers: expected.split(',') };
  });
}

/** How well a search answers. */
export interface Relevance {
  /** The share of queries whose first page is a right one, 0 to 1. */
  readonly first: number;
  /** The share of queries with a right page among the first three. */
  readonly firstThree: number;
  /** The mean of 1 divided by the place of the first right page among eight. */
  readonly reciprocalRank: number;
}

/**
 * Asks all queries of a search.
 * @param search gives the addresses of the pages that answer, the best first
 */
export async function relevanceOf(
  queries: readonly Query[],
  search: (words: string) => Promise<readonly string[]>,
): Promise<Relevance> {
  const places: number[] = [];
  for (const { words, answers } of queries) {
    const found = await search(words);
    const at = found.slice(0, 8).findIndex((address) => answers.includes(address));
    places.push(at < 0 ? Number.POSITIVE_INFINITY : at + 1);
  }
  const share = (most: number) => places.filter((place) => place <= most).length / places.length;
  return {
    first: share(1),
    firstThree: share(3),
    reciprocalRank: places.reduce((sum, place) => sum + 1 / place, 0) / places.length,
  };
}
