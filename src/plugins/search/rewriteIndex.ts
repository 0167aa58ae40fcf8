import fs from 'node:fs';
import path from 'node:path';
import { type Phrase, readPhrases } from '../../search/phrases';
import type { IndexedDocument, PhraseIndex, SearchIndex } from '../../search/searchIndex';
import { stemsOf } from '../../search/words';

/** How many characters of a section's text are searched and can be shown. */
const textLength = 380;

/** Names that developers look for: `rate_limited`, `webhook-id`, `setChannel`, `API_KEY`. */
const identifier = /\b[A-Za-z]+(?:[a-z][A-Z][a-z]+|[._-][A-Za-z]+)+/g;

/** Returns the URL of the section that an id of a page is in: that of its heading, or of the heading above a row. */
export function sectionOf(url: string, id: string, html: string): string {
  const place = html.search(new RegExp(`\\sid="?${id}[\\s">]`));
  const headings = [...html.slice(0, place + 1).matchAll(/<h[23][^>]*\sid="?([^\s">]+)/g)];
  const above = /<h[23][^>]*$/.test(html.slice(0, place + 1)) ? id : headings.at(-1)?.[1];
  return above ? `${url}#${above}` : url;
}

/** Returns the phrases of a page, as parts of the index. */
function phrasesOf(url: string, html: string): { readonly url: string; readonly phrase: Phrase }[] {
  return readPhrases(url).map((phrase) => ({
    url: phrase.id === 'top' ? url : sectionOf(url, phrase.id, html),
    phrase,
  }));
}

function indexPhrases(outDir: string, pages: readonly IndexedDocument[]): PhraseIndex {
  const stems = new Map<string, Set<string>>();
  const urgent: { url: string; stems: string[] }[] = [];
  for (const { u } of pages) {
    const html = fs.readFileSync(path.join(outDir, `${u}.html`), 'utf8');
    for (const { url, phrase } of phrasesOf(u, html)) {
      const found = stems.get(url) ?? new Set();
      stems.set(url, found);
      for (const stem of stemsOf(phrase.text)) {
        found.add(stem);
      }
      if (phrase.urgent) {
        urgent.push({ url, stems: stemsOf(phrase.text) });
      }
    }
  }
  return {
    phrases: Object.fromEntries([...stems].map(([url, found]) => [url, [...found].sort().join(' ')])),
    urgent,
  };
}

/** Replaces the package's own index with the phrases of readers, and cuts long texts, which the package searches whole. */
export function rewriteIndex(outDir: string): void {
  const file = path.join(outDir, 'search-index.json');
  const [titles, headings, descriptions, keywords, texts]: SearchIndex = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  );
  const names: Record<number, string> = {};
  for (const text of texts.documents) {
    const shown = text.t.slice(0, textLength);
    const rest = new Set(text.t.slice(textLength).match(identifier));
    const hidden = [...rest].filter((name) => !shown.includes(name));
    if (hidden.length > 0) {
      names[text.i] = hidden.join(' ');
    }
    text.t = shown;
  }
  const index: SearchIndex = [
    { ...titles, index: {} },
    { ...headings, index: {} },
    { ...descriptions, index: {} },
    { ...keywords, index: indexPhrases(outDir, titles.documents) },
    { ...texts, index: names },
  ];
  fs.writeFileSync(file, JSON.stringify(index));
}
