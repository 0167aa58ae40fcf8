import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { site } from '../../src/site';
import { builtFiles, builtPaths, docPaths, readBuilt, textPaths } from '../support/builtFiles';
import { findAttributes, findTexts, parseBuiltPage } from '../support/builtHtml';

test('each page has a unique title and description', () => {
  for (const read of [
    (route: string) => parseBuiltPage(route)('head > title').text(),
    (route: string) => parseBuiltPage(route)('meta[name="description"]').attr('content'),
  ]) {
    const all = docPaths.map(read);
    expect(docPaths.filter((_, index) => !all[index] || all.indexOf(all[index]) !== index)).toEqual([]);
  }
});

test('search engines may index every page except the search and the not-found page', () => {
  const hidden = builtPaths.filter((route) =>
    /noindex/.test(parseBuiltPage(route)('meta[name="robots"]').attr('content') ?? ''),
  );
  expect(hidden).toEqual(['/search', '/404']);
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = textPaths.map((route) => site.url + route);
  expect(listed.sort()).toEqual(expected.sort());
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

test('the changelog of the API is a feed that its page links, with the URL and the date of each change', () => {
  const address = `${site.url}/organizations/api/versioning`;
  const page = parseBuiltPage('/organizations/api/versioning');
  const [file = ''] = findAttributes(page, 'link[type="application/atom+xml"]', 'href');
  const feed = cheerio.load(readBuilt(file.slice(1)), { xml: true });
  expect(findAttributes(feed, 'feed > link[rel="self"]', 'href')).toEqual([site.url + file]);
  expect(feed('feed > :is(id, title, author, updated)').length).toBe(4);
  const dates = findAttributes(page, '#changelog ~ h3', 'id').map((id) => id.replace('changes-', ''));
  expect(findTexts(feed, 'entry > id')).toEqual(dates.map((date) => `${address}#changes-${date}`));
  // The feed itself has the date of its newest change.
  const updated = [dates[0], ...dates].map((date) => `${date}T00:00:00Z`);
  expect(findTexts(feed, 'updated')).toEqual(updated);
  expect(findTexts(feed, 'title').slice(1)).toEqual(dates.map((date) => longDate.format(new Date(date))));
  const links = findTexts(feed, 'content').flatMap((html) => findAttributes(cheerio.load(html), 'a', 'href'));
  expect(links).toContain(`${site.url}/organizations/api/accounts#create-account`);
  expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
});

test('the minifier keeps the semicolons before rules that begin with &', () => {
  // Rspack's drops them in a nested media query, and the browser then drops both.
  const styles = builtFiles.filter((file) => file.endsWith('.css')).map(readBuilt);
  expect(styles.join('')).toContain(';&');
  expect(styles.flatMap((css) => css.match(/.{20}[^\s,:;{}(>+]&./g) ?? [])).toEqual([]);
});
