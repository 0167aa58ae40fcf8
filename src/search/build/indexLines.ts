import { isStopWord, tokenize } from '../engine/tokens';
import type { FactDocument, IndexLine, PageDocument, SectionDocument } from '../file';
import type { PageContent, Section } from './extract';

// Small enough that a line is indexed between two frames, large enough that lines are few.
const maxPages = 60;
const maxSections = 600;
const maxCharacters = 40_000;

// Snippets are cut from the first sentences of a section.
const maxShown = 450;

/** Splits a list into chunks. A chunk ends with the item that fills it. */
function chunks<Item>(items: readonly Item[], max: number, sizeOf: (item: Item) => number): Item[][] {
  const found: Item[][] = [];
  let filled = max;
  for (const item of items) {
    if (filled >= max) {
      found.push([]);
      filled = 0;
    }
    found.at(-1)?.push(item);
    filled += sizeOf(item);
  }
  return found;
}

/** Returns the text of a section as in the index: the words that only its last sentences contain aren't shown. */
function shortened({ text, hidden }: Section): string {
  const end = text.length > maxShown ? text.indexOf('. ', maxShown) + 1 : 0;
  const shown = end > 0 ? text.slice(0, end) : text;
  const known = new Set(tokenize(shown).map((token) => token.text));
  const rest = end > 0 ? tokenize(text.slice(end)).map((token) => token.text) : [];
  const words = rest.filter((word) => !isStopWord(word) && !known.has(word));
  const unseen = [...new Set(words), hidden].join(' ').trim();
  return unseen ? `${shown}\n${unseen}` : shown;
}

/**
 * Returns the lines of the site's index.
 * @param pages the pages by URL
 */
export function indexLines(
  pages: ReadonlyMap<string, PageContent>,
  facts: readonly FactDocument[],
): IndexLine[] {
  // The order of the file system would make another file on another computer.
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = sorted.map(
    ([u, { title, description, keywords }]): PageDocument => ({ u, t: title, d: description, k: keywords }),
  );
  const sections = sorted.map(([, page]) =>
    page.sections.slice(1).map(({ hash, title, isRow }): SectionDocument => [hash, title, isRow ? 1 : 0]),
  );
  const texts = sorted.map(([, page]) => page.sections.map(shortened));
  return [
    ...chunks(documents, maxPages, () => 1).map((chunk): IndexLine => ({ of: 'pages', documents: chunk })),
    ...chunks(sections, maxSections, ({ length }) => length).map(
      (chunk): IndexLine => ({ of: 'sections', documents: chunk }),
    ),
    ...chunks(texts, maxCharacters, (list) => list.join('').length).map(
      (chunk): IndexLine => ({ of: 'texts', documents: chunk }),
    ),
    { of: 'facts', documents: facts },
  ];
}

/** Returns the text of the index file: a JSON list with one object per line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
