import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { finishPages } from '../src/plugins/first-paint/finishPages';
import { filesNamedIn } from '../src/plugins/first-paint/namedFiles';
import { holdBack } from './support/page';
import { routes } from './support/routes';
import { buildDir, built, pageFile, siteDir } from './support/site';

// How pages come to be seen at once: their styles stand in them, and their scripts are only named.

test('no page waits for another file, and each names what it will need', () => {
  for (const route of [...routes, '/404']) {
    const html = built(pageFile(route));
    const withoutNotes = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    expect(withoutNotes, route).not.toMatch(/<link rel="?stylesheet/);
    expect(withoutNotes, route).not.toMatch(/<script src/);
    expect(html.match(/<style>/g), route).toHaveLength(1);
    const scripts = filesNamedIn(html, 'scripts');
    expect(scripts.at(-1), route).toMatch(/^\/assets\/js\/main\./);
    for (const file of scripts) {
      expect(fs.existsSync(path.join(buildDir, file)), `${route} names ${file}`).toBe(true);
    }
  }
});

test('a page that is finished stays as it is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-'));
  try {
    for (const file of ['index.html', 'cookies.html']) {
      fs.copyFileSync(path.join(buildDir, file), path.join(folder, file));
    }
    await finishPages(folder, path.join(siteDir, '.docusaurus'));
    for (const file of ['index.html', 'cookies.html']) {
      expect(fs.readFileSync(path.join(folder, file), 'utf8')).toBe(built(file));
    }
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

/** How each element of a page is shown, in every property that the browser knows; variables count by what they do. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class')}`;
      return [
        name,
        ...[...style]
          .filter((property) => !property.startsWith('--'))
          .map((property) => `${property}: ${style.getPropertyValue(property)}`),
      ].join('\n');
    }),
  );
}

const styles = '**/assets/css/*';

/** A page for each of the styles that stand in pages. */
const oneOfEachStyle = [
  ...new Map(
    [...routes, '/404'].map((route) => [/<style>.*?<\/style>/s.exec(built(pageFile(route)))?.[0], route]),
  ).values(),
];

for (const [width, mode] of [
  [1280, 'light'],
  [390, 'dark'],
] as const) {
  test(`its own style shows a page as the whole style sheet does, ${mode}, ${width} px`, async ({ page }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('theme-rookery', chosen), mode);
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/assets/js/*', (request) => request.abort());
    for (const route of oneOfEachStyle) {
      const letGo = await holdBack(page, styles);
      await page.goto(route);
      const own = await looksOf(page);
      letGo();
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
      const whole = await looksOf(page);
      expect(own.length, route).toBe(whole.length);
      const different = own.findIndex((looks, index) => looks !== whole[index]);
      expect(own[different], route).toBe(whole[different]);
      await page.unroute(styles);
    }
  });
}
