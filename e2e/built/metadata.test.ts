import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/site';
import { allPages, builtPage, faultsOn, isBuiltFile, readersPages } from '../support/builtSite';
import { docRoutes, routes, writersRoute } from '../support/routes';
import { buildDir, built } from '../support/site';

const docPages = readersPages.filter(({ route }) => docRoutes.includes(route));

/** Returns the values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('each page', () => {
  test('has a unique title', () => {
    const titles = readersPages.map(({ $ }) => $('head > title').text());
    expect(repeated(titles)).toEqual([]);
    const faults = faultsOn(docPages, ({ $ }) => {
      const expected = `${$('h1').text()} | ${site.title}`;
      return $('head > title').text() === expected
        ? []
        : [`is titled "${$('title').text()}", not "${expected}"`];
    });
    expect(faults).toEqual([]);
  });

  test('has one description of 50 to 160 characters, unlike all others', () => {
    const faults = faultsOn(docPages, ({ $ }) => {
      const description = $('meta[name="description"]').attr('content') ?? '';
      return [
        ...($('meta[name="description"]').length === 1 ? [] : ['has not exactly one description']),
        ...(description.length >= 50 && description.length <= 160
          ? []
          : [`its description has ${description.length} characters`]),
      ];
    });
    expect(faults).toEqual([]);
    const descriptions = docPages.map(({ $ }) => $('meta[name="description"]').attr('content') ?? '');
    expect(repeated(descriptions)).toEqual([]);
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

  test('can be zoomed, and has its encoding and an icon', () => {
    const faults = faultsOn(allPages, ({ $ }) => [
      ...($('meta[charset]').attr('charset')?.toLowerCase() === 'utf-8' ? [] : ['has no encoding']),
      ...(/^width=device-width, initial-scale=1(\.0)?$/.test($('meta[name="viewport"]').attr('content') ?? '')
        ? []
        : [`has the viewport ${$('meta[name="viewport"]').attr('content')}`]),
      ...($('link[rel="icon"]').attr('href') ? [] : ['has no icon']),
    ]);
    expect(faults).toEqual([]);
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

  test('learn where a page of a section belongs', () => {
    const data = JSON.parse(
      builtPage('/chat-features/slow-mode')('script[type="application/ld+json"]').text(),
    );
    expect(data).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

test('the one version of the docs is labeled Next', () => {
  const folder = path.join(buildDir, 'assets/js');
  const labeled = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .some((file) => /"?label"?:"Next"/.test(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(labeled).toBe(true);
});
