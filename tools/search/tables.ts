import path from 'node:path';
import { readText } from '../../src/files';
import { sectionUrlsOf } from '../../src/plugins/search/finishIndex';
import type { SearchEngine } from '../../src/search/engine';
import type { Ranking } from '../../src/search/ranking';
import type { SearchIndex } from '../../src/search/searchIndex';
import { stemWord, tokenize } from '../../src/search/words';

/** A row: a query, and the sections that answer it. */
interface Question {
  readonly query: string;
  readonly answers: readonly string[];
}

type Rank = (query: string) => Ranking;

/** The section that an answer is in: an answer can be a row of a table. */
function answerSection(url: string): string {
  const [page = '', id] = url.split('#');
  return id ? (sectionUrlsOf(page, readText(`build${page}.html`)).get(id) ?? page) : url;
}

export function readTable(name: string): Question[] {
  const [, ...lines] = readText(path.join(__dirname, `${name}.tsv`))
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t');
    return { query, answers: answers ? answers.split(',').map(answerSection) : [] };
  });
}

export function toPage(url: string): string {
  return url.split('#')[0] ?? '';
}

/** The shares of queries, from 0 to 1, whose answer comes first, and among the first three. */
export function measureAccuracy(rank: Rank, queries: readonly Question[], toKey = (url: string) => url) {
  const ranks = queries.map(({ query, answers }) => {
    const right = answers.map(toKey);
    const found = new Set(rank(query).sections.map(({ url }) => toKey(url)));
    return [...found].findIndex((url) => right.includes(url));
  });
  const recallAt = (most: number) => ranks.filter((rank) => rank >= 0 && rank < most).length / queries.length;
  return { first: recallAt(1), top3: recallAt(3) };
}

/** The queries that show the box of help. If a query has answers, the box has to lead to one of them. */
export function findBoxes(engine: SearchEngine, queries: readonly Question[]): string[] {
  return queries.flatMap(({ query, answers }) => {
    const { url } = engine.suggest(query).help ?? {};
    return url && (answers.length === 0 || answers.includes(url)) ? [query] : [];
  });
}

/** Searches for each word that only one page has. Returns those without results, and the share that finds its page among eight. */
export function measureRareWords(
  engine: SearchEngine,
  [titles, headings, descriptions, , texts]: SearchIndex,
) {
  const pagesByWord = new Map<string, Set<string>>();
  for (const { t, u } of [titles, headings, descriptions, texts].flatMap(({ documents }) => documents)) {
    for (const word of tokenize(t).filter((token) => /^[a-z]{5,}$/.test(token) && stemWord(token))) {
      pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(u));
    }
  }
  const words = [...pagesByWord].filter(([, pages]) => pages.size === 1);
  const found = words.map(([word, pages]) => {
    const { groups, total } = engine.suggest(word);
    return { word, total, isAmong8: groups.some(({ page }) => pages.has(page.url)) };
  });
  return {
    missing: found.filter(({ total }) => total === 0).map(({ word }) => word),
    among8: found.filter(({ isAmong8 }) => isAmong8).length / words.length,
  };
}
