import fs from 'node:fs';
import path from 'node:path';
import type { PageReader } from '../../content/createPageReader';
import type { SearchIndex } from '../../search/searchIndex';
import { normalizePhrase } from '../../search/words';
import { builtNameOf } from '../builtNameOf';
import { readCrisisHelpRules } from './readCrisisHelpRules';

/** A part of a tag's attributes. Quoted values can contain `>`. */
const attributePart = `(?:"[^"]*"|'[^']*'|[^"'<>])`;

/** The rest of a tag after its name. */
const tagRest = `(?=[\\s>])${attributePart}*>`;
const blockTagPattern = new RegExp(`<(?:caption|dt|figcaption|h[4-6]|li|p|td|th)${tagRest}`, 'g');
const definitionTagPattern = new RegExp(`<dd${tagRest}`, 'g');

/** A tag with an id, such as `<h2 class="anchor" id="limits"`, with or without quotes. */
const tagWithIdPattern = new RegExp(`<(?<name>\\w+)${attributePart}*?\\sid="?(?<id>[^\\s">]+)`, 'g');

/** Marks the starts of blocks, because the search package joins their texts with spaces. */
export function markBlocks(html: string): string {
  // The package would index `<noscript>` as text.
  const visible = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  return visible.replace(blockTagPattern, '$&\u2042').replace(definitionTagPattern, '$&\u2043');
}

/** Joins marked blocks with separators, unless a sentence ends there: "Free · Yes. Rank: A shape". */
export function joinMarkedBlocks(marked: string): string {
  let text = '';
  for (const { groups } of marked.matchAll(/(?<marks>[\s\u2042\u2043]*)(?<block>[^\u2042\u2043]+)/g)) {
    const block = groups?.block?.trim();
    const separator = groups?.marks?.includes('\u2043') ? ': ' : ' · ';
    if (block && text) text += /[.!?:…]$/.test(text) ? ' ' : separator;
    text += block ?? '';
  }
  return text;
}

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

/** The documents of a kind, next to an index of them, which this site doesn't use. */
interface Documents {
  readonly documents: readonly PackageDocument[];
}

type PackageIndex = readonly [Documents, Documents, Documents, Documents, Documents];

/** Converts the documents of the search package to pages with sections. */
export function toIndexedPages(packageIndex: PackageIndex): SearchIndex['pages'] {
  const [{ documents: pages }, headings, descriptions, keywords, texts] = packageIndex;
  const titlesByUrl = new Map(pages.map(({ u: url, t: title }) => [url, title]));
  return pages.map(({ i: pageNumber, t: title, u: url, b: breadcrumbs = [] }) => {
    const findOnPage = ({ documents }: Documents) => documents.filter(({ p }) => p === pageNumber);
    const byHash = (kind: Documents) =>
      new Map(findOnPage(kind).map(({ h: hash = '', t: text }) => [hash, text]));
    const titlesByHash = byHash(headings);
    const textsByHash = byHash(texts);
    const hashes = new Set(['', ...titlesByHash.keys(), ...textsByHash.keys()]);
    // Pages without a sidebar have no breadcrumbs: /safety/threats is in "Safety".
    const parentTitle = titlesByUrl.get(url.slice(0, url.lastIndexOf('/'))) ?? '';
    return {
      url,
      title,
      breadcrumbs: breadcrumbs.filter((name) => name !== title).join(' › ') || parentTitle,
      description: findOnPage(descriptions)[0]?.t ?? '',
      keywords: findOnPage(keywords)[0]?.t ?? '',
      sections: [...hashes].map((hash) => ({
        hash,
        // The package leaves out headings with the same text as the page's title.
        title: titlesByHash.get(hash) ?? title,
        text: joinMarkedBlocks(textsByHash.get(hash) ?? ''),
      })),
    };
  });
}

/** Maps each id of a page to the hash of its section, which is that of the last heading at or before the element with the id. */
export function findSectionHashes(html: string): ReadonlyMap<string, string> {
  const hashes = new Map<string, string>();
  let section = '';
  for (const { groups: { name = '', id = '' } = {} } of html.matchAll(tagWithIdPattern)) {
    if (/^h[23]$/.test(name)) section = `#${id}`;
    // Of elements with the same id, browsers go to the first.
    hashes.set(id, hashes.get(id) ?? section);
  }
  return hashes;
}

/** Adds the phrases in the files next to the pages, and the rules of help. */
export function addPhrasesAndHelp(
  pages: SearchIndex['pages'],
  dir: string,
  pageReader: PageReader,
): SearchIndex {
  const phrasesByUrl: Record<string, string[]> = {};
  for (const { url, sections } of pages) {
    const source = pageReader.read(builtNameOf(url));
    if (!source) continue;
    const hashes = findSectionHashes(fs.readFileSync(path.join(dir, `${builtNameOf(url)}.html`), 'utf8'));
    for (const { id, text } of source.phrases) {
      const hash = hashes.get(id) ?? '';
      if (!sections.some((section) => section.hash === hash)) {
        throw new Error(
          `${source.file}: the phrases of \`${id}\` belong to a section without text. Write them below the heading above it.`,
        );
      }
      const phrases = phrasesByUrl[url + hash] ?? [];
      phrases.push(normalizePhrase(text));
      phrasesByUrl[url + hash] = phrases;
    }
  }
  // The order doesn't matter to the ranking, and sorted phrases compress better.
  for (const phrases of Object.values(phrasesByUrl)) phrases.sort();
  return { pages, phrasesByUrl, crisisHelpRules: readCrisisHelpRules() };
}
