import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { builtPaths, docPaths, readBuilt, textPaths } from '../support/builtFiles';
import { findTexts, parseBuiltPage, testPages } from '../support/builtHtml';

/** The title of pages for people who are watched, in the browser's history. */
const neutralTitle = 'Help | Rookery Docs';

test.each([
  ['heading', 'h1'],
  ['title', 'head > title'],
  ['description', 'meta[name="description"]'],
])('each page has a unique %s', (_, selector) => {
  const all = docPaths.map((route) => {
    const element = parseBuiltPage(route)(selector);
    return element.attr('content') ?? element.text();
  });
  const isRepeated = (text: string, index: number) => text !== neutralTitle && all.indexOf(text) !== index;
  expect(docPaths.filter((_, index) => !all[index] || isRepeated(all[index], index))).toEqual([]);
});

testPages(
  'phones take no numbers for phone numbers, and the path in structured data has an entry',
  builtPaths,
  ($) => [
    ...($('meta[name="format-detection"][content="telephone=no"]').length === 1
      ? []
      : ['detects phone numbers']),
    ...findTexts($, '[type="application/ld+json"]').filter((json) => json.includes('"itemListElement":[]')),
    ...($('nav.theme-doc-breadcrumbs:not(:has(a))').length === 0 ? [] : ['has an empty landmark']),
  ],
);

test('search engines may index every page except the search and the not-found page', () => {
  const hidden = builtPaths.filter((route) =>
    /noindex/.test(parseBuiltPage(route)('meta[name="robots"]').attr('content') ?? ''),
  );
  expect(hidden).toEqual(['/search', '/404']);
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = textPaths.map((route) => site.url + route);
  expect(listed.sort()).toEqual(expected.sort());
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});
