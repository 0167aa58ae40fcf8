import type { IndexLine, NameDocument, PageDocument, TextDocument } from '../file';
import type { PackageDocuments } from './packageDocuments';
import type { Row } from './rows';

// Small enough that a line is taken in between two frames, large enough that lines are few.
const linesHold = { pages: 60, names: 600, characters: 40_000 };

function inLines<Document>(
  documents: readonly Document[],
  line: (documents: Document[], first: number) => IndexLine,
  first: number,
  size: (document: Document) => number,
  most: number,
): IndexLine[] {
  const lines: IndexLine[] = [];
  let chunk: Document[] = [];
  let filled = 0;
  let start = first;
  for (const document of documents) {
    chunk.push(document);
    filled += size(document);
    if (filled >= most) {
      lines.push(line(chunk, start));
      start += chunk.length;
      chunk = [];
      filled = 0;
    }
  }
  if (chunk.length > 0) {
    lines.push(line(chunk, start));
  }
  return lines;
}

/** Documents by the address of their page. */
function grouped(documents: PackageDocuments['titles']): ReadonlyMap<string, PackageDocuments['titles']> {
  const groups = new Map<string, PackageDocuments['titles'][number][]>();
  for (const document of documents) {
    const group = groups.get(document.u);
    if (group) {
      group.push(document);
    } else {
      groups.set(document.u, [document]);
    }
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
  const byPage = (documents: PackageDocuments['titles']) =>
    new Map(documents.map((document) => [document.u, document]));
  const descriptions = byPage(found.descriptions);
  const keywords = byPage(found.keywords);
  const pages: PageDocument[] = titles.map(({ u, t }) => ({
    u,
    t,
    d: descriptions.get(u)?.t ?? '',
    k: keywords.get(u)?.t ?? '',
  }));

  const headingsOf = grouped(found.headings);
  const contentsOf = grouped(found.contents);
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

  return linesOf(pages, names, texts);
}

/** The lines that hold these documents. */
function linesOf(
  pages: readonly PageDocument[],
  names: readonly NameDocument[],
  texts: readonly TextDocument[],
): IndexLine[] {
  return [
    ...inLines(
      pages,
      (documents, first) => ({ of: 'pages', documents, index: { first } }),
      0,
      () => 1,
      linesHold.pages,
    ),
    ...inLines(
      names,
      (documents, first) => ({ of: 'names', documents, index: { first } }),
      pages.length,
      () => 1,
      linesHold.names,
    ),
    ...inLines(
      texts,
      (documents, first) => ({ of: 'texts', documents, index: { first } }),
      0,
      ({ t }) => t.length,
      linesHold.characters,
    ),
  ];
}

/** The index as its file holds it: a JSON list with an index object a line. */
export function indexText(lines: readonly IndexLine[]): string {
  return `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`;
}
