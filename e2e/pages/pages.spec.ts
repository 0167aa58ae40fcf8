import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { docPaths, pagePaths } from '../support/builtFiles';
import { choosePagesForAxe } from '../support/choosePagesForAxe';
import { disablePrefetch, expect, test, testWithoutScripts, waitForHydration } from '../support/page';

// The rules for every page that need a browser, in one visit per page. `test` adds console output, page errors, and requests to other
// hosts.

/** The width of A4 between Chromium's margins, in CSS pixels. */
const sheetWidth = 718;

/** Elements that are useless on paper. */
const screenOnly =
  'nav, footer:not(.theme-doc-footer), .theme-doc-footer a, .theme-doc-sidebar-container, ' +
  '.theme-doc-toc-mobile, main button, main input:not([type="checkbox"]), main select, main textarea, .hash-link, [role="tablist"]';

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Returns the elements whose content is clipped without a fade, and the scenes that are too wide. Skips the content of images,
 * because the embed preview clips on purpose.
 */
const findClipped = (page: Page) =>
  page.locator('main :not([role="img"] *)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        const { overflowX, overflowY, maskImage } = getComputedStyle(element);
        const mustFit = overflowX !== 'visible' || element.matches('figure.rk-scene');
        const isTooWide = mustFit && scrollWidth > clientWidth + 1;
        const isTooHigh = /hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1;
        // Text for screen readers is one pixel large.
        return clientWidth > 1 && maskImage === 'none' && (isTooWide || isTooHigh);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 150)),
  );

// Scripts and axe take nine tenths of a visit, and find the same on pages with the same markup. e2e/built tests rules about text, such
// as the levels of headings.
const pagesForAxe = choosePagesForAxe(pagePaths);

/** Returns what doesn't fit a viewport: the page, or elements of it. */
async function findOverflow(page: Page, width: number): Promise<readonly string[]> {
  const pixels = await pageWidth(page);
  const clipped = await findClipped(page);
  return pixels > width ? [`the page is ${pixels} px wide`, ...clipped] : clipped;
}

/** Expects that a page fits a screen, a phone, and a sheet of paper. */
async function expectToFit(page: Page): Promise<void> {
  expect.soft(await findOverflow(page, 1280), 'on a screen of 1280 px').toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page, 320), 'on a screen of 320 px').toEqual([]);
  // Below 16 pixels, iOS zooms in on a field.
  const smallFields = await page
    .locator('main :is(input:not([type="checkbox"], [type="radio"], [type="color"]), select, textarea)')
    .evaluateAll(
      (all) => all.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).length,
    );
  expect.soft(smallFields, 'fields with small text on a phone').toBe(0);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheetWidth, height: 1000 });
  expect.soft(await pageWidth(page), 'width of the page on paper').toBeLessThanOrEqual(sheetWidth);
}

async function visitWithScripts(page: Page, path: string, status: number): Promise<void> {
  await disablePrefetch(page);
  const response = await page.goto(path);
  expect.soft(response?.status()).toBe(status);
  await waitForHydration(page);
  expect.soft(new URL(page.url()).pathname).toBe(path);
  expect.soft(await findViolations(page)).toEqual([]);
  await showOnDarkPhone(page);
  expect.soft(await findViolations(page), 'on a phone, in dark mode').toEqual([]);
  const cells = page.locator('main tbody :is(th, td)').filter({ hasText: /\w{4}/, visible: true });
  const widths = await cells.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect.soft(Math.min(100, ...widths), 'the narrowest cell on a phone').toBeGreaterThan(30);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectToFit(page);
}

for (const route of pagesForAxe) {
  test(`${route} is accessible, and fits screens and paper`, async ({ page }) => {
    await visitWithScripts(page, route, 200);
    await expect(page).not.toHaveTitle(/not found/i);
    if (docPaths.includes(route)) {
      const elements = page.locator(screenOnly).filter({ visible: true });
      const printed = await elements.evaluateAll((all) =>
        all.map(({ outerHTML }) => outerHTML.slice(0, 150)),
      );
      expect(printed, 'elements for screens on paper: give them the class `rk-no-print`').toEqual([]);
    }
  });
}

for (const route of pagePaths.filter((page) => !pagesForAxe.includes(page))) {
  testWithoutScripts(`${route} without scripts fits screens and paper`, async ({ page }) => {
    await page.goto(route);
    await expect(page).not.toHaveTitle(/not found/i);
    await expectToFit(page);
  });
}

test('the page for an unknown path meets the same rules', async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 404/);
  await visitWithScripts(page, '/chat-features/slow-mod', 404);
  await expect(page).toHaveTitle('Page not found | Rookery Docs');
});
