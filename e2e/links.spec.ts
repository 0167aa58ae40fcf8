import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as cheerio from 'cheerio';
import { redirects } from '../src/redirects';
import { routes } from './support/routes';
import { buildDir, built, pageFile } from './support/site';

function htmlOf(route: string): cheerio.CheerioAPI {
  return cheerio.load(built(pageFile(route)));
}

const pages = new Map(routes.map((route) => [route, htmlOf(route)]));

/** What is wrong with a link, or nothing. */
function fault(from: string, href: string): string | undefined {
  const { origin, pathname, hash } = new URL(href, `https://docs.rookery.example${from}`);
  if (origin !== 'https://docs.rookery.example') {
    return undefined;
  }
  if (redirects.some((each) => each.from === pathname)) {
    return `${from} links to the old address ${pathname}`;
  }
  const page = pages.get(pathname);
  if (!page) {
    return fs.existsSync(path.join(buildDir, pathname))
      ? undefined
      : `${from} links to ${pathname}, which is not there`;
  }
  const id = decodeURIComponent(hash.slice(1));
  return id && page(`[id="${id}"]`).length === 0
    ? `${from} links to ${pathname}${hash}, where there is no such place`
    : undefined;
}

test('no link and no anchor is broken, and none leads to an old address', () => {
  const faults = [...pages].flatMap(([route, $]) =>
    $('a[href]')
      .toArray()
      .map((link) => fault(route, $(link).attr('href') ?? ''))
      .filter((each) => each !== undefined),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test('an id stands once in a page', () => {
  const twice = [...pages].flatMap(([route, $]) => {
    const ids = $('main [id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id}`);
  });
  expect(twice).toEqual([]);
});

test('headings go down one level at a time', () => {
  const skipped = [...pages].flatMap(([route, $]) => {
    const levels = $('main :is(h1,h2,h3,h4,h5,h6)')
      .toArray()
      .map((heading) => Number(heading.tagName.slice(1)));
    return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
      ? [`${route}: ${levels.join(' ')}`]
      : [];
  });
  expect(skipped).toEqual([]);
});

test('every file that a page shows is there', () => {
  const missing = [...pages].flatMap(([route, $]) =>
    $('img[src], script[src], link[href]:not([rel=canonical], [rel=alternate])')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((file) => file.startsWith('/') && !fs.existsSync(path.join(buildDir, file)))
      .map((file) => `${route} shows ${file}`),
  );
  expect(missing).toEqual([]);
});
