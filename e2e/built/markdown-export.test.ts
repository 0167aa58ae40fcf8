import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { builtFiles, docRoutes, readBuilt } from '../support/build';
import { loadPage } from '../support/builtSite';

function markdownOf(route: string): string {
  return `${route === '/' ? '/index' : route}.md`;
}

test('every page names its Markdown in its head, and no other page has any', () => {
  const named = ['/', ...docRoutes].map((route) =>
    loadPage(route)('link[rel="alternate"][type="text/markdown"]').attr('href'),
  );
  const written = builtFiles.filter((file) => file.endsWith('.md'));
  expect(written.map((file) => `/${file}`)).toEqual(named.sort());
});

test('llms.txt lists every page, and llms-full.txt has their text in the same order', () => {
  const listed = readBuilt('llms.txt').match(/^- .+$/gm) ?? [];
  const addresses = listed.map((line) => /\]\((.+)\.md\)/.exec(line)?.[1]?.slice(site.url.length) ?? '');
  const ordered = addresses.map((address) => (address === '/index' ? '/' : address));
  expect([...ordered].sort()).toEqual(['/', ...docRoutes].sort());
  expect(readBuilt('llms-full.txt')).toBe(ordered.map((route) => readBuilt(markdownOf(route))).join('\n'));
});
