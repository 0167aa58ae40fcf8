import type { FactDocument, Facts, IndexLine, PageDocument, SectionDocument } from '../file';
import { learnEmergencies } from './emergencies';
import { excerptOf } from './excerpt';
import type { PageContent, Section } from './extract';
import type { FoundFact } from './facts';
import { type Query, queriesOf, queryDocuments } from './queries';
import { learnAsking, wordsForFacts } from './values';

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

/** Returns facts with the numbers of their places, in order, and the words for them. Throws if a place doesn't exist. */
function factsLine(
  facts: readonly FoundFact[],
  values: readonly Query[],
  pages: readonly (readonly [string, PageContent])[],
): Facts {
  // The engine counts the tops of all pages first, then their sections.
  const urls = [
    ...pages.map(([route]) => route),
    ...pages.flatMap(([route, { sections }]) => sections.slice(1).map(({ hash }) => route + hash)),
  ];
  const placeOf = new Map(urls.map((url, place) => [url, place]));
  const documents = facts
    .map(([kind, label, question, values, url]): FactDocument => {
      const place = placeOf.get(url);
      if (place === undefined) {
        throw new Error(
          `src/search/build/facts.ts finds "${label}" at ${url}, which doesn't exist. Name another place that shows it.`,
        );
      }
      return [kind, label, question, values, place];
    })
    .sort(([, , , , a], [, , , , b]) => a - b);
  return {
    facts: documents,
    words: wordsForFacts(values, documents, (place) => urls[place] ?? ''),
    asking: learnAsking(values),
  };
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
  const texts = sorted.map(([, page]) => page.sections.map(indexedText));
  return [
    ...linesOf('pages', documents),
    ...linesOf('sections', sections),
    ...linesOf(
      'queries',
      queryDocuments([...queries, ...emergencies.filter(([, url]) => url)], new Map(sorted)),
    ),
    ...linesOf('texts', texts),
    { of: 'facts', documents: factsLine(facts, values, sorted) },
    {
      of: 'emergencies',
      documents: learnEmergencies(emergencies, [...queriesOf(pages), ...queries]),
    },
  ];
}

/** Returns the text of the index file: a JSON list with one object per line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
