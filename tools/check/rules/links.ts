import { toString as textOf } from 'mdast-util-to-string';
import { nearest } from '../../../src/markdown/html/lookUp';
import { site as thisSite } from '../../../src/site';
import { componentsOf, textAttributesOf } from '../facts';
import { nodesOf, type Page, sourceOf, spanOf } from '../page';
import type { Rule } from '../rule';
import { addressOf, type Site } from '../site';

/** Pages that aren't Markdown. */
const otherPages: readonly string[] = ['/', '/search'];

/** Words of a link that don't say where it leads. */
const emptyWords = /^(?:|here|this|this page|link|this link|more|read more|learn more|click here)$/i;

/** Returns what is wrong with the file of an image. */
function faultOfImage(url: string, site: Site): string | undefined {
  const file = `static${url.replace(/[?#].*$/, '')}`;
  return site.has(file)
    ? undefined
    : `There is no image ${file}. Put the image in static/img, also one of another site, and write \`/img/name.png\`. Case counts.`;
}

/** Returns what is wrong with an address of this site, such as `/chat-features/polls#create`. */
function faultOfAddress(url: string, from: Page, site: Site): string | undefined {
  const [address = '', hash = ''] = url.replace(/\?[^#]*/, '').split('#');
  const file = address || !hash ? site.fileOf(address) : from.file;
  if (file) {
    if (!hash || from.kind === 'facts' || site.idsOf(file).has(hash) || site.page(file).traps.length > 0) {
      return undefined;
    }
    const near = nearest(hash, site.idsOf(file)).map((id) => `#${id}`);
    return `Nothing has the id \`#${hash}\` in ${file}. Near it: ${near.join(', ') || 'none'}.`;
  }
  if (otherPages.includes(address) || site.has(`static${address}`)) {
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

/** Links and images: what they name exists and is named directly, and they say in words what it is. */
export const links: Rule = function* (page, site) {
  const tags = componentsOf(page).flatMap((tag) =>
    textAttributesOf(tag).map(({ name, value }) => ({ ...spanOf(tag), name, url: value })),
  );
  const targets = [
    ...nodesOf(page, 'link', 'definition').map(({ url, ...node }) => ({
      ...spanOf(node),
      name: 'href',
      url,
    })),
    ...nodesOf(page, 'image').map(({ url, ...node }) => ({ ...spanOf(node), name: 'src', url })),
    ...tags.filter(({ name }) => name === 'href' || name === 'src'),
  ];
  for (const { name, url, start, end } of targets) {
    const says = name === 'src' ? faultOfImage(url, site) : faultOfLink(url, page, site);
    if (says) {
      yield { start: start + Math.max(page.text.slice(start, end).lastIndexOf(url), 0), says };
    }
  }
  for (const link of nodesOf(page, 'link')) {
    const words = textOf(link).trim();
    if (emptyWords.test(words) && !/<[A-Z]/.test(sourceOf(page, link))) {
      const says = `The link "${words}" doesn't say where it leads. Put it on the name of the page.`;
      yield { start: spanOf(link).start, says, words };
    }
  }
  const images = componentsOf(page).filter(({ name }) => name === 'img');
  for (const image of [
    ...nodesOf(page, 'image').filter(({ alt }) => !alt?.trim()),
    ...images.filter((tag) => !textAttributesOf(tag).some(({ name, value }) => name === 'alt' && value)),
  ]) {
    const says =
      "The image has no alternative text, so people who can't see it miss what it shows. Write it in the brackets: `![What it shows](…)`.";
    yield { start: spanOf(image).start, says };
  }
};

/** Addresses of pages in the code of the site: `'/chat-features/polls#create'`. */
export const linksInCode: Rule = function* (page, site) {
  const names = new Set(site.pageFiles.map((file) => addressOf(file).split('/')[1]));
  for (const { 0: url, 1: name, index } of page.text.matchAll(
    /(?<=['"`])\/([a-z-]+)(?:\/[a-z/-]+)?(?:#[\w-]+)?(?=['"`])/g,
  )) {
    const isLink = names.has(name) && !/redirects|promisedAddresses/.test(page.file);
    const says = isLink ? faultOfAddress(url, page, site) : undefined;
    if (says) {
      yield { start: index, says };
    }
  }
};
