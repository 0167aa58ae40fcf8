import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, withoutPrefetch } from './support/page';

const scripts = '**/assets/js/*.js';
const target = '.theme-doc-sidebar-menu a[href="/chat-features/polls"]';

/** Paths of the scripts that a page fetches. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  await open(page, address);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return new Set(names.filter((name) => name.endsWith('.js')).map((name) => new URL(name).pathname));
}

test.describe('when a part of a page cannot be fetched', () => {
  test.use({ allowed: [/./] });

  test.beforeEach(({ page }) => withoutPrefetch(page));

  test('the next page is loaded anew, once', async ({ page }) => {
    await open(page, '/chat-features/moderation');
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await page.route(scripts, (route) => (loads === 0 ? route.abort() : route.continue()));
    await page.locator(target).dispatchEvent('click');
    await page.waitForURL('**/chat-features/polls');
    await expect(page.getByRole('heading', { level: 1, name: 'Polls' })).toBeVisible();
    await hydrated(page);
    expect(loads).toBe(1);
  });

  test('a page that is not there yet shows the error with Retry', async ({ page }) => {
    const [own, shared] = [await scriptsOf(page, '/home'), await scriptsOf(page, '/faq')];
    let broken = true;
    // A host that serves /home.html as it is: the one case in which a page is drawn before its parts are fetched.
    await page.route('**/home.html', async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace('.html', '') }),
      });
    });
    await page.route(scripts, (route) => {
      const { pathname } = new URL(route.request().url());
      return broken && own.has(pathname) && !shared.has(pathname) ? route.abort() : route.continue();
    });
    await page.goto('/home.html');
    await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/ChunkLoadError/)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

test.describe('when a page crashes', () => {
  test.use({ allowed: [/./] });

  test('it says so, shows the chain of causes, and can be tried again', async ({ page }) => {
    await open(page, '/chat-features/moderation');
    await page.evaluate(() => {
      (window as unknown as { crashing: boolean }).crashing = true;
    });
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The page's own part is the one that holds its content component.
      const broken = body.replace(
        /function (\w+)\((\w+)(?:=\{\})?\)\{(?=let\{wrapper|(?:let|const|var)\{wrapper)/,
        'function $1($2={}){if(window.crashing)throw new Error("The owl left",{cause:new Error("No mice")});',
      );
      await route.fulfill({ response, body: broken });
    });
    await page.locator(target).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: /This page crashed/ })).toBeVisible();
    await expect(page.getByText(/The owl left\s+Cause:\s+No mice/)).toBeVisible();
    await page.evaluate(() => {
      (window as unknown as { crashing: boolean }).crashing = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Polls' })).toBeVisible();
  });
});
