import fs from 'node:fs';
import path from 'node:path';
import type { Pages } from '../../content/pages';
import { phrasesOf } from '../../content/phrases';
import type { IndexedDocument, PhraseIndex, SearchIndex } from '../../search/searchIndex';
import { stemsOf } from '../../search/words';

/** Returns the URL of the section that each id of a page is in: that of its heading, or of the heading above a row. */
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

/** Returns what readers type, from the files next to the pages, by the sections of the built pages. */
export function indexPhrases(
  outDir: string,
  baseUrl: string,
  documents: readonly IndexedDocument[],
  pages: Pages,
): PhraseIndex {
  const lists = { phrases: new Map<string, string[]>(), urgent: new Map<string, string[]>() };
  for (const { u } of documents) {
    const id = u.slice(baseUrl.length);
    const page = pages.get(id);
    const urls = sectionUrlsOf(u, fs.readFileSync(path.join(outDir, `${id}.html`), 'utf8'));
    for (const { id, text, urgent } of page ? phrasesOf(page) : []) {
      const list = urgent ? lists.urgent : lists.phrases;
      const url = urls.get(id) ?? u;
      list.set(url, [...(list.get(url) ?? []), [...new Set(stemsOf(text))].sort().join(' ')]);
    }
  }
  // In order, they compress better.
  const join = (list: ReadonlyMap<string, readonly string[]>) =>
    Object.fromEntries([...list].map(([url, phrases]) => [url, phrases.toSorted().join(',')]));
  return { phrases: join(lists.phrases), urgent: join(lists.urgent) };
}

/** Replaces the package's own index with the phrases of readers. */
export function rewriteIndex(outDir: string, baseUrl: string, pages: Pages): void {
  const file = path.join(outDir, 'search-index.json');
  const parts: SearchIndex = JSON.parse(fs.readFileSync(file, 'utf8'));
  const [titles, , , keywords] = parts;
  const phrases = indexPhrases(outDir, baseUrl, titles.documents, pages);
  const index = parts.map((part) => ({ ...part, index: part === keywords ? phrases : {} }));
  fs.writeFileSync(file, JSON.stringify(index));
}
