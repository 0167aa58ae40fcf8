import type { Node } from 'mdast';
import { attributeText, findNodes, isJsxElement, nodeSpan, sourceText } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { addresses } from '../../../src/facts/product';
import { pagesWithoutMarkdown, reactPagePaths } from '../../../src/reactPages';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import { orList } from '../../../src/utils/text';
import type { Sources } from '../loadSources';
import type { PageRule } from '../rule';

const schemePattern = /^[a-z][a-z0-9+.-]*:/i;

/** The schemes that links can have. `pathname:` is for files. */
const schemes = ['https:', 'mailto:', 'tel:', 'sms:', 'pathname:'];

/** Finds the links and images in the text of a page. */
function findLinks(page: ParsedPage) {
  const toLink = (node: Node, isImage: boolean, url = '') => {
    const offset = Math.max(sourceText(page, node).indexOf(url), 0);
    return { url, start: nodeSpan(node).start + offset, isImage };
  };
  const named = (name: string) => page.nodes.filter(isJsxElement).filter((node) => node.name === name);
  return [
    // `/…` in place of an empty address is reported as a missing page.
    ...findNodes(page, 'link').map((node) => toLink(node, false, node.url || '/…')),
    ...findNodes(page, 'image').map((node) => toLink(node, true, node.url || '/…')),
    ...named('a').map((element) => toLink(element, false, attributeText(element, 'href'))),
    ...named('img').map((element) => toLink(element, true, attributeText(element, 'src'))),
  ].filter(({ url }) => url);
}

/** The files that the build writes besides pages. */
const builtFilePattern =
  /^\/(?:assets\/.*|llms(?:-developers|-full)?\.txt|_redirects\.conf|search-index\.json|sitemap\.xml)$/;

/** Whether a path is that of a file in `static/`, or of one that the build writes besides pages. */
function isFile(path: string, { files }: Sources): boolean {
  return builtFilePattern.test(path) || files.includes(`static${path}`);
}

/** Whether the site has a page or a file with a path. */
export function isServed(path: string, sources: Sources): boolean {
  const route = path.replace(/\.(?:html|md)$/, '');
  const page = sources.findPage(route);
  const isPage = page ? !page.frontMatter.draft : [...reactPagePaths, '/404', '/index'].includes(route);
  return (isPage && !pagesWithoutMarkdown.some((name) => path === `/${name}.md`)) || isFile(path, sources);
}

function isPagePath(path: string, sources: Sources): boolean {
  return sources.findPage(path) !== undefined || reactPagePaths.includes(path);
}

/** Explains what is wrong with an address, whether or not its target exists. */
function explainAddress(url: string): string | undefined {
  if (/^http:/i.test(url)) return `\`${url}\` isn't encrypted. Write \`https:\`.`;
  if (/^(?:\/\/|www\.)/i.test(url)) {
    return `\`${url}\` is another site. Write \`https://${url.replace(/^\/+/, '')}\`.`;
  }
  const [scheme] = schemePattern.exec(url.toLowerCase()) ?? [];
  if (scheme && !schemes.includes(scheme)) {
    return `\`${scheme}\` isn't the start of a link. Write ${orList.format(schemes)}.`;
  }
  if (scheme && !URL.canParse(url)) {
    return `\`${url}\` isn't a valid address. Copy it from the browser's address bar.`;
  }
  if (URL.canParse(url) && new URL(url).origin === addresses.docs) {
    return `\`${url}\` is on this site. Write its path: \`${new URL(url).href.slice(addresses.docs.length)}\`.`;
  }
  return /^[^:/]+@/.test(url) ? `\`${url}\` is an email address. Write \`mailto:${url}\`.` : undefined;
}

/** Explains why a link to an existing page doesn't work. */
function explainPage(
  page: ParsedPage,
  hash: string,
  sources: Sources,
  from?: ParsedPage,
): string | undefined {
  if (page.frontMatter.draft && !from?.frontMatter.draft) {
    return `\`/${page.id}\` is a draft, which readers don't see. Remove the link, or \`draft: true\` there.`;
  }
  const hashes = [...sources.getIds(page)].map((id) => `#${id}`);
  if (!hash || hashes.some((known) => [known, encodeURI(known)].includes(`#${hash}`))) return undefined;
  return `Nothing has the id \`#${hash}\` in ${page.file}.${suggestSimilar(`#${hash}`, hashes)}`;
}

function explainMissingFile(path: string, { files }: Sources): string {
  const staticFiles = files.filter((file) => file.startsWith('static/'));
  return `There is no file static${path}.${suggestSimilar(`static${path}`, staticFiles)}`;
}

/** Explains what to write instead of a path that is neither a page nor a file. */
function explainMissingTarget(path: string, hash: string, sources: Sources): string {
  const route = path.replace(/(?:\/index)?(?:\/|\.(?:html|mdx?))?$/, '') || '/';
  const redirect = sources.redirects.value.find(({ from }) => [from, encodeURI(from)].includes(route));
  const target = redirect?.to ?? (isPagePath(route, sources) && route);
  if (target) {
    const page = sources.findPage(target);
    const section = page && sources.getIds(page).has(hash) ? `#${hash}` : '';
    return `\`${path}\` is an old or indirect path. Write \`${target}${section}\`.`;
  }
  if (/^\/.*\.\w+$/.test(route)) return explainMissingFile(path, sources);
  const advice = path.startsWith('/') ? '' : ' Write the whole path, which starts with `/`.';
  const routes = sources.allPages.map(({ id }) => `/${id}`);
  return `There is no page \`${path}\`.${advice}${suggestSimilar(path, routes)}`;
}

/** Explains what is wrong with a link on a page, or with the target of a redirect. */
export function explainLink(url: string, sources: Sources, from?: ParsedPage): string | undefined {
  const message = explainAddress(url);
  if (message) return message;
  const [path = '', hash = ''] = url.replace(/\?[^#]*/, '').split('#');
  if (path.startsWith('pathname://')) {
    const filePath = path.slice('pathname://'.length);
    const route = filePath.replace(/\.html$/, '');
    if (isPagePath(route, sources)) return `\`${filePath}\` is a page. Write \`${route}\`.`;
    return isServed(filePath, sources) ? undefined : explainMissingFile(filePath, sources);
  }
  if (schemePattern.test(url) || isFile(path, sources)) return undefined;
  if (reactPagePaths.includes(path)) {
    return hash ? `\`${path}\` has no ids that links can have. Remove \`#${hash}\`.` : undefined;
  }
  const page = path === '' && hash ? from : sources.findPage(path);
  return page ? explainPage(page, hash, sources, from) : explainMissingTarget(path || url, hash, sources);
}

/** Links and images: their targets exist, and aren't redirects. */
export const links: PageRule = function* (page, sources) {
  for (const { url, start, isImage } of findLinks(page)) {
    if (isImage) {
      const reason = /^https?:/i.test(url)
        ? "Readers' browsers load no images of other sites here."
        : `There is no image \`${url}\`.`;
      const message = `${reason} Put the file into static/img: \`![What it shows](/img/name.png)\`.`;
      if (!sources.files.includes(`static${url}`)) yield { start, message };
    } else if (isFile(url.replace(/[?#].*/, ''), sources)) {
      yield { start, message: `\`${url}\` is a file, not a page. Write \`pathname://${url}\`.` };
    } else {
      const message = explainLink(url, sources, page);
      if (message) yield { start, message };
    }
  }
};
