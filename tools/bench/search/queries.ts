import fs from 'node:fs';
import path from 'node:path';
import { extract } from '../../../src/search/build/extract';

/** What a reader types, and the places that answer it: `/route` or `/route#id`, the best first. */
export interface Query {
  readonly words: string;
  readonly answers: readonly string[];
}

/** The sets whose answers are pages: one from other people, one to tune the ranking with, and one to check it with. */
export const pageSets = ['given', 'tuning', 'unseen'] as const;

/** The sets whose answers are sections: hard queries, emergencies in two sets, and harmless queries that look like them. */
export const sectionSets = ['sections', 'safety', 'help', 'innocent'] as const;

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

const sectionsOfRows = new Map<string, ReadonlyMap<string, string>>();

/** Returns the URL of the section that a row of a built page is in, or the same URL if it isn't a row. */
function sectionOf(url: string): string {
  const [route = ''] = url.split('#');
  const known = sectionsOfRows.get(route);
  if (known) {
    return known.get(url) ?? url;
  }
  const file = path.join(__dirname, '../../../build', `${route}.html`);
  const rows = new Map<string, string>();
  let section = route;
  for (const { hash, isRow } of extract(fs.readFileSync(file, 'utf8'))?.sections ?? []) {
    if (isRow) {
      rows.set(route + hash, section);
    } else {
      section = route + hash;
    }
  }
  sectionsOfRows.set(route, rows);
  return rows.get(url) ?? url;
}

/**
 * Returns whether a result is the section or the top of a page that an answer names. A row of the section is right, too,
 * because it's more exact.
 */
export function isSamePlace(result: string, answer: string): boolean {
  const isSame = (url: string) => isSamePage(url, answer) && url.split('#')[1] === answer.split('#')[1];
  return isSame(result) || isSame(sectionOf(result));
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
