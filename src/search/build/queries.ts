import { Counts } from '../engine/Counts';
import { stemsOf } from '../engine/tokens';
import type { QueryDocument } from '../file';
import { encodePostings } from '../postings';
import type { PageContent } from './extract';

/** What readers type, the URL of the section or row that answers, and the label of the value that they ask for, if any. */
export type Query = readonly [words: string, url: string, label?: string];

// A word that one query for a section has can be a typo, or chance. It counts if queries for this many sections have it, and
// those for this section this much more often than others.
const minSections = 14;
const minLift = 2.7;

/** What readers typed this often to find a section counts double. */
const often = 4;

/**
 * Returns the rows of a table in `src/search`. Throws if a section doesn't exist.
 * @param name the name of the table, whose rows have no section if they only look like the others
 */
export function readQueries(name: string, table: string, pages: ReadonlyMap<string, PageContent>): Query[] {
  return table
    .trim()
    .split('\n')
    .map((row, line) => {
      const [words = '', url = '', label] = row.split('\t');
      const [path = '', id] = url.split('#');
      if (url && !pages.get(path)?.sections.some(({ hash }) => hash === (id ? `#${id}` : ''))) {
        throw new Error(
          `src/search/${name}.tsv names a section in line ${line + 1} that doesn't exist: ${url}. ` +
            'Write the URL of a page and the id of one of its headings or rows, as /safety#danger, in every line that names it.',
        );
      }
      return [words, url, label];
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

/**
 * Returns in which sections readers looked for something.
 * @param queries what readers type, with what they type according to the pages
 * @param pages the pages by URL, in the order of the index
 * @param facts for which facts they ask with each stem, in order
 */
export function queryDocuments(
  queries: readonly Query[],
  pages: ReadonlyMap<string, PageContent>,
  facts: ReadonlyMap<string, readonly number[]>,
): QueryDocument[] {
  const numbers = new Map<string, number>();
  let number = -1;
  for (const [url, { sections }] of pages) {
    for (const { hash, isRow } of sections) {
      number += isRow ? 0 : 1;
      numbers.set(url + hash, number);
    }
  }
  const counts = new Counts();
  for (const [words, url] of queries) {
    const section = numbers.get(url) ?? 0;
    for (const stem of new Set(stemsOf(words))) {
      counts.add(stem, section);
    }
  }
  return [...counts.of]
    .map(([stem, own]) => {
      const share = counts.shareOf(stem);
      const sections = [...own]
        .filter(
          ([section, count]) =>
            count > 1 || (own.size >= minSections && count > minLift * share * (counts.totals[section] ?? 0)),
        )
        .sort(([a], [b]) => a - b);
      return { stem, sections };
    })
    .filter(({ sections }) => sections.length > 0)
    .sort((a, b) => (a.stem < b.stem ? -1 : 1))
    .map(({ stem, sections }) => {
      const places = encodePostings(sections.flatMap(([at, count]) => (count < often ? at : [at, at])));
      return `${stem} ${places} ${encodePostings(facts.get(stem) ?? [])}`.trimEnd();
    });
}
