import type { Node } from 'mdast';
import { findNodes, nodeSpan, type Page, sourceText } from '../../../src/content/page';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { nonMarkdownRoutes, type PageRule, type Site } from '../site';
import { findTags, getAttribute } from '../tags';

/** Returns all addresses on a page: of links, images, tags, related pages, and the index. */
function findLinks(page: Page) {
  const place = (url: string, node: Node) => {
    const inside = sourceText(page, node).indexOf(url);
    return { url, start: nodeSpan(node).start + Math.max(inside, 0) };
  };
  const tags = findTags(page)
    .filter(({ name }) => name === 'a' || name === 'img')
    .flatMap((tag) => ['href', 'src'].map((name) => place(getAttribute(tag, name) ?? '', tag)));
  const related = (page.fields.related ?? []).map(({ path }) => ({
    url: path,
    start: Math.max(page.text.indexOf(`- ${path}`), 0),
  }));
  const index = (page.fields.index ?? []).map(({ word, hash }) => ({
    url: hash,
    start: Math.max(page.text.indexOf(`${word}${hash}`), 0),
  }));
  const written = findNodes(page, 'link', 'image', 'definition').map((node) => place(node.url || '/…', node));
  return [...written, ...[...tags, ...related, ...index].filter(({ url }) => url)];
}

/** Returns what is wrong with an address on a page, or of a redirect. */
export function findLinkProblem(url: string, from: Page | undefined, site: Site): string | undefined {
  // Files that aren't pages are linked to like this: `pathname:///openapi.yaml`.
  const local = url.replace(/^pathname:\/\//, '');
  const [address = '', hash = ''] = local.replace(/\?[^#]*/, '').split('#');
  if (/^http:/i.test(local)) {
    return `\`${url}\` isn't encrypted. Write \`https:\`.`;
  }
  const isKnown = /^[a-z][a-z0-9+.-]*:/i.test(local) || nonMarkdownRoutes.includes(address);
  if (isKnown || site.files.includes(`static${address}`)) {
    return undefined;
  }
  const page = address || !hash ? site.findPage(address) : from;
  if (page) {
    if (page.fields.draft && !from?.fields.draft) {
      return `\`${address}\` is a draft, which readers don't see. Remove the link, or \`draft: true\` there.`;
    }
    const ids = site.getIds(page);
    if (!hash || ids.has(hash)) {
      return undefined;
    }
    const suggestions = findSimilar(hash, ids).map((id) => `#${id}`);
    return `Nothing has the id \`#${hash}\` in ${page.file}. Near it: ${suggestions.join(', ') || 'none'}.`;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const canonical = [site.redirects.get(address), tidy].find((each) => each && site.findPage(each));
  const target = canonical && site.findPage(canonical);
  const section = target && site.getIds(target).has(hash) ? `#${hash}` : '';
  const suggestions = findSimilar(
    address,
    site.all.map(({ id }) => `/${id}`),
  ).join(', ');
  return canonical
    ? `\`${address}\` is an old or indirect path. Write \`${canonical}${section}\`.`
    : `There is no page \`${address}\`. Write the whole path, which starts with \`/\`. Near it: ${suggestions}. Images are in static/img: \`/img/name.png\`.`;
}

/** Why an image isn't shown, and what to do. */
const foreignImage =
  "Readers' browsers load no images of other sites here. Put the file into static/img: `![What it shows](/img/name.png)`.";

/** Links and images: what they name exists, and is named directly. */
export const links: PageRule = function* (page, site) {
  for (const { url, start } of findLinks(page)) {
    const message = findLinkProblem(url, page, site);
    if (message) {
      yield { start, message };
    }
  }
  for (const { url, alt, position } of findNodes(page, 'image')) {
    const start = position?.start.offset ?? 0;
    if (!alt) {
      const message = "People who can't see the image miss what it shows. Write it: `![What it shows](…)`.";
      yield { start, message };
    } else if (/^https?:/.test(url)) {
      yield { start, message: foreignImage };
    }
  }
  for (const tag of findTags(page).filter(({ name }) => name === 'img')) {
    if (/^https?:/.test(getAttribute(tag, 'src') ?? '')) {
      yield { start: nodeSpan(tag).start, message: foreignImage };
    }
  }
  for (const link of findNodes(page, 'link')) {
    if (link.children.length === 0) {
      yield {
        start: nodeSpan(link).start,
        message: 'The link has no words, so no one sees it: `[words](/path)`.',
      };
    }
  }
};
