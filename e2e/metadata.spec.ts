import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { expect, test } from './support/page';
import { docRoutes, routes } from './support/routes';
import { buildDir, built } from './support/site';

const site = 'https://docs.rookery.example';

test('each page has a title, a description and its own canonical address', () => {
  const titles = docRoutes.map((route) => {
    const $ = cheerio.load(built(`${route}.html`));
    expect($('link[rel="canonical"]').attr('href')).toBe(site + route);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    expect(description.length, route).toBeLessThanOrEqual(160);
    return $('title').text();
  });
  expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
});

test('the sitemap holds every page but the search', () => {
  const listed = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const wanted = routes.filter((route) => route !== '/search').map((route) => site + route);
  expect(new Set(listed)).toEqual(new Set(wanted));
});

test('robots.txt names the sitemap', () => {
  expect(built('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('a browser can add the search to its address bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml');
  expect(built('opensearch.xml')).toContain(`template="${site}/search?q={searchTerms}"`);
});

test('the search page is not for search engines', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a shared link shows a picture', async ({ page, request }) => {
  await page.goto('/chat-features/moderation');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${site}/img/social-card.png`);
  expect((await request.get('/img/social-card.png')).status()).toBe(200);
});

test('the one docs version is labelled Next', () => {
  const version = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .map((file) => built(path.join('assets/js', file)))
    .filter((script) => script.includes('"label":"Next"') || script.includes('label:"Next"'));
  expect(version.length).toBeGreaterThan(0);
});
