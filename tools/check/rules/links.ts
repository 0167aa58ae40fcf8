import type { Node } from 'mdast';
import { nearest } from '../../../src/markdown/html/lookUp';
import { indexEntries } from '../../../src/markdown/pages';
import { relatedOf } from '../../../src/markdown/relatedPages';
import { site as thisSite } from '../../../src/site';
import { fieldOf, nodesOf, type Page, sourceOf, spanOf } from '../page';
import { addressOf, type Rule, type Site } from '../site';
import { attributeOf, tagsOf } from '../tags';

/** Pages that aren't Markdown. */
export const pagesOfCode: readonly string[] = ['/', '/search'];

/** Returns all addresses on a page: of links, images, tags, related pages, and the index. */
function linksOf(page: Page) {
  const place = (url: string, node: Node) => {
    const inside = sourceOf(page, node).indexOf(url);
    return { url, start: spanOf(node).start + Math.max(inside, 0) };
  };
  const tags = tagsOf(page).flatMap((tag) =>
    ['href', 'src', 'data-moved-to'].map((name) => place(attributeOf(tag, name) ?? '', tag)),
  );
  const related = relatedOf(page.data.related).map(({ path }) => ({
    url: path,
    start: Math.max(page.text.indexOf(`- ${path}`), 0),
  }));
  const index = indexEntries(page.data.index).map(({ hash }) => ({
    url: hash,
    start: fieldOf(page, 'index').start,
  }));
  const typed = nodesOf(page, 'link', 'image', 'definition').map((node) => place(node.url || '/…', node));
  return [...typed, ...[...tags, ...related, ...index].filter(({ url }) => url)];
}

/** Returns what is wrong with an address on a page or in a redirect. */
export function faultOfAddress(url: string, from: Page, site: Site): string | undefined {
  // Files that aren't pages are linked to like this: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  if (local.startsWith(`${thisSite.url}/`)) {
    return `A link to our own site has no domain. Write \`${local.slice(thisSite.url.length)}\`.`;
  }
  const [address = '', hash = ''] = local.replace(/\?[^#]*/, '').split('#');
  const isKnown = /^[a-z][a-z0-9+.-]*:/i.test(local) || pagesOfCode.includes(address);
  if (isKnown || site.files.includes(`static${address}`)) {
    return undefined;
  }
  const file = address || !hash ? site.fileOf(address) : from.file;
  if (file) {
    if (site.page(file).data.draft && !from.data.draft) {
      return `${file} is a draft, which readers can't open. Link to a page that is published.`;
    }
    const ids = site.idsOf(file);
    const movedTo = ids.get(hash);
    if (!hash || movedTo === '') {
      return undefined;
    }
    const near = nearest(hash, ids.keys()).map((id) => `#${id}`);
    return movedTo
      ? `The section \`${url}\` is on another page now. Write \`${movedTo}\`.`
      : `Nothing has the id \`#${hash}\` in ${file}. Near it: ${near.join(', ') || 'none'}.`;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const better = site.redirects.get(address) ?? (site.fileOf(tidy) && tidy);
  const section = better && site.idsOf(site.fileOf(better) ?? '').has(hash) ? `#${hash}` : '';
  const near = nearest(address, site.pageFiles.map(addressOf)).join(', ');
  return better
    ? `\`${address}\` is an old or indirect path. Write \`${better}${section}\`.`
    : `There is no page \`${address}\`. Write the whole path, which starts with \`/\`. Near it: ${near}. Images are in static/img: \`/img/name.png\`.`;
}

/** Links and images: what they name exists, and is named directly. */
export const links: Rule = function* (page, site) {
  for (const { url, start } of linksOf(page)) {
    const says = faultOfAddress(url, page, site);
    yield* says ? [{ start, says }] : [];
  }
  for (const image of nodesOf(page, 'image').filter(({ alt }) => !alt)) {
    const says = "People who can't see the image miss what it shows. Write it: `![What it shows](…)`.";
    yield { start: spanOf(image).start, says };
  }
};
