import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, withoutPrefetch } from '../support/page';
import { titleOf } from '../support/routes';

const scripts = '**/assets/js/*.js';
const article = '/chat-features/moderation';
const target = '.theme-doc-sidebar-menu a[href="/chat-features/polls"]';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// The browser reports each script that fails.
test.use({ allowed: [/./] });

test.beforeEach(({ page }) => withoutPrefetch(page));

test('when a part of the next page fails once, the page is loaded from the server, once', async ({
  page,
}) => {
  await open(page, article);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(scripts, (route) => (loads === 0 ? route.abort() : route.continue()));
  await page.locator(target).dispatchEvent('click');
  await page.waitForURL('**/chat-features/polls');
  await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
  await hydrated(page);
  expect(loads).toBe(1);
});

test('a page that crashes shows the error with its cause, and Try again shows the page', async ({ page }) => {
  await open(page, article);
  await page.evaluate(() => Object.assign(window, { crashing: true }));
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // The page's own script is the one with its content component.
    const broken = body.replace(
      /function (\w+)\((\w+)(?:=\{\})?\)\{(?=let\{wrapper|(?:let|const|var)\{wrapper)/,
      'function $1($2={}){if(window.crashing)throw new Error("The owl left",{cause:new Error("No mice")});',
    );
    await route.fulfill({ response, body: broken });
  });
  await page.locator(target).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: /This page crashed/ })).toBeVisible();
  await expect(page.getByText(/The owl left\s+Cause:\s+No mice/)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { crashing: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
});
