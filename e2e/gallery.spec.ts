import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import * as cheerio from 'cheerio';
import { factComponents } from '../src/plugins/facts-in-pages/components';
import { pieces } from '../src/plugins/page-pieces';
import { expect, open, test } from './support/page';
import { docRoutes, writersRoute } from './support/routes';
import { built, siteDir } from './support/site';

const source = fs.readFileSync(path.join(siteDir, `docs${writersRoute}.mdx`), 'utf8');
const examples = [...source.matchAll(/<Example>\n\n([\s\S]*?)\n\n<\/Example>/g)].map(([, code = '']) => code);

test('every component that a page can use has an example', () => {
  const shown = new Set(
    examples.flatMap((code) => [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  );
  const names = [...Object.keys(factComponents), ...pieces, 'Tabs', 'TabItem'];
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  const kinds = ['note', 'tip', 'info', 'warning', 'danger'];
  expect(kinds.filter((kind) => !examples.some((code) => code.includes(`:::${kind}[`)))).toEqual([]);
});

test('the source above an example is the one it was made from', () => {
  const $ = cheerio.load(built(`${writersRoute}.html`));
  const sources = $('article pre.language-md')
    .toArray()
    .map((block) =>
      $(block)
        .find('.token-line')
        .toArray()
        .map((line) => $(line).text().replace(/\n$/, ''))
        .join('\n'),
    );
  expect(sources).toEqual(examples);
});

test('the page is in no menu, no list and no search', () => {
  for (const route of ['/index', '/search', ...docRoutes]) {
    const links = cheerio.load(built(`${route}.html`))(`a[href^="${writersRoute}"]`);
    expect(links.length, route).toBe(0);
  }
  for (const file of ['sitemap.xml', 'search-index.json']) {
    expect(built(file), file).not.toContain(writersRoute);
  }
  expect(
    cheerio
      .load(built(`${writersRoute}.html`))('meta[name="robots"]')
      .attr('content'),
  ).toContain('noindex');
});

test.describe('near its address', () => {
  test.use({ allowed: [/status of 404/] });
  test('the page is not suggested', async ({ page }) => {
    await open(page, `${writersRoute}s`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/writing"]')).toHaveCount(0);
  });
});

test('an id stands once in the page, and headings go down one level at a time', () => {
  const $ = cheerio.load(built(`${writersRoute}.html`));
  const ids = $('main [id]')
    .toArray()
    .map((element) => $(element).attr('id'));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const levels = $('main :is(h1,h2,h3,h4,h5,h6)')
    .toArray()
    .map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

for (const mode of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`all pieces live together, ${mode}, ${width} pixels wide`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
      await open(page, writersRoute);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
