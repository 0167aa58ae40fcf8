import { describe, expect, test } from 'vitest';
import { site } from '../../src/site';
import { allPages, faultsOn, isBuiltFile, readersPages } from '../support/builtSite';
import { docRoutes, routes, writersRoute } from '../support/routes';
import { built } from '../support/site';

const docPages = readersPages.filter(({ route }) => docRoutes.includes(route));

describe('each page', () => {
  test('has one title and one description, unlike all others', () => {
    for (const selector of ['head > title', 'meta[name="description"]']) {
      const all = docPages.map(({ $ }) =>
        $(selector)
          .toArray()
          .map((element) => $(element).attr('content') ?? $(element).text())
          .join(' and '),
      );
      expect(all.filter((each, index) => !each || all.indexOf(each) !== index)).toEqual([]);
    }
  });

  test('names itself as canonical, and to social networks', () => {
    const faults = faultsOn(readersPages, ({ route, $ }) => {
      const address = route === '/' ? `${site.url}/` : site.url + route;
      const content = (property: string) =>
        $(`meta[property="${property}"], meta[name="${property}"]`).attr('content');
      const expected = {
        canonical: [$('link[rel="canonical"]').attr('href'), address],
        'og:url': [content('og:url'), address],
        'og:title': [content('og:title'), $('head > title').text()],
        'og:image': [content('og:image'), `${site.url}/img/social-card.png`],
        'twitter:card': [content('twitter:card'), 'summary_large_image'],
        ...(docRoutes.includes(route) && {
          'og:description': [content('og:description'), content('description')],
        }),
      };
      return Object.entries(expected)
        .filter(([, [found, wanted]]) => found !== wanted)
        .map(([name, [found, wanted]]) => `${name} is ${found}, not ${wanted}`);
    });
    expect(faults).toEqual([]);
    expect(isBuiltFile('/img/social-card.png')).toBe(true);
  });

  test('lets browsers add the search to their address bar', () => {
    const faults = faultsOn(allPages, ({ $ }) =>
      $('link[rel="search"]').attr('href') === '/opensearch.xml' ? [] : ['does not name /opensearch.xml'],
    );
    expect(faults).toEqual([]);
    expect(built('opensearch.xml')).toContain(`template="${site.url}/search?q={searchTerms}"`);
  });
});

describe('search engines', () => {
  test("may index every page but the search, the writers' page, and the one for wrong addresses", () => {
    const hidden = allPages.filter(({ $ }) => /noindex/.test($('meta[name="robots"]').attr('content') ?? ''));
    expect(hidden.map(({ route }) => route)).toEqual(['/search', writersRoute, '/404']);
    expect(built('robots.txt')).not.toMatch(/^Disallow: *\S/m);
  });

  test('find the same pages in the sitemap, which robots.txt names', () => {
    const listed = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => address,
    );
    const expected = routes.filter((route) => route !== '/search').map((route) => site.url + route);
    expect(listed.sort()).toEqual(expected.sort());
    expect(built('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml\n`);
  });
});
