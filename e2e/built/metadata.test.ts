import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { docRoutes, readBuilt, routes } from '../support/build';
import { allRoutes, loadPage } from '../support/builtSite';

test('each page has a title and a description, unlike all others', () => {
  for (const read of [
    (route: string) => loadPage(route)('head > title').text(),
    (route: string) => loadPage(route)('meta[name="description"]').attr('content'),
  ]) {
    const all = docRoutes.map(read);
    expect(docRoutes.filter((_, index) => !all[index] || all.indexOf(all[index]) !== index)).toEqual([]);
  }
});

test('search engines may index every page but the search and the one for wrong addresses', () => {
  const hidden = allRoutes.filter((route) =>
    /noindex/.test(loadPage(route)('meta[name="robots"]').attr('content') ?? ''),
  );
  expect(hidden).toEqual(['/search', '/404']);
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = routes.filter((route) => route !== '/search').map((route) => site.url + route);
  expect(listed.sort()).toEqual(expected.sort());
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});
