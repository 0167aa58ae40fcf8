import { expect, test } from 'vitest';
import { readText } from '../../src/files';
import { redirects } from '../../src/redirects';
import { collectProblems } from '../support/builtSite';
import { routes } from '../support/site';

const promisedRedirects = readText('tools/promisedRedirects.txt').trim().split('\n');

test('all 40 old addresses that the site promises to keep lead to their pages, wherever those are now', () => {
  // `npm run check` finds redirects to redirects.
  const placeOf = (address: string) => redirects.find(({ from }) => from === address)?.to ?? address;
  const places = promisedRedirects.map((line) => line.split(' ').map(placeOf));
  expect(new Set(promisedRedirects).size).toBe(40);
  expect(places.filter(([now, promised]) => now !== promised)).toEqual([]);
});

test('pages show what their writer wrote, and no value that a program lacked', () => {
  const problems = collectProblems(routes, ($) => {
    const content = $('main').clone();
    content.find('pre, code, script, style').remove();
    return content.text().match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\/\*|<\w+ [a-z]+="/g) ?? [];
  });
  expect(problems).toEqual([]);
});
