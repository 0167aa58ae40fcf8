import { expect, test } from 'vitest';
import { redirects } from '../../src/redirects';
import { site } from '../../src/site';
import { memoize } from '../../src/utils/memoize';
import { builtFiles, builtPaths, docPaths } from '../support/builtFiles';
import { collectProblems, findAttributes, parseBuiltPage, testPages } from '../support/builtHtml';

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

// `npm run check` finds broken links in Markdown. This test includes links that components generate.
testPages('links lead to pages, files, and anchors that exist, never to a redirect', builtPaths, ($, route) =>
  findAttributes($, 'a[href]', 'href').flatMap((href) => findLinkProblems(route, href)),
);

test('icons, images, and the link to edit a page lead to files', () => {
  const problems = collectProblems(docPaths, ($, route) => {
    const files = [
      ...findAttributes($, 'link[rel*="icon"]', 'href'),
      ...findAttributes($, 'img', 'src'),
      ...findAttributes($, 'meta[property="og:image"]', 'content'),
    ]
      // Small images are inlined.
      .filter((address) => !address.startsWith('data:image/'))
      .map((address) => new URL(address, site.url).pathname.slice(1))
      .filter((file) => !builtFiles.includes(file));
    const edit = findAttributes($, '.theme-edit-this-page', 'href').join();
    const isSafetyPage = findAttributes($, 'a[href="https://www.wikipedia.org"]', 'href').length > 0;
    const isRight = edit === (isSafetyPage ? '' : `${site.repository}/edit/main/docs${route}.mdx`);
    return isRight ? files : [...files, 'a wrong link to edit the page'];
  });
  expect(problems).toEqual([]);
});

testPages('a safety page has no link to the repository', ['/safety', '/chat-features/reporting'], ($) => {
  expect(findAttributes($, 'a[href="https://www.wikipedia.org"]', 'href')).toHaveLength(1);
  return findAttributes($, `a[href^="${site.repository}"]`, 'href');
});

testPages('ids are unique on their page', builtPaths, ($) => {
  const all = findAttributes($, '[id]', 'id');
  return all.filter((id, index) => all.indexOf(id) !== index).map((id) => `has the id ${id} twice`);
});
