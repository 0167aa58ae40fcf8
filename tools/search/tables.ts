import path from 'node:path';
import { findSectionHashes } from '../../src/plugins/search/buildIndex';
import type { CrisisHelp } from '../../src/search/crisisHelp';
import type { SearchEngine } from '../../src/search/engine';
import type { Ranking } from '../../src/search/ranking';
import type { SearchIndex } from '../../src/search/searchIndex';
import { stopWords, tokenize } from '../../src/search/words';
import { readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';

/** A row of a table: a query, and the URLs that answer it. */
interface LabeledQuery {
  readonly query: string;
  readonly answers: readonly string[];
}

export function readTable(name: 'questions' | 'special-words' | 'help' | 'harmless'): LabeledQuery[] {
  const [, ...rows] = readText(path.join(__dirname, `${name}.tsv`))
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [query = '', answers = ''] = row.split('\t');
    return { query, answers: answers.split(',').filter(Boolean) };
  });
}

function toPage(url: string): string {
  return url.replace(/#.*/, '');
}

const readSectionHashes = memoize((page: string) => findSectionHashes(readText(`build${page}.html`)));

/** Returns the section of the last build that a URL leads to. For a table row, it's the section with the table. */
function toSection(url: string): string {
  const [page = '', id = ''] = url.split('#');
  return id ? page + (readSectionHashes(page).get(id) ?? '') : url;
}

/** Returns the shares of queries, from 0 to 1, with an answer first, and among the first three pages or sections. */
export function measureAccuracy(
  rank: (query: string) => Ranking,
  queries: readonly LabeledQuery[],
  unit: 'page' | 'section',
) {
  const positions = queries.map(({ query, answers }) => {
    const right = new Set(answers.map(unit === 'page' ? toPage : toSection));
    const ranked = new Set(rank(query).sections.map(({ url, page }) => (unit === 'page' ? page.url : url)));
    return [...ranked].findIndex((url) => right.has(url));
  });
  const shareBelow = (limit: number) =>
    positions.filter((position) => position >= 0 && position < limit).length / queries.length;
  return { first: shareBelow(1), amongThree: shareBelow(3) };
}

/** Returns the queries with help. If a query has answers, its help has to be one of them. */
export function findQueriesWithHelp(
  findHelp: (query: string) => CrisisHelp | undefined,
  queries: readonly LabeledQuery[],
): string[] {
  const withHelp = queries.filter(({ query, answers }) => {
    const url = findHelp(query)?.url;
    return url && (answers.length === 0 || answers.includes(url));
  });
  return withHelp.map(({ query }) => query);
}

/**
 * Searches for each word that only one page has, if it has at least five letters. Returns the words without results, and the
 * share of words that suggest their page, from 0 to 1.
 */
export function measureRareWords({ suggest }: SearchEngine, pages: SearchIndex['pages']) {
  const urlsByWord = new Map<string, Set<string>>();
  for (const { url, description, sections } of pages) {
    const texts = [description, ...sections.flatMap(({ title, text }) => [title, text])];
    for (const word of texts.flatMap((text) => tokenize(text))) {
      if (/^[a-z]{5,}$/.test(word) && !stopWords.has(word)) {
        urlsByWord.set(word, (urlsByWord.get(word) ?? new Set()).add(url));
      }
    }
  }
  const rareWords = [...urlsByWord].filter(([, urls]) => urls.size === 1);
  const results = rareWords.map(([word, urls]) => {
    const { groups, total } = suggest(word);
    return { word, total, isSuggested: groups.some(({ page }) => urls.has(page.url)) };
  });
  return {
    missing: results.filter(({ total }) => total === 0).map(({ word }) => word),
    suggested: results.filter(({ isSuggested }) => isSuggested).length / results.length,
  };
}
