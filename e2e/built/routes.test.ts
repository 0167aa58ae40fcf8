import { describe, expect, test } from 'vitest';
import { builtFiles, isPage } from '../../src/plugins/builtFiles';
import { promisedPages } from '../../src/promisedAddresses';
import { allPages, builtPage, faultsOn, isBuiltFile, readersPages } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { buildDir, pageFile } from '../support/site';

describe('pages', () => {
  test('include all 82 that the site promises to keep', () => {
    expect(new Set(promisedPages).size).toBe(82);
    expect(promisedPages.filter((address) => !docRoutes.includes(address))).toEqual([]);
  });

  test('are the files in docs/, the landing page, the search, and the one for wrong addresses', () => {
    const expected = allPages.map(({ route }) => pageFile(route)).sort();
    expect(builtFiles(buildDir).filter(isPage)).toEqual(expected);
  });

  test('have one main part and one h1, and say what they are about', () => {
    const faults = faultsOn(allPages, ({ $ }) => [
      ...($('main').length === 1 ? [] : [`has ${$('main').length} main parts`]),
      ...($('h1').length === 1 ? [] : [`has ${$('h1').length} h1`]),
      ...($('h1').text().trim() ? [] : ['has an empty h1']),
      ...($('html').attr('lang') === 'en' ? [] : ['is not in English']),
    ]);
    expect(faults).toEqual([]);
  });

  test('show what their writer wrote, and no value that a program lacked', () => {
    const faults = faultsOn(readersPages, ({ $ }) => {
      const content = $('main').clone();
      content.find('pre, code, script, style').remove();
      return content.text().match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\/\*|<\w+ [a-z]+="/g) ?? [];
    });
    expect(faults).toEqual([]);
  });

  test('for readers are not "not found"', () => {
    const faults = faultsOn(readersPages, ({ $ }) =>
      $('h1, title')
        .text()
        .match(/not found/i)
        ? ['not found']
        : [],
    );
    expect(faults).toEqual([]);
    expect(builtPage('/404')('h1').text()).toMatch(/not found/i);
  });
});

test('files that browsers and crawlers ask for are there', () => {
  const files = [
    'robots.txt',
    'sitemap.xml',
    'opensearch.xml',
    'llms.txt',
    'img/favicon.svg',
    'img/touch-icon.png',
  ];
  expect(files.filter((file) => !isBuiltFile(`/${file}`))).toEqual([]);
});
