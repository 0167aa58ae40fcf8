import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readText } from '../../src/files';
import { redirects } from '../../src/redirects';
import { allRoutes, faultsOn } from '../support/builtSite';
import { docRoutes, routes } from '../support/routes';
import { pageFile, pageFiles } from '../support/site';

const promisedPages = readText('tools/promisedPages.txt').trim().split('\n');
const oldAddresses = redirects.map(({ from }) => from);

test('all 82 pages that the site promises to keep exist, or their addresses are redirected', () => {
  expect(new Set(promisedPages).size).toBe(82);
  const kept = [...docRoutes, ...oldAddresses];
  expect(promisedPages.filter((address) => !kept.includes(address))).toEqual([]);
});

test('the 40 old addresses that the site promises to keep lead on', () => {
  const promised = createHash('sha256').update(oldAddresses.slice(0, 40).join('\n')).digest('hex');
  expect(promised, 'a promised old address was changed or moved in redirects.json').toBe(
    '04a4721817e3de516df757fc48c9f8cf9f174c388d0e2eef069aeaf01a8b0669',
  );
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
