import type { IndexLine, NameDocument, PageDocument, TextDocument } from '../file';
import type { PackageDocuments } from './packageDocuments';
import type { Row } from './rows';

// Small enough that a line is indexed between two frames, large enough that lines are few.
const mostPages = 60;
const mostNames = 600;
const mostCharacters = 40_000;

/** Cuts a list into parts, each ended by the document that fills it. */
function* partsOf<Document>(
  documents: readonly Document[],
  most: number,
  sizeOf: (document: Document) => number = () => 1,
): Generator<readonly [part: readonly Document[], start: number]> {
  let start = 0;
  let filled = 0;
  for (const [index, document] of documents.entries()) {
    filled += sizeOf(document);
    if (filled >= most || index === documents.length - 1) {
      yield [documents.slice(start, index + 1), start];
      start = index + 1;
      filled = 0;
    }
  }
}

/** Returns documents by the path of their page. */
function byPage(documents: PackageDocuments['titles']) {
  const groups = new Map<string, PackageDocuments['titles'][number][]>();
  for (const document of documents) {
    const group = groups.get(document.u) ?? [];
    group.push(document);
    groups.set(document.u, group);
  }
  return groups;
}

/**
 * The lines of the site's index: pages, then headings and rows, then texts.
 * @param found what the search package found in the pages
 * @param rowsOfPage the rows that have an address, by the address of their page
 */
export function indexLines(
  found: PackageDocuments,
  rowsOfPage: ReadonlyMap<string, readonly Row[]>,
): IndexLine[] {
  // The package's order is that of the file system; an order of our own makes the file the same everywhere.
  const titles = [...found.titles].sort((a, b) => (a.u < b.u ? -1 : 1));
  const descriptions = byPage(found.descriptions);
  const keywords = byPage(found.keywords);
  const pages: PageDocument[] = titles.map(({ u, t }) => ({
    u,
    t,
    d: descriptions.get(u)?.at(-1)?.t ?? '',
    k: keywords.get(u)?.at(-1)?.t ?? '',
  }));

  const headingsOf = byPage(found.headings);
  const contentsOf = byPage(found.contents);
  const names: NameDocument[] = [];
  const texts: TextDocument[] = [];
  for (const [page, { u }] of pages.entries()) {
    const numbers = new Map<string, number>([['', page]]);
    const add = (name: NameDocument) => {
      numbers.set(name.h, pages.length + names.push(name) - 1);
    };
    for (const { t, h } of headingsOf.get(u) ?? []) {
      if (h) {
        add({ p: page, t, h });
      }
    }
    const rows = rowsOfPage.get(u) ?? [];
    for (const { name, hash, under } of rows) {
      add({ p: page, t: name, h: hash, s: numbers.get(under) ?? page });
    }
    const described = [
      ...(contentsOf.get(u) ?? []).map(({ h = '', t }) => ({ h, t })),
      ...rows.map(({ hash, text }) => ({ h: hash, t: text })),
    ];
    for (const { h, t } of described) {
      const n = numbers.get(h);
      if (n !== undefined && t) {
        texts.push({ n, t });
      }
    }
  }

  const lines: IndexLine[] = [];
  for (const [documents, first] of partsOf(pages, mostPages)) {
    lines.push({ of: 'pages', documents, index: { first } });
  }
  for (const [documents, first] of partsOf(names, mostNames)) {
    lines.push({ of: 'names', documents, index: { first: pages.length + first } });
  }
  for (const [documents, first] of partsOf(texts, mostCharacters, ({ t }) => t.length)) {
    lines.push({ of: 'texts', documents, index: { first } });
  }
  return lines;
}

/** The index as its file holds it: a JSON list with an index object a line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
