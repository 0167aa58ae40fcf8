import fs from 'node:fs';
import path from 'node:path';

/** What a reader types, and the places that answer it: `/route` or `/route#id`, the best first. */
export interface Query {
  readonly words: string;
  readonly answers: readonly string[];
}

/** The sets whose answers are pages: one from other people, one to tune the ranking with, and one to check it with. */
export const pageSets = ['given', 'tuning', 'unseen'] as const;

/** The sets whose answers are sections: hard queries, emergencies, and harmless queries with words of emergencies. */
export const sectionSets = ['sections', 'safety', 'innocent'] as const;

type SetName = (typeof pageSets)[number] | (typeof sectionSets)[number] | 'values' | 'not-values';

/** Returns the rows of a set's table, without its head. */
export function rowsOf(set: SetName): string[][] {
  const [, ...lines] = fs
    .readFileSync(path.join(__dirname, `${set}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

/** Returns the queries of a set. */
export function queriesOf(set: SetName): Query[] {
  return rowsOf(set).map(([words = '', answers = '']) => ({ words, answers: answers.split(',') }));
}

/** Returns whether a result is on the page of an answer, or has its id on a page below that. */
export function isSamePage(result: string, answer: string): boolean {
  const [route = '', id = ''] = result.split('#');
  const [wantedRoute = '', wantedId = ''] = answer.split('#');
  return route === wantedRoute || (route.startsWith(`${wantedRoute}/`) && id !== '' && id === wantedId);
}

/** Returns whether a result is the section or the top of a page that an answer names. */
export function isSamePlace(result: string, answer: string): boolean {
  return isSamePage(result, answer) && result.split('#')[1] === answer.split('#')[1];
}

/** How well a search answers. All but the last are shares of the queries, 0 to 1. */
export interface Relevance {
  readonly first: number;
  readonly firstThree: number;
  /** The mean of 1 divided by the rank of the first right result among eight. */
  readonly reciprocalRank: number;
}

/**
 * Asks all queries of a search.
 * @param search returns the URLs that answer, the best first
 */
export async function relevanceOf(
  queries: readonly Query[],
  search: (words: string) => Promise<readonly string[]>,
  isRight = isSamePage,
): Promise<Relevance> {
  const ranks: number[] = [];
  for (const { words, answers } of queries) {
    const found = await search(words);
    const at = found.slice(0, 8).findIndex((result) => answers.some((answer) => isRight(result, answer)));
    ranks.push(at < 0 ? Number.POSITIVE_INFINITY : at + 1);
  }
  const share = (most: number) => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    first: share(1),
    firstThree: share(3),
    reciprocalRank: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
  };
}
