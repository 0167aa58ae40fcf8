import fs from 'node:fs';
import path from 'node:path';
import type { Pages } from '../../content/pages';
import { phrasesOf } from '../../content/phrases';
import { type IndexedDocument, type SearchIndex, urlOf } from '../../search/searchIndex';
import { stemsOf } from '../../search/words';
import { pageName } from '../pageName';
import { readHelpRules } from './readHelpRules';

/** Marks the beginnings of blocks in a page, where the search package writes only a space. */
export function markBlocks(html: string): string {
  return html
    .replace(/<(?:caption|dt|figcaption|h[4-6]|li|p|summary|td|th)(?=[\s>])[^>]*>/g, '$&\u2042')
    .replace(/<dd(?=[\s>])[^>]*>/g, '$&\u2043');
}

/** Puts separators where blocks are marked, unless a sentence ends there. */
export function unmarkBlocks(text: string): string {
  return text
    .replace(/([.!?:…])?[\s\u2042\u2043]*[\u2042\u2043][\s\u2042\u2043]*/g, (marks, end) =>
      end ? `${end} ` : marks.includes('\u2043') ? ': ' : ' · ',
    )
    .replace(/^ ?[·:] | (?:[·:] )?$/g, '');
}

/** Maps each id of a page to the URL of its section: its own for a heading, and that of the heading above for a table row. */
export function sectionUrlsOf(url: string, html: string): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  let section = url;
  for (const [, heading, id = ''] of html.matchAll(/(<h[23][^>]*)?\sid="?([^\s">]+)/g)) {
    section = heading ? `${url}#${id}` : section;
    // An id that is there twice leads to the first.
    urls.set(id, urls.get(id) ?? section);
  }
  return urls;
}

/** What the search package writes: its documents by their kind, each with an index that this site doesn't use. */
type PackageIndex = readonly { readonly documents: readonly IndexedDocument[] }[];

type Documents = Omit<SearchIndex, 'phrases' | 'help'>;

/** Tidies the texts of the search package's index, and adds the sections that it leaves out because they're named like their pages. */
export function tidyIndex(packageIndex: PackageIndex): Documents {
  const [titles = [], headings = [], descriptions = [], keywords = [], texts = []] = packageIndex.map(
    ({ documents }) => documents,
  );
  const urls = new Set(headings.map(urlOf));
  const leftOut = texts.flatMap(({ s = '', ...text }) =>
    text.h && !urls.has(urlOf(text)) ? [{ ...text, t: s }] : [],
  );
  return {
    titles,
    headings: [...headings, ...leftOut],
    descriptions,
    keywords,
    texts: texts.map((text) => ({ ...text, t: unmarkBlocks(text.t) })),
  };
}

/** Adds the phrases in the files next to the pages, and the rules of help. */
export function addPhrasesAndHelp(
  documents: Documents,
  outDir: string,
  baseUrl: string,
  pages: Pages,
): SearchIndex {
  const phrases = new Map<string, string[]>();
  for (const { u } of documents.titles) {
    const name = pageName(u, baseUrl);
    const page = pages.get(name);
    const sectionUrls = sectionUrlsOf(u, fs.readFileSync(path.join(outDir, `${name}.html`), 'utf8'));
    for (const { id, text } of page ? phrasesOf(page) : []) {
      const url = sectionUrls.get(id) ?? u;
      phrases.set(url, [...(phrases.get(url) ?? []), [...new Set(stemsOf(text))].sort().join(' ')]);
    }
  }
  const sections = [...documents.titles, ...documents.headings];
  const urls = new Set(sections.map(urlOf));
  const unknown = [...phrases.keys()].filter((url) => !urls.has(url));
  if (unknown.length > 0) {
    throw new Error(`These sections have phrases, but the search has no such section: ${unknown.join(', ')}`);
  }
  const entries = sections.flatMap((section) => {
    const list = phrases.get(urlOf(section));
    // Sorted, they compress better.
    return list ? [[section.i, list.sort().join(',')] as const] : [];
  });
  return { ...documents, phrases: Object.fromEntries(entries), help: readHelpRules() };
}
