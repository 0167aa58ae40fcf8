import { stemsOf } from '../engine/tokens';
import type { QueryDocument } from '../file';
import { encodePostings } from '../postings';
import type { PageContent } from './extract';

/** What readers type, and the URL of the section that answers. */
export type Query = readonly [words: string, url: string];

// A word in queries that lead to fewer sections is rare or a typo, and hardly typed again.
const minSections = 14;

/** What readers typed this often to find a section counts double. */
const often = 4;

/**
 * Returns the rows of a table in `src/search`. Throws if a section doesn't exist.
 * @param name the name of the table, whose rows can have no section if they are harmless look-alikes of emergencies
 */
export function readQueries(name: string, table: string, pages: ReadonlyMap<string, PageContent>): Query[] {
  return table
    .trim()
    .split('\n')
    .map((row, line) => {
      const [words = '', url = ''] = row.split('\t');
      const [path = '', id] = url.split('#');
      if (url && !pages.get(path)?.sections.some(({ hash }) => hash === (id ? `#${id}` : ''))) {
        throw new Error(
          `src/search/${name}.tsv names a section in line ${line + 1} that doesn't exist: ${url}. ` +
            'Write the URL of a page and the id of one of its headings or rows, as /safety#danger, in every line that names it.',
        );
      }
      return [words, url];
    });
}

/** Returns what readers type according to the pages: their titles and keywords. */
export function queriesOf(pages: ReadonlyMap<string, PageContent>): Query[] {
  return [...pages].flatMap(([url, { keywords, sections, sectionKeywords }]) => [
    ...keywords.split(',').map((words): Query => [words, url]),
    ...sections.map(({ hash, title }): Query => [title, url + hash]),
    ...Object.entries(sectionKeywords).flatMap(([id, list]) =>
      list.map((words): Query => [words, `${url}#${id}`]),
    ),
  ]);
}

/** Returns how much the stems that readers typed speak for each section: how often they typed them to find only this one. */
export function stemsOfSections(queries: readonly Query[]): Map<string, Map<string, number>> {
  const sections = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const [words, url] of queries) {
    const counts = sections.get(url) ?? new Map<string, number>();
    sections.set(url, counts);
    for (const stem of new Set(stemsOf(words))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      totals.set(stem, (totals.get(stem) ?? 0) + 1);
    }
  }
  for (const counts of sections.values()) {
    for (const [stem, count] of counts) {
      counts.set(stem, count / Math.sqrt(totals.get(stem) ?? 1));
    }
  }
  return sections;
}

/**
 * Returns in which sections readers looked for something. Keywords count that no section contains, however rare they are.
 * @param pages the pages by URL, in the order of the index
 */
export function queryDocuments(
  queries: readonly Query[],
  pages: ReadonlyMap<string, PageContent>,
): QueryDocument[] {
  const numbers = new Map<string, number>();
  const kept = new Set<string>();
  let number = -1;
  for (const [url, { sections, sectionKeywords }] of pages) {
    for (const { hash, isRow } of sections) {
      number += isRow ? 0 : 1;
      numbers.set(url + hash, number);
    }
    for (const stem of stemsOf(Object.values(sectionKeywords).flat().join(' '))) {
      kept.add(stem);
    }
  }
  for (const { title, text } of [...pages.values()].flatMap(({ sections }) => sections)) {
    for (const stem of stemsOf(`${title} ${text}`)) {
      kept.delete(stem);
    }
  }
  const found = new Map<string, Map<number, number>>();
  for (const [words, url] of [...queriesOf(pages), ...queries]) {
    const section = numbers.get(url) ?? 0;
    for (const stem of new Set(stemsOf(words))) {
      const counts = found.get(stem) ?? new Map<number, number>();
      found.set(stem, counts.set(section, (counts.get(section) ?? 0) + 1));
    }
  }
  return [...found]
    .filter(([stem, { size }]) => size >= minSections || kept.has(stem))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, counts]) => {
      const sections = [...counts].sort(([a], [b]) => a - b);
      return `${stem} ${encodePostings(sections.flatMap(([at, count]) => (count < often ? at : [at, at])))}`;
    });
}
