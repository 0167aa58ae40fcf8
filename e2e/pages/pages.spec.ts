import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { pagePaths } from '../support/builtFiles';
import { disablePrefetch, expect, test, testWithoutScripts, waitForHydration } from '../support/page';

// The rules for pages that need a browser. `test` adds console output, page errors, and requests to other hosts.

/** A page of each kind, and each page with an interactive component. Axe takes seconds per page. */
const pagesForAxe = [
  '/',
  '/home',
  '/search',
  '/subscriptions',
  '/safety',
  '/chat-settings',
  '/chat-settings/pinned-notices',
  '/chat-features/embed',
  '/chat-features/ranks',
  '/organizations/sso',
  '/organizations/sso/tokens',
  '/organizations/api/messages',
];

const groupSize = 20;

const controls =
  'main :is(button, input:not([type="checkbox"]), select, textarea), .navbar, .pagination-nav, .breadcrumbs';

/** Expects that nothing is wider than a screen of 320 pixels, except tabs and code, which scroll. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.locator('html, main :not([role="img"] *)').evaluateAll((all) =>
    all
      .filter((element) => {
        const { clientWidth, scrollWidth } = element;
        const { overflowX } = getComputedStyle(element);
        const scrolls = overflowX !== 'visible' && !element.matches('.tabs, pre');
        const mustFit = scrolls || element.matches('html, figure.rk-scene');
        // Text for screen readers is one pixel large.
        return mustFit && clientWidth > 1 && scrollWidth > clientWidth + 1;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 150)),
  );
  expect.soft(overflow, `${path} is too wide for 320 px`).toEqual([]);
}

async function visit(page: Page, path: string, status: number): Promise<void> {
  await disablePrefetch(page);
  const response = await page.goto(path);
  expect.soft(response?.status()).toBe(status);
  await waitForHydration(page);
  expect.soft(await findViolations(page)).toEqual([]);
  await showOnDarkPhone(page);
  expect.soft(await findViolations(page), 'on a phone, in dark mode').toEqual([]);
  await expectToFit(page, path);
}

for (const route of pagesForAxe) {
  test(`${route} is accessible, fits a phone, and prints no controls`, async ({ page }) => {
    await visit(page, route, 200);
    await expect(page).not.toHaveTitle(/not found/i);
    if (['/', '/search'].includes(route)) return;
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  });
}

const otherPages = pagePaths.filter((path) => !pagesForAxe.includes(path));

// Pages of a group share a browser context, because creating one takes longer than a page.
for (let start = 0; start < otherPages.length; start += groupSize) {
  const group = otherPages.slice(start, start + groupSize);
  testWithoutScripts(
    `${group[0]} and the ${group.length - 1} pages after it fit a phone`,
    async ({ page }) => {
      for (const route of group) {
        await page.goto(route);
        await expect.soft(page, route).not.toHaveTitle(/not found/i);
        await expectToFit(page, route);
      }
    },
  );
}

test('the page for an unknown path meets the same rules', async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 404/);
  await visit(page, '/chat-features/slow-mod', 404);
  await expect(page).toHaveTitle('Page not found | Rookery Docs');
});
