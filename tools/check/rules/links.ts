import type { Node } from 'mdast';
import { findNodes, nodeSpan, sourceText } from '../../../src/content/nodes';
import type { Page } from '../../../src/content/parsePage';
import { addresses } from '../../../src/facts/product';
import { closestMatches } from '../../../src/utils/closestMatches';
import { findJsxElements, getAttribute } from '../renderedPage';
import { type CheckedSite, nonMarkdownRoutes, type PageRule } from '../loadSite';

/** Finds all addresses on a page: of links, images, elements, related pages, and the index. */
function findLinks(page: Page) {
  const place = (node: Node, isImage: boolean, url = '') => {
    const inside = sourceText(page, node).indexOf(url);
    return { url, start: nodeSpan(node).start + Math.max(inside, 0), isImage };
  };
  const placeInHead = (url: string, words: string) => {
    return { url, start: Math.max(page.text.indexOf(words), 0), isImage: false };
  };
  const elements = findJsxElements(page);
  const named = (name: string) => elements.filter((element) => element.name === name);
  return [
    // An empty address would be left out below.
    ...findNodes(page, 'link', 'image').map((node) => place(node, node.type === 'image', node.url || '/…')),
    ...named('a').map((element) => place(element, false, getAttribute(element, 'href'))),
    ...named('img').map((element) => place(element, true, getAttribute(element, 'src'))),
    ...(page.frontMatter.related ?? []).map(({ path }) => placeInHead(path, `- ${path}`)),
    ...(page.frontMatter.index ?? []).map(({ word, hash }) => placeInHead(hash, `${word}${hash}`)),
  ].filter(({ url }) => url);
}

/** Says what is wrong with an address on a page, or with the target of a redirect. */
export function findLinkProblem(url: string, from: Page | undefined, site: CheckedSite): string | undefined {
  const [address = '', hash = ''] = url.replace(/\?[^#]*/, '').split('#');
  if (/^http:/i.test(url)) {
    return `\`${url}\` isn't encrypted. Write \`https:\`.`;
  }
  if (url.startsWith(`${addresses.docs}/`)) {
    return `\`${url}\` is on this site. Write its path: \`${url.slice(addresses.docs.length)}\`.`;
  }
  if (/^[^:/]+@/.test(url)) {
    return `\`${url}\` is an email address. Write \`mailto:${url}\`.`;
  }
  // The tests of the built site find wrong links to files, such as `pathname:///llms.txt`.
  const isKnown = /^[a-z][a-z0-9+.-]*:/i.test(url) || nonMarkdownRoutes.includes(address);
  if (isKnown || site.files.includes(`static${address}`)) {
    return undefined;
  }
  const page = address || !hash ? site.findPage(address) : from;
  if (page) {
    if (page.frontMatter.draft && !from?.frontMatter.draft) {
      return `\`${address}\` is a draft, which readers don't see. Remove the link, or \`draft: true\` there.`;
    }
    const ids = site.getIds(page);
    if (!hash || ids.has(hash)) {
      return undefined;
    }
    const suggestions = closestMatches(hash, ids).map((id) => `#${id}`);
    return `Nothing has the id \`#${hash}\` in ${page.file}. Near it: ${suggestions.join(', ') || 'none'}.`;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const old = site.redirects.value.find(({ from }) => [from, encodeURI(from)].includes(tidy));
  const canonical = old?.to ?? (site.findPage(tidy) && tidy);
  const target = canonical && site.findPage(canonical);
  const section = target && site.getIds(target).has(hash) ? `#${hash}` : '';
  if (canonical) {
    return `\`${address}\` is an old or indirect path. Write \`${canonical}${section}\`.`;
  }
  if (/^\/.*\.\w+$/.test(tidy)) {
    return `There is no file static${address}. If the build writes it, write \`pathname://${address}\`.`;
  }
  const paths = site.all.map(({ id }) => `/${id}`);
  return `There is no page \`${address}\`. Write the whole path, which starts with \`/\`. Near it: ${closestMatches(address, paths).join(', ')}. Images are in static/img: \`/img/name.png\`.`;
}

/** Links and images: what they name exists, and is named directly. */
export const links: PageRule = function* (page, site) {
  const linked = findNodes(page, 'link').map(({ url }) => url.split('#')[0]);
  for (const { path } of page.frontMatter.related?.filter((each) => linked.includes(each.path)) ?? []) {
    const message = `The text links to \`${path}\`, so readers know it. Remove it from \`related\`.`;
    yield { start: page.text.indexOf(`- ${path}`), message };
  }
  for (const { url, start, isImage } of findLinks(page)) {
    const message =
      isImage && /^https?:/.test(url)
        ? "Readers' browsers load no images of other sites here. Put the file into static/img: `![What it shows](/img/name.png)`."
        : findLinkProblem(url, page, site);
    if (message) yield { start, message };
  }
};
