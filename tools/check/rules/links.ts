import type { Node } from 'mdast';
import { parseIndex, parseRelated } from '../../../src/markdown/pages';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { type Rule, type Site, toRoute } from '../site';
import { findField, findNodes, nodeSpan, type SourceFile, sourceText } from '../sourceFile';
import { findTags, getAttribute } from '../tags';

/** Pages that aren't Markdown. */
const nonMarkdownRoutes: readonly string[] = ['/', '/search'];

/** Returns all addresses on a page: of links, images, tags, related pages, and the index. */
function findLinks(page: SourceFile) {
  const place = (url: string, node: Node) => {
    const inside = sourceText(page, node).indexOf(url);
    return { url, start: nodeSpan(node).start + Math.max(inside, 0) };
  };
  const tags = findTags(page).flatMap((tag) =>
    ['href', 'src'].map((name) => place(getAttribute(tag, name) ?? '', tag)),
  );
  const related = parseRelated(page.frontMatter.related).map(({ path }) => ({
    url: path,
    start: Math.max(page.text.indexOf(`- ${path}`), 0),
  }));
  const index = parseIndex(page.frontMatter.index).map(({ hash }) => ({
    url: hash,
    start: findField(page, 'index').start,
  }));
  const written = findNodes(page, 'link', 'image', 'definition').map((node) => place(node.url || '/…', node));
  return [...written, ...[...tags, ...related, ...index].filter(({ url }) => url)];
}

/** Returns what is wrong with an address on a page. */
function findLinkProblem(url: string, from: SourceFile, site: Site): string | undefined {
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
  const file = address || !hash ? site.findFile(address) : from.file;
  if (file) {
    const ids = site.getIds(file);
    if (!hash || ids.has(hash)) {
      return undefined;
    }
    const suggestions = findSimilar(hash, ids).map((id) => `#${id}`);
    return `Nothing has the id \`#${hash}\` in ${file}. Near it: ${suggestions.join(', ') || 'none'}.`;
  }
  const tidy = address.replace(/\/$|\.(html|mdx?)$/, '');
  const canonical = site.redirects.get(address) ?? (site.findFile(tidy) && tidy);
  const section = canonical && site.getIds(site.findFile(canonical) ?? '').has(hash) ? `#${hash}` : '';
  const suggestions = findSimilar(address, site.pageFiles.map(toRoute)).join(', ');
  return canonical
    ? `\`${address}\` is an old or indirect path. Write \`${canonical}${section}\`.`
    : `There is no page \`${address}\`. Write the whole path, which starts with \`/\`. Near it: ${suggestions}. Images are in static/img: \`/img/name.png\`.`;
}

/** Links and images: what they name exists, and is named directly. */
export const links: Rule = function* (page, site) {
  for (const { url, start } of findLinks(page)) {
    const message = findLinkProblem(url, page, site);
    if (message) {
      yield { start, message };
    }
  }
  for (const image of findNodes(page, 'image').filter(({ alt }) => !alt)) {
    const message = "People who can't see the image miss what it shows. Write it: `![What it shows](…)`.";
    yield { start: nodeSpan(image).start, message };
  }
};
