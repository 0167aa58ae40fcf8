import { expect, test } from 'vitest';
import { filesBelow } from '../../src/files';
import { site } from '../../src/site';
import { attributes, builtPage, readersPages } from '../support/builtSite';
import { docRoutes, writersRoute } from '../support/routes';
import { buildDir, built } from '../support/site';

const exported = readersPages.filter(({ route }) => route !== '/search');

function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

test('every page names its Markdown in its head, and no other page has any', () => {
  const named = [...exported.map(({ route }) => route), writersRoute].map((route) =>
    builtPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const written = filesBelow(buildDir, '').filter((file) => file.endsWith('.md'));
  expect(written.map((file) => `/${file}`)).toEqual(named.sort());
});

test('llms.txt lists the pages in the order of the map, and llms-full.txt has their text', () => {
  const mapped = ['/', '/home', ...attributes(builtPage('/home'), '.page-map a', 'href')];
  expect([...mapped].sort()).toEqual(['/', ...docRoutes].sort());
  const listed = built('llms.txt').match(/^- .+$/gm);
  const expected = mapped.map((route) => {
    const $ = builtPage(route);
    // The heading of the landing page is a question.
    const title = route === '/' ? site.tagline : $('h1').text();
    const description = $('meta[name="description"]').attr('content');
    return `- [${title}](${site.url}${markdownOf(route)}): ${description}`;
  });
  expect(listed).toEqual(expected);
  expect(built('llms-full.txt')).toBe(mapped.map((route) => built(markdownOf(route))).join('\n'));
});
