import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { docRoutes, routes } from '../support/build';
import { choosePagesForAxe } from '../support/choosePagesForAxe';
import { disablePrefetch, expect, isolatedTest, test, waitForHydration } from '../support/page';

// One visit to each page checks all that takes a browser and that every page must meet. The tests also fail on console output,
// page errors, and requests to other hosts.

/** The width of A4 between Chromium's margins, in CSS pixels. */
const sheetWidth = 718;

/** Parts of an article that are of no use on paper. */
const forScreens =
  'nav:not(#related), footer:not(.theme-doc-footer), .theme-doc-footer a, .theme-doc-sidebar-container, ' +
  '.theme-doc-toc-mobile, main button, main input:not([type="checkbox"]), main select, main textarea, .hash-link, [role="tablist"]';

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/**
 * Returns what is cut off without a fade, and drawings that are too wide. Skips what is inside images, because the embed preview
 * clips its parts on purpose.
 */
const cutParts = (page: Page) =>
  page.locator('main :not([role="img"] *)').evaluateAll((all) =>
    all
      .filter((part) => {
        const { overflowX, overflowY, maskImage } = getComputedStyle(part);
        const mustFit = overflowX !== 'visible' || part.matches('figure.scene');
        const isCutRight = mustFit && part.scrollWidth > part.clientWidth + 1;
        const isCutBelow = /hidden|clip/.test(overflowY) && part.scrollHeight > part.clientHeight + 1;
        // A text for screen readers is one pixel large.
        return part.clientWidth > 1 && maskImage === 'none' && (isCutRight || isCutBelow);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 150)),
  );

// Scripts and axe take nine tenths of a visit, and find the same on pages with the same parts. What only the text of a page can
// get wrong, such as the levels of its headings, is tested in e2e/built.
const pagesWithAllParts = choosePagesForAxe(routes);

/** Returns what doesn't fit a width: the page, or parts of it that are cut off. */
async function findOverflow(page: Page, width: number): Promise<readonly string[]> {
  const widthOfPage = await pageWidth(page);
  return [...(widthOfPage > width ? [`the page is ${widthOfPage} px wide`] : []), ...(await cutParts(page))];
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

async function visitWithScripts(page: Page, address: string, status: number): Promise<void> {
  await disablePrefetch(page);
  const response = await page.goto(address);
  expect.soft(response?.status()).toBe(status);
  await waitForHydration(page);
  expect.soft(new URL(page.url()).pathname).toBe(address);
  expect.soft(await findViolations(page)).toEqual([]);
  await showOnDarkPhone(page);
  expect.soft(await findViolations(page), 'on a phone, in dark mode').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectToFit(page);
}

for (const route of pagesWithAllParts) {
  test(`${route} opens without errors, is accessible, and fits a phone and a sheet of paper`, async ({
    page,
  }) => {
    await visitWithScripts(page, route, 200);
    await expect(page).not.toHaveTitle(/not found/i);
    if (docRoutes.includes(route)) {
      const parts = page.locator(forScreens).filter({ visible: true });
      const found = await parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 150)));
      expect(found, 'parts for screens on paper: give them `not-on-paper`').toEqual([]);
    }
  });
}

isolatedTest.describe('without scripts', () => {
  isolatedTest.use({ javaScriptEnabled: false });

  for (const route of routes.filter((page) => !pagesWithAllParts.includes(page))) {
    isolatedTest(`${route} fits a phone and a sheet of paper`, async ({ page }) => {
      await page.goto(route);
      await expect(page).not.toHaveTitle(/not found/i);
      await expectToFit(page);
    });
  }
});

test.describe('an unknown address', () => {
  test.use({ allowed: [/status of 404/] });

  test('is answered with the not-found page, which meets the same rules', async ({ page }) => {
    await visitWithScripts(page, '/chat-features/slow-mod', 404);
    await expect(page).toHaveTitle('Page not found | Rookery Docs');
  });
});
