import fs from 'node:fs';
import path from 'node:path';
import type { Pages } from '../../content/loadPages';
import { requirePhrases } from '../../content/phrases';
import type { PageIndex, SearchIndex } from '../../search/searchIndex';
import { toTerms } from '../../search/words';
import { builtPath } from '../builtPath';
import { readHelpRules } from './readHelpRules';

/** Marks the beginnings of blocks in a page, where the search package writes only a space. It would read `<noscript>` as text. */
export function markBlocks(html: string): string {
  return html
    .replace(/<noscript>.*?<\/noscript>/gs, '')
    .replace(/<(?:caption|dt|figcaption|h[4-6]|li|p|td|th)(?=[\s>])[^>]*>/g, '$&\u2042')
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

/** A page, heading, description, list of keywords, or text, as the search package writes it. */
interface PackageDocument {
  /** The number of a page. */
  readonly i: number;
  /** The number of the page that it's on. */
  readonly p?: number;
  /** The text. */
  readonly t: string;
  /** The path of the page. */
  readonly u: string;
  /** `#` and the id of the section. */
  readonly h?: string;
  /** The names of the sections of the site that the page is in. */
  readonly b?: readonly string[];
}

/** Converts what the search package writes: its documents by their kind, each with an index that this site doesn't use. */
export function convertIndex(
  packageIndex: readonly { readonly documents: readonly PackageDocument[] }[],
): PageIndex['documents'] {
  const [pages = [], headings = [], descriptions = [], keywords = [], texts = []] = packageIndex.map(
    ({ documents }) => documents,
  );
  const titles = new Map(pages.map((page) => [page.u, page.t]));
  return pages.map(({ i: number, t: title, u: url, b: names = [] }) => {
    const isOnPage = (document: PackageDocument) => document.p === number;
    // Pages without a sidebar have no breadcrumbs: /safety/threats is in "Safety".
    const parent = titles.get(url.slice(0, url.lastIndexOf('/'))) ?? '';
    const titlesByHash = new Map(headings.filter(isOnPage).map(({ h: hash = '', t }) => [hash, t]));
    const textsByHash = new Map(texts.filter(isOnPage).map(({ h: hash = '', t }) => [hash, t]));
    const hashes = new Set(['', ...titlesByHash.keys(), ...textsByHash.keys()]);
    return {
      url,
      title,
      place: names.filter((name) => name !== title).join(' › ') || parent,
      description: descriptions.find(isOnPage)?.t ?? '',
      keywords: keywords.find(isOnPage)?.t ?? '',
      sections: [...hashes].map((hash) => ({
        hash,
        // The package leaves out headings that are named like their pages.
        title: titlesByHash.get(hash) ?? title,
        text: unmarkBlocks(textsByHash.get(hash) ?? ''),
      })),
    };
  });
}

/** Maps each id of a page to the hash of its section: its own for a heading, and that of the heading above for a table row. */
export function sectionHashesOf(html: string): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  let section = '';
  for (const [, heading, id = ''] of html.matchAll(/(<h[23][^>]*)?\sid="?([^\s">]+)/g)) {
    section = heading ? `#${id}` : section;
    // An id that is there twice leads to the first.
    hashes.set(id, hashes.get(id) ?? section);
  }
  return hashes;
}

/** Adds the phrases in the files next to the pages, and the rules of help. */
export function addPhrasesAndHelp(
  pages: PageIndex['documents'],
  outDir: string,
  sources: Pages,
): SearchIndex {
  const index: Record<string, string> = {};
  for (const page of pages) {
    const name = builtPath(page.url);
    const hashes = sectionHashesOf(fs.readFileSync(path.join(outDir, `${name}.html`), 'utf8'));
    const phrases = new Map<string, string[]>(page.sections.map(({ hash }) => [hash, []]));
    const source = sources.get(name);
    for (const { id, text } of source ? requirePhrases(source) : []) {
      const hash = hashes.get(id) ?? '';
      const known = phrases.get(hash);
      if (!known) {
        throw new Error(`${page.url}${hash} has phrases, but the search has no such section.`);
      }
      known.push([...new Set(toTerms(text))].sort().join(' '));
    }
    for (const [hash, list] of phrases) {
      // Sorted, they compress better.
      if (list.length > 0) index[page.url + hash] = list.sort().join(',');
    }
  }
  return [{ documents: pages, index }, readHelpRules()];
}
