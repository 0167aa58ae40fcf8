import { expect, test } from 'vitest';
import { readText } from '../../src/files';
import { allRoutes, faultsOn } from '../support/builtSite';
import { pageFile, pageFiles, routes } from '../support/site';

// `npm run check` finds those that are gone.
test.each([
  ['Pages', 82],
  ['Redirects', 40],
])('the list promised%s has all %i addresses that the site promises to keep', (list, count) => {
  expect(new Set(readText(`tools/promised${list}.txt`).trim().split('\n')).size).toBe(count);
});

test('the built pages are the files in docs/, the landing page, the search, and the one for wrong addresses', () => {
  expect(pageFiles).toEqual(allRoutes.map(pageFile).sort());
});

test('pages show what their writer wrote, and no value that a program lacked', () => {
  const faults = faultsOn(routes, ($) => {
    const content = $('main').clone();
    content.find('pre, code, script, style').remove();
    return content.text().match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\/\*|<\w+ [a-z]+="/g) ?? [];
  });
  expect(faults).toEqual([]);
});
