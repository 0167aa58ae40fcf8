import type { Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../../../src/markdown/html/lookUp';
import { indexEntries } from '../../../src/markdown/pages';
import { relatedOf } from '../../../src/markdown/relatedPages';
import { site as thisSite } from '../../../src/site';
import type { Rule } from '../finding';
import { fieldStart, nodesOf, type Page, sourceOf, spanOf } from '../page';
import { addressOf, pagesOfCode, type Site } from '../site';
import { attributeOf, tagsOf } from '../tags';

/** Words of a link that don't say where it leads. */
const emptyWords = /^(?:here|this|this page|link|this link|more|read more|learn more|click here)$/i;

/** An address that a file names. */
interface Link {
  readonly url: string;
  readonly start: number;
}

/** Returns all addresses on a page: of links, tags, related pages, and the index. */
function linksOf(page: Page): Link[] {
  const place = ({ url, ...node }: { url: string } & Node): Link => {
    const { start, end } = spanOf(node);
    return { url, start: start + Math.max(page.text.slice(start, end).indexOf(url), 0) };
  };
  const tags = tagsOf(page).flatMap((tag) => {
    const urls = [attributeOf(tag, 'href'), attributeOf(tag, 'data-moved-to')];
    return urls.flatMap((url) => (url === undefined ? [] : [place({ ...tag, url })]));
  });
  const related = relatedOf(page.data.related).map(({ path }) => ({
    url: path,
    start: Math.max(page.text.indexOf(`- ${path}`), 0),
  }));
  const index = indexEntries(page.data.index).filter(({ hash }) => hash);
  const hashes = index.map(({ hash }) => ({ url: hash, start: fieldStart(page, 'index') }));
  return [...nodesOf(page, 'link', 'definition').map(place), ...tags, ...related, ...hashes];
}

/** Returns what is wrong with an address of this site, such as `/chat-features/polls#create`. */
export function faultOfAddress(url: string, from: Page, site: Site): string | undefined {
  const [address = '', hash = ''] = url.replace(/\?[^#]*/, '').split('#');
  const file = address || !hash ? site.fileOf(address) : from.file;
  if (file) {
    const ids = site.idsOf(file);
    const movedTo = ids.get(hash);
    if (movedTo) {
      return `The section \`${url}\` is on another page now. Write \`${movedTo}\`.`;
    }
    if (!hash || movedTo === '') {
      return undefined;
    }
    const near = nearest(hash, ids.keys()).map((id) => `#${id}`);
    return `Nothing has the id \`#${hash}\` in ${file}. Near it: ${near.join(', ') || 'none'}.`;
  }
  if (pagesOfCode.includes(address) || site.has(`static${address}`)) {
    return undefined;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const better = site.redirectOf(address) ?? (site.fileOf(tidy) && tidy);
  if (better) {
    return `\`${address}\` is an old or indirect path. Write \`${better}${url.slice(address.length)}\`.`;
  }
  const near = nearest(address, site.pageFiles.map(addressOf)).join(', ');
  return `There is no page \`${address}\`. Write the whole path, which starts with \`/\`. Near it: ${near}.`;
}

function faultOfLink(url: string, page: Page, site: Site): string | undefined {
  if (url.startsWith(`${thisSite.url}/`)) {
    return `A link to our own site has no domain. Write \`${url.slice(thisSite.url.length)}\`.`;
  }
  // Files that aren't pages are linked to like this: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  return /^[a-z][a-z0-9+.-]*:/i.test(local) ? undefined : faultOfAddress(local, page, site);
}

/** Links: what they name exists and is named directly, and they say in words what it is. */
export const links: Rule = function* (page, site) {
  for (const { url, start } of linksOf(page)) {
    const says = faultOfLink(url, page, site);
    yield* says ? [{ start, says }] : [];
  }
  for (const link of nodesOf(page, 'link')) {
    const words = textOf(link).trim();
    if (emptyWords.test(words) && !/<[A-Z]/.test(sourceOf(page, link))) {
      const says = `The link "${words}" doesn't say where it leads. Put it on the name of the page.`;
      yield { start: spanOf(link).start, says, words };
    }
  }
};

/** Addresses of pages in the code of the site: `'/chat-features/polls#create'`. */
export const linksInCode: Rule = function* (page, site) {
  const names = new Set(site.pageFiles.map((file) => addressOf(file).split('/')[1]));
  for (const { 0: url, 1: name, index } of page.text.matchAll(
    /(?<=['"`(])\/([a-z-]+)(?:\/[a-z/-]+)?(?:#[\w-]+)?(?=['"`)])/g,
  )) {
    const says = names.has(name) ? faultOfAddress(url, page, site) : undefined;
    yield* says ? [{ start: index, says }] : [];
  }
};
