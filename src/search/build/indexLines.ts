import { entriesOfFacts } from '../engine/facts';
import type { FactDocument, IndexLine, PageDocument, SectionDocument } from '../file';
import { learnEmergencies } from './emergencies';
import { excerptOf } from './excerpt';
import type { PageContent, Section } from './extract';
import { type Query, queriesOf, queryDocuments } from './queries';
import type { FoundFact } from './tableFacts';
import { learnFacts } from './values';

// Small enough that a line is indexed between two frames, large enough that lines are few.
const maxCharacters = 20_000;

/** Splits the documents of a kind into lines. A line ends with the document that fills it. */
function linesOf<Of extends 'pages' | 'sections' | 'queries' | 'texts', Item>(
  of: Of,
  items: readonly Item[],
) {
  const lines: { of: Of; documents: Item[] }[] = [];
  let filled = maxCharacters;
  for (const item of items) {
    if (filled >= maxCharacters) {
      lines.push({ of, documents: [] });
      filled = 0;
    }
    lines.at(-1)?.documents.push(item);
    filled += JSON.stringify(item).length;
  }
  return lines;
}

/** Returns the text of a section as in the index: an excerpt, and after a line break, the other identifiers in it. */
function indexedText({ hash, text, hidden }: Section): string {
  // The top of a page has the page's description.
  const shown = hash ? excerptOf(text) : '';
  const names = hidden.split(' ').filter((name) => !shown.includes(name));
  return names.length > 0 ? `${shown}\n${names.join(' ')}` : shown;
}

interface Place {
  readonly url: string;
  readonly title: string;
}

/** Returns the facts of each place. Throws if a place doesn't exist. */
function factsOfPlaces(facts: readonly FoundFact[], places: readonly Place[]): FactDocument[][] {
  const found = new Map(places.map(({ url, title }) => [url, { title, facts: [] as FactDocument[] }]));
  for (const [url, kind, label, ...values] of facts) {
    const place = found.get(url);
    if (!place) {
      throw new Error(
        `src/search/build/facts.ts finds "${label}" at ${url}, which doesn't exist. Name another place that shows it.`,
      );
    }
    place.facts.push([kind, label === place.title ? '' : label, ...values]);
  }
  return [...found.values()].map(({ facts }) => facts);
}

/**
 * Returns the lines of the site's index.
 * @param pages the pages by URL
 * @param tables what readers type, by the name of the table
 */
export function indexLines(
  pages: ReadonlyMap<string, PageContent>,
  { queries, emergencies, values }: Readonly<Record<'queries' | 'emergencies' | 'values', readonly Query[]>>,
  facts: readonly FoundFact[],
): IndexLine[] {
  // The order of the file system would make another file on another computer.
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = sorted.map(
    ([u, { title, description, keywords, breadcrumbs }]): PageDocument => ({
      u,
      t: title,
      d: description,
      k: keywords,
      b: breadcrumbs.join(' › '),
    }),
  );
  const sections = sorted.map(([, page]) =>
    page.sections
      .slice(1)
      .map(({ hash, title, isRow }): SectionDocument => (isRow ? [hash, title, 'row'] : [hash, title])),
  );
  // The engine counts the tops of all pages first, then their sections.
  const places = [
    ...sorted.map(([url, { title }]): Place => ({ url, title })),
    ...sorted.flatMap(([route, page]) =>
      page.sections.slice(1).map(({ hash, title }): Place => ({ url: route + hash, title })),
    ),
  ];
  const queriesOfPages = queriesOf(pages);
  const allQueries = [...queriesOfPages, ...queries];
  const documentsOfFacts = factsOfPlaces(facts, places);
  const { words, kinds } = learnFacts(
    values,
    entriesOfFacts(documentsOfFacts, (place) => places[place]?.title ?? ''),
    (place) => places[place]?.url ?? '',
    queriesOfPages.map(([words]) => words),
  );
  const texts = sorted.map(([, page]) => page.sections.map(indexedText));
  return [
    ...linesOf('pages', documents),
    ...linesOf('sections', sections),
    ...linesOf('queries', queryDocuments(allQueries, new Map(sorted), words)),
    ...linesOf('texts', texts),
    { of: 'facts', documents: { facts: documentsOfFacts, kinds } },
    {
      of: 'emergencies',
      documents: learnEmergencies(emergencies, allQueries),
    },
  ];
}

/** Returns the text of the index file: a JSON list with one object per line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
