import type { Page } from '@playwright/test';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { pagePaths } from '../support/builtFiles';
import { expect, test, testWithoutScripts, waitForHydration } from '../support/page';

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

const controls =
  'main :is(button, input:not([type="checkbox"]), select, textarea), .navbar, .pagination-nav, .breadcrumbs';

/** Expects that nothing is wider than a screen of 320 pixels, except tabs and code, which scroll. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  // Not by a locator, because Playwright's own engine for selectors is slow.
  const overflow = await page.evaluate(() =>
    [...document.querySelectorAll('html, main :not([role="img"] *)')]
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
  await page.setViewportSize({ width: 1280, height: 720 });
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(status);
  await waitForHydration(page);
  expect.soft(await findViolations(page), path).toEqual([]);
  await showOnDarkPhone(page);
  expect.soft(await findViolations(page), `${path} on a phone, in dark mode`).toEqual([]);
  await expectToFit(page, path);
}

/** Puts pages into groups. Those of a group share a browser context, because creating one, and filling its cache, takes longer than a page. */
function inGroups(paths: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
}

for (const group of inGroups(pagesForAxe, 3)) {
  test(`${group.join(', ')} are accessible, fit a phone, and print no controls`, async ({ page }) => {
    for (const route of group) {
      await visit(page, route, 200);
      await expect.soft(page, route).not.toHaveTitle(/not found/i);
      if (['/', '/search'].includes(route)) continue;
      await page.emulateMedia({ media: 'print' });
      await expect.soft(page.locator(controls).filter({ visible: true }), route).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

const otherPages = pagePaths.filter((path) => !pagesForAxe.includes(path));

for (const group of inGroups(otherPages, 20)) {
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
