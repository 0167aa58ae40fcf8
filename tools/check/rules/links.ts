import { attributeText, findNodes, isJsxElement, nodeSpan } from '../../../src/content/nodes';
import type { ParsedPage } from '../../../src/content/parsePage';
import { addresses } from '../../../src/facts/product';
import { reactPagePaths } from '../../../src/reactPages';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { Sources } from '../loadSources';
import type { PageRule } from '../rule';

/** The files that the build writes besides pages. */
const builtFilePattern = /^\/(?:llms(?:-\w+)?\.txt|search-index\.json|sitemap\.xml|.*\.md)$/;

function explainFile(path: string, { files }: Sources): string | undefined {
  if (builtFilePattern.test(path) || files.includes(`static${path}`)) return undefined;
  return `There is no file \`${path}\` in \`static/\`.${suggestSimilar(`static${path}`, files)}`;
}

/** Explains that a link to this site leads nowhere. Other sites are for the test of the built site. */
export function explainLink(typed: string, sources: Sources, from?: ParsedPage): string | undefined {
  const url = typed.startsWith(addresses.docs) ? typed.slice(addresses.docs.length) || '/' : typed;
  if (url === '') return 'This link has no target.';
  if (url.startsWith('pathname://')) return explainFile(url.slice('pathname://'.length), sources);
  if (/^[a-z]+:/i.test(url)) return undefined;
  const [path = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
  const page = path === '' ? from : sources.findPage(path);
  if (page && (from?.frontMatter.draft || !page.frontMatter.draft)) {
    const ids = sources.getIds(page);
    if (!id || ids.has(id) || [...ids].some((other) => encodeURI(other) === id)) return undefined;
    return `There is no \`#${id}\` in ${page.file}.${suggestSimilar(id, ids)}`;
  }
  if (reactPagePaths.includes(path) || sources.files.includes(`static${path}`)) return undefined;
  const paths = sources.allPages.map((other) => `/${other.id}`);
  return `There is no page \`${path}\`.${suggestSimilar(path, paths)}`;
}

/** Links and images: their targets are on this site. */
export const links: PageRule = function* (page, sources) {
  const elements = page.nodes.filter(isJsxElement);
  const targets = [
    ...findNodes(page, 'link').map((node) => ({ node, url: node.url })),
    ...elements.map((node) => ({ node, url: attributeText(node, 'href') ?? '#' })),
  ];
  for (const { node, url } of targets) {
    const message = explainLink(url, sources, page);
    if (message) yield { start: nodeSpan(node).start, message };
  }
  for (const node of findNodes(page, 'image')) {
    const message = explainFile(node.url, sources);
    if (message) yield { start: nodeSpan(node).start, message };
  }
};
