import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { attributes, builtPage } from '../support/builtSite';
import { markdownOf } from '../support/readersView';
import { docRoutes } from '../support/routes';
import { built } from '../support/site';

/** The landing page, the map, and the pages in the order of the map that readers see. */
const mapped = ['/', '/home', ...attributes(builtPage('/home'), '.page-map a', 'href')];

test('llms.txt lists every page once, in the order of the map, with what it is for', () => {
  const map = built('llms.txt');
  expect(map).toMatch(/^# .+\n\n> .+\n\n## .+\n\n- /);
  const listed = [...map.matchAll(/^- \[(.+)\]\((.+)\): (.+)$/gm)].map(([, title, address, text]) => ({
    title,
    address,
    text,
  }));
  const expected = mapped.map((route) => {
    const $ = builtPage(route);
    return {
      // The heading of the landing page is a question.
      title: route === '/' ? site.tagline : $('h1').text(),
      address: site.url + markdownOf(route),
      text: $('meta[name="description"]').attr('content'),
    };
  });
  expect(listed).toEqual(expected);
  expect([...mapped].sort()).toEqual(['/', ...docRoutes].sort());
});

test('llms-full.txt has the text of all pages, in the same order', () => {
  expect(built('llms-full.txt')).toBe(mapped.map((route) => built(markdownOf(route))).join('\n'));
});
