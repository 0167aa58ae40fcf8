import fs from 'node:fs';
import path from 'node:path';
import type { IndexedDocument, PhraseIndex, SearchIndex } from '../../search/searchIndex';
import { stemsOf } from '../../search/words';
import { readPhrases } from './phrases';

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

function indexPhrases(outDir: string, baseUrl: string, pages: readonly IndexedDocument[]): PhraseIndex {
  const stems = new Map<string, Set<string>>();
  const urgent: { url: string; stems: string[] }[] = [];
  for (const { u } of pages) {
    const page = u.slice(baseUrl.length - 1);
    const html = fs.readFileSync(path.join(outDir, `${page}.html`), 'utf8');
    const urls = sectionUrlsOf(u, html);
    for (const phrase of readPhrases(page)) {
      const url = urls.get(phrase.id) ?? u;
      const found = stemsOf(phrase.text);
      stems.set(url, new Set([...(stems.get(url) ?? []), ...found]));
      if (phrase.urgent && found.length > 0) {
        urgent.push({ url, stems: found });
      }
    }
  }
  return {
    phrases: Object.fromEntries([...stems].map(([url, found]) => [url, [...found].sort().join(' ')])),
    urgent,
  };
}

/** Replaces the package's own index with the phrases of readers. */
export function rewriteIndex(outDir: string, baseUrl: string): void {
  const file = path.join(outDir, 'search-index.json');
  const [titles, headings, descriptions, keywords, texts]: SearchIndex = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  );
  const index: SearchIndex = [
    { ...titles, index: {} },
    { ...headings, index: {} },
    { ...descriptions, index: {} },
    { ...keywords, index: indexPhrases(outDir, baseUrl, titles.documents) },
    { ...texts, index: {} },
  ];
  fs.writeFileSync(file, JSON.stringify(index));
}
