import path from 'node:path';
import { sectionHashesOf } from '../../src/plugins/search/buildIndex';
import type { SearchEngine } from '../../src/search/engine';
import type { Help } from '../../src/search/help';
import type { Ranking } from '../../src/search/ranking';
import type { PageIndex } from '../../src/search/searchIndex';
import { isStopWord, tokenize } from '../../src/search/words';
import { readText } from '../../src/utils/files';
import { memoize } from '../../src/utils/memoize';

/** A row of a table: a query, and the pages or sections that answer it. */
interface Question {
  readonly query: string;
  readonly answers: readonly string[];
}

/** Reads a table. README.md explains the tables. */
export function readTable(name: 'questions' | 'special-words' | 'help' | 'harmless'): Question[] {
  const [, ...lines] = readText(path.join(__dirname, `${name}.tsv`))
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t');
    return { query, answers: answers.split(',').filter(Boolean) };
  });
}

function toPage(url: string): string {
  return url.replace(/#.*/, '');
}

const hashesOf = memoize((page: string) => sectionHashesOf(readText(`build${page}.html`)));

/** The section of the last build that a URL leads to. For a table row, it's the section with the table. */
function toSection(url: string): string {
  const [page = '', id = ''] = url.split('#');
  return id ? page + (hashesOf(page).get(id) ?? '') : url;
}

/** The shares of questions, from 0 to 1, that have an answer first, and among the first three pages or sections. */
export function measureAccuracy(
  rank: (query: string) => Ranking,
  questions: readonly Question[],
  unit: 'page' | 'section',
) {
  const positions = questions.map(({ query, answers }) => {
    const right = new Set(answers.map(unit === 'page' ? toPage : toSection));
    const found = new Set(rank(query).sections.map(({ url, page }) => (unit === 'page' ? page.url : url)));
    return [...found].findIndex((url) => right.has(url));
  });
  const shareBelow = (limit: number) =>
    positions.filter((position) => position >= 0 && position < limit).length / questions.length;
  return { first: shareBelow(1), amongThree: shareBelow(3) };
}

/** The queries that show help. If a query has an answer, the help has to lead to it. */
export function findHelped(
  findHelp: (query: string) => Help | undefined,
  questions: readonly Question[],
): string[] {
  return questions.flatMap(({ query, answers }) => {
    const url = findHelp(query)?.url;
    return url && (answers.length === 0 || answers.includes(url)) ? [query] : [];
  });
}

/** Searches for each word that only one page has. Returns those without results, and the share that suggests its page. */
export function measureRareWords({ suggest }: SearchEngine, documents: PageIndex['documents']) {
  const pagesByWord = new Map<string, Set<string>>();
  for (const { url, description, sections } of documents) {
    const words = [description, ...sections.flatMap(({ title, text }) => [title, text])].flatMap((text) =>
      tokenize(text),
    );
    for (const word of words.filter((token) => /^[a-z]{5,}$/.test(token) && !isStopWord(token))) {
      pagesByWord.set(word, (pagesByWord.get(word) ?? new Set()).add(url));
    }
  }
  const words = [...pagesByWord].flatMap(([word, pages]) => (pages.size === 1 ? [{ word, pages }] : []));
  const results = words.map(({ word, pages }) => {
    const { groups, total } = suggest(word);
    return { word, total, isSuggested: groups.some(({ page }) => pages.has(page.url)) };
  });
  return {
    missing: results.flatMap(({ word, total }) => (total === 0 ? [word] : [])),
    suggested: results.filter(({ isSuggested }) => isSuggested).length / words.length,
  };
}
