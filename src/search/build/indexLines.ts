import { contentStems } from '../engine/tokens';
import type { Emergencies, FactDocument, IndexLine, PageDocument, SectionDocument } from '../file';
import type { PageContent, Section } from './extract';
import type { FoundFact } from './facts';

// Small enough that a line is indexed between two frames, large enough that lines are few.
const maxCharacters = 20_000;

// Of the rest, words that are in more sections than this don't help to find one.
const maxRare = 4;

// Snippets are cut from the first words of a section.
const maxShown = 150;

/** Splits the documents of a kind into lines. A line ends with the document that fills it. */
function linesOf<Of extends 'pages' | 'sections' | 'texts', Item>(of: Of, items: readonly Item[]) {
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

/** Returns the stems of a text that another text doesn't contain, sorted, because similar lists compress well. */
function furtherStems(text: string, known: string, isWanted = (_stem: string) => true): string {
  const stems = new Set(contentStems(known));
  return [...new Set(contentStems(text))]
    .filter((stem) => !stems.has(stem) && isWanted(stem))
    .sort()
    .join(' ');
}

/** Returns the text of a section as in the index: of its last sentences, only the stems. */
function shortened({ title, text, hidden }: Section, isRare: (stem: string) => boolean): string {
  const end = text.length > maxShown ? text.lastIndexOf(' ', maxShown) : text.length;
  const shown = end < text.length ? `${text.slice(0, end)} …` : text;
  const further = furtherStems(`${text.slice(end)} ${hidden}`, `${title} ${shown}`, isRare);
  return further ? `${shown}\n${further}` : shown;
}

/** Returns facts with the numbers of their places, in order. Throws if a place doesn't exist. */
function factDocuments(
  facts: readonly FoundFact[],
  pages: readonly (readonly [string, PageContent])[],
): FactDocument[] {
  // The engine counts the tops of all pages first, then their sections.
  const urls = [
    ...pages.map(([route]) => route),
    ...pages.flatMap(([route, { sections }]) => sections.slice(1).map(({ hash }) => route + hash)),
  ];
  const placeOf = new Map(urls.map((url, place) => [url, place]));
  return facts
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
}

/**
 * Returns the lines of the site's index.
 * @param pages the pages by URL
 */
export function indexLines(
  pages: ReadonlyMap<string, PageContent>,
  facts: readonly FoundFact[],
  emergencies: Emergencies,
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
    page.sections.slice(1).map((section): SectionDocument => {
      const { hash, title } = section;
      const stems = (page.sectionKeywords[hash.slice(1)] ?? []).flatMap((phrase) => [
        ...new Set(contentStems(phrase)),
      ]);
      return stems.length > 0 ? [hash, title, stems.sort().join(' ')] : [hash, title];
    }),
  );
  const frequencies = new Map<string, number>();
  for (const { title, text, hidden } of sorted.flatMap(([, page]) => page.sections)) {
    for (const stem of new Set(contentStems(`${title} ${text} ${hidden}`))) {
      frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
    }
  }
  const isRare = (stem: string) => (frequencies.get(stem) ?? 0) <= maxRare;
  const texts = sorted.map(([, page]) => page.sections.map((section) => shortened(section, isRare)));
  return [
    ...linesOf('pages', documents),
    ...linesOf('sections', sections),
    ...linesOf('texts', texts),
    { of: 'facts', documents: factDocuments(facts, sorted) },
    { of: 'emergencies', documents: emergencies },
  ];
}

/** Returns the text of the index file: a JSON list with one object per line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
