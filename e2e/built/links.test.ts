import { readPage } from '../../src/content/pages';
import { redirects } from '../../src/redirects';
import { site } from '../../src/site';
import { memoize } from '../../src/utils/memoize';
import { builtFiles, builtPaths, docPaths } from '../support/builtFiles';
import { findAttributes, parseBuiltPage, testPages } from '../support/builtHtml';

const oldPaths = new Set(redirects.map(({ from }) => from));

const findIds = memoize((route: string) => new Set(findAttributes(parseBuiltPage(route), '[id]', 'id')));

function findLinkProblems(from: string, href: string): string[] {
  const { origin, protocol, pathname, hash } = new URL(href, `${site.url}${from}`);
  if (origin !== site.url) {
    return ['https:', 'mailto:', 'sms:', 'tel:'].includes(protocol) ? [] : [`${href} isn't HTTPS`];
  }
  if (oldPaths.has(pathname)) return [`links to the redirect ${pathname}`];
  if (!builtPaths.includes(pathname)) {
    return builtFiles.includes(decodeURI(pathname.slice(1)))
      ? []
      : [`links to ${pathname}, which doesn't exist`];
  }
  const id = decodeURIComponent(hash.slice(1));
  return !id || findIds(pathname).has(id) ? [] : [`links to ${pathname}${hash}, which has no such id`];
}

/** Returns ` (docs/faq.mdx:12)` if the source of a page has a text. */
function findPlace(route: string, text: string): string {
  const lines = docPaths.includes(route) ? readPage(route).split('\n') : [];
  const index = lines.findIndex((line) => line.includes(text));
  return index < 0 ? '' : ` (docs${route}.mdx:${index + 1})`;
}

testPages('links lead to pages, files, and anchors that exist, never to a redirect', builtPaths, ($, route) =>
  findAttributes($, 'a[href]', 'href').flatMap((href) =>
    findLinkProblems(route, href).map((problem) => problem + findPlace(route, href)),
  ),
);

testPages('icons and images are files', docPaths, ($, route) =>
  [
    ...findAttributes($, 'link[rel*="icon"]', 'href'),
    ...findAttributes($, 'img', 'src'),
    ...findAttributes($, 'meta[property="og:image"]', 'content'),
  ]
    // Small images are inlined.
    .filter((address) => !address.startsWith('data:image/'))
    .map((address) => new URL(address, site.url).pathname.slice(1))
    .filter((file) => !builtFiles.includes(file))
    .map((file) => file + findPlace(route, file)),
);

testPages(
  'pages link to their source and a form for problems, and safety pages to neither',
  docPaths,
  ($, route) => {
    const isSafetyPage = $('a[href="https://www.wikipedia.org"]').length > 0;
    if (isSafetyPage) return findAttributes($, `a[href^="${site.repository}"]`, 'href');
    const source = `a[href="${site.repository}/edit/main/docs${route}.mdx"]`;
    const form = `a[href^="${site.repository}/issues/new?"][href$="&page=${encodeURIComponent(site.url + route)}"]`;
    return [source, form].filter((selector) => $(selector).length !== 1);
  },
);

testPages('ids are unique on their page', builtPaths, ($) => {
  const all = findAttributes($, '[id]', 'id');
  return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `has the id ${id} twice`);
});
