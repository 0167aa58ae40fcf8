import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { redirects } from '../../src/redirects';
import { promisedPages } from '../../tools/promisedAddresses';
import { allPages, faultsOn, readersPages } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { pageFile, pageFiles } from '../support/site';

describe('pages', () => {
  test('include all 82 that the site promises to keep, or their addresses are redirected', () => {
    expect(new Set(promisedPages).size).toBe(82);
    const kept = [...docRoutes, ...redirects.map(({ from }) => from)];
    expect(promisedPages.filter((address) => !kept.includes(address))).toEqual([]);
  });

  test('are at the end of the 40 old addresses that the site promises to keep, and not at other ones', () => {
    const sources = redirects.map(({ from }) => from);
    const promised = createHash('sha256').update(sources.slice(0, 40).join('\n')).digest('hex');
    expect(promised, 'a promised old address was changed or moved in redirects.json').toBe(
      '04a4721817e3de516df757fc48c9f8cf9f174c388d0e2eef069aeaf01a8b0669',
    );
    expect(new Set(sources).size).toBe(sources.length);
    expect(sources.filter((address) => docRoutes.includes(address))).toEqual([]);
  });

  test('are the files in docs/, the landing page, the search, and the one for wrong addresses', () => {
    const expected = allPages.map(({ route }) => pageFile(route)).sort();
    expect(pageFiles).toEqual(expected);
  });

  test('show what their writer wrote, and no value that a program lacked', () => {
    const faults = faultsOn(readersPages, ({ $ }) => {
      const content = $('main').clone();
      content.find('pre, code, script, style').remove();
      return content.text().match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\/\*|<\w+ [a-z]+="/g) ?? [];
    });
    expect(faults).toEqual([]);
  });
});
