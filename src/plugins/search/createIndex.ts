import MiniSearch from 'minisearch';
import type { Phrases } from '../../content/phrases';
import { truncate } from '../../search/excerpt';
import { indexOptions, stopWords, tokenize } from '../../search/indexOptions';
import type { SearchDocument, SearchIndex } from '../../search/searchIndex';
import { stem } from '../../search/stem';
import { suggestSimilar } from '../../utils/suggestSimilar';

/** The characters of a section that are shown. More would make the index larger than its words do. */
const maxTextLength = 300;

/**
 * A page, or a text on one, as the search package writes it: `i` is a page's number, `p` the number of a text's page, `t` the title
 * or text, `u` the path of the page, `h` the hash of the section, and `b` the breadcrumbs.
 */
interface PackageDocument {
  readonly i: number;
  readonly p?: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly b?: readonly string[];
}

/** The documents of a kind, next to the package's own index of them, which this site doesn't use. */
interface Documents {
  readonly documents: readonly PackageDocument[];
}

/** The content of `search-index.json`, as the search package writes it. */
export type PackageIndex = readonly [
  pages: Documents,
  headings: Documents,
  descriptions: Documents,
  keywords: Documents,
  texts: Documents,
];

/** Joins the words of phrases, each stem once, because MiniSearch would count how often a word is in a field. */
function joinWords(phrases: readonly string[]): string {
  return [...new Map(phrases.flatMap(tokenize).map((word) => [stem(word), word])).values()].join(' ');
}

/** At the beginning of a text, an error code, an event, a command without more words, or a method and path of the API. */
const namePattern = /^(?:[A-Z]+ )?(\/[\w/{}-]+|[a-z]+(?:[._][a-z]+)+)(?![\w.]| [a-z]+(?: |$))/;

/** The id, code, and other HTML of a row in a table or list that starts with code, unless it's a field of the API. */
const rowPattern =
  /<(?:tr|div)[^>]* id="?((?!api-|webhook-)[\w.-]+)"?[^>]*>(?:<(?:th|td|dt)[^>]*>)?<code>([^<]+)(.*?)(?=<tr|<div|<\/table|$)/gs;

/**
 * Indexes the sections of the search package's documents with the phrases that readers type.
 * @param readPhrases returns the phrases of the page with a URL
 * @param readHtml returns the page
 * @throws if phrases are for a section that the page doesn't have
 */
export function createIndex(
  [{ documents: pages }, headings, descriptions, keywordLists, texts]: PackageIndex,
  readPhrases: (url: string) => Phrases,
  readHtml: (url: string) => string,
): SearchIndex {
  const miniSearch = new MiniSearch(indexOptions);
  const words = new Set<string>();
  const titlesByUrl = new Map(pages.map(({ u: url, t: title }) => [url, title]));
  const documents = pages.map(({ i: pageNumber, t: title, u: url, b: breadcrumbs = [] }): SearchDocument => {
    const byHash = ({ documents: all }: Documents) =>
      new Map(all.filter(({ p }) => p === pageNumber).map(({ h: hash = '', t: text }) => [hash, text]));
    const [titlesByHash, textsByHash] = [byHash(headings), byHash(texts)];
    const hashes = new Set(['', ...titlesByHash.keys(), ...textsByHash.keys()]);
    const description = byHash(descriptions).get('') ?? '';
    const keywords = byHash(keywordLists).get('') ?? '';
    const pagePhrases = readPhrases(url);
    for (const id of Object.keys(pagePhrases)) {
      if (id === 'top' || hashes.has(`#${id}`)) continue;
      const ids = [...hashes].map((hash) => hash.slice(1));
      throw new Error(`docs${url}.search.yaml: no section \`${id}\` on the page.${suggestSimilar(id, ids)}`);
    }
    const sections = [...hashes].map((hash) => {
      const section = {
        hash,
        // The package leaves out headings with the same text as the page's title.
        title: titlesByHash.get(hash) ?? title,
        text: textsByHash.get(hash) ?? '',
      };
      const phrases = pagePhrases[hash.slice(1) || 'top'] ?? [];
      const [, name] = namePattern.exec(section.title) ?? namePattern.exec(section.text) ?? [];
      miniSearch.add({
        ...section,
        id: miniSearch.documentCount,
        name,
        page: title,
        description: hash ? '' : description,
        keywords,
        phrases: joinWords(phrases),
      });
      const indexed = [section.title, section.text, title, description, keywords, ...phrases].flatMap(
        tokenize,
      );
      for (const word of indexed) if (!stopWords.has(word) && stem(word) !== word) words.add(word);
      return { ...section, text: truncate(section.text, maxTextLength) };
    });
    const rows = [...readHtml(url).matchAll(rowPattern)].flatMap(([, id, code = '', html = '']) => {
      const [, name] = namePattern.exec(code) ?? [];
      if (!name) return [];
      miniSearch.add({ id: miniSearch.documentCount, name });
      const text = html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      return [{ hash: `#${id}`, title: code, text: truncate(text, maxTextLength) }];
    });
    // Pages without a sidebar have no breadcrumbs: /safety/child is in "Safety".
    const parentTitle = titlesByUrl.get(url.slice(0, url.lastIndexOf('/'))) ?? '';
    return {
      url,
      title,
      breadcrumbs: breadcrumbs.filter((name) => name !== title).join(' › ') || parentTitle,
      description,
      sections: [...sections, ...rows],
    };
  });
  return [{ documents, index: miniSearch.toJSON(), words: [...words].sort() }];
}
