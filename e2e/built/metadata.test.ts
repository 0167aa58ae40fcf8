import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { allRoutes, builtPage, faultsOn } from '../support/builtSite';
import { built, docRoutes, routes } from '../support/site';

test('each page has a title and a description, unlike all others', () => {
  for (const read of [
    (route: string) => builtPage(route)('head > title').text(),
    (route: string) => builtPage(route)('meta[name="description"]').attr('content'),
  ]) {
    const all = docRoutes.map(read);
    expect(all.filter((each, index) => !each || all.indexOf(each) !== index)).toEqual([]);
  }
});

test('each page names itself as canonical', () => {
  const faults = faultsOn(routes, ($, route) =>
    $('link[rel="canonical"]').attr('href') === site.url + route ? [] : ['is not canonical'],
  );
  expect(faults).toEqual([]);
});

test('no page is a dead end', () => {
  const faults = faultsOn(docRoutes, ($, route) =>
    route === '/home' || $('#related a').length > 0 ? [] : ['has no related pages'],
  );
  expect(faults).toEqual([]);
});

test('search engines may index every page but the search and the one for wrong addresses', () => {
  const hidden = allRoutes.filter((route) =>
    /noindex/.test(builtPage(route)('meta[name="robots"]').attr('content') ?? ''),
  );
  expect(hidden).toEqual(['/search', '/404']);
  const listed = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = routes.filter((route) => route !== '/search').map((route) => site.url + route);
  expect(listed.sort()).toEqual(expected.sort());
  expect(built('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
});
