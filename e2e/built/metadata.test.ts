import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { builtPaths, docPaths, readBuilt, textPaths } from '../support/builtFiles';
import { parseBuiltPage } from '../support/builtHtml';

test('each page has a unique title and description', () => {
  for (const read of [
    (route: string) => parseBuiltPage(route)('head > title').text(),
    (route: string) => parseBuiltPage(route)('meta[name="description"]').attr('content'),
  ]) {
    const all = docPaths.map(read);
    expect(docPaths.filter((_, index) => !all[index] || all.indexOf(all[index]) !== index)).toEqual([]);
  }
});

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
