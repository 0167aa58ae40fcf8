import type { Page } from '@playwright/test';
import { countLoads, expect, hydrated, open, test, withoutPrefetch } from '../support/page';
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
  const loads = countLoads(page);
  await page.route(scripts, (route) => (loads.count === 0 ? route.abort() : route.continue()));
  await page.locator(target).dispatchEvent('click');
  await page.waitForURL('**/chat-features/polls');
  await expect(heading(page)).toHaveText(titleOf('/chat-features/polls'));
  await hydrated(page);
  expect(loads.count).toBe(1);
});

test.describe('when parts of the first page are missing', () => {
  /** Takes away all scripts but the main ones, which request the others, for the first loads of a page. */
  async function withoutParts(page: Page, firstLoads: number): Promise<{ readonly count: number }> {
    const loads = countLoads(page);
    await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, (route) =>
      loads.count <= firstLoads ? route.fulfill({ status: 404 }) : route.continue(),
    );
    return loads;
  }

  test('it is reloaded, once', async ({ page }) => {
    const loads = await withoutParts(page, 1);
    await page.goto(article);
    await expect.poll(() => loads.count).toBe(2);
    await hydrated(page);
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
    expect(loads.count).toBe(2);
  });

  test('and stay missing, it remains readable and is not reloaded forever', async ({ page }) => {
    const loads = await withoutParts(page, Number.POSITIVE_INFINITY);
    await page.goto(article);
    await expect.poll(() => loads.count).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText(titleOf('/chat-features/moderation'));
    await expect(page.locator('.markdown')).toContainText('ban');
    expect(loads.count).toBe(2);
  });
});

// Happens only on a host that serves /home.html without a redirect.
test.describe('a page that is rendered before its parts are loaded', () => {
  async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
    await open(page, address);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return new Set(names.filter((name) => name.endsWith('.js')).map((name) => new URL(name).pathname));
  }

  for (const { isBackAfter, outcome } of [
    { isBackAfter: 'the error', outcome: 'loads them' },
    { isBackAfter: 'a load', outcome: 'reloads the page if the server no longer has them' },
  ] as const) {
    test(`shows the error, and Retry ${outcome}`, async ({ page }) => {
      const [own, shared] = [await scriptsOf(page, '/home'), await scriptsOf(page, '/faq')];
      let isBroken = true;
      let loads = 0;
      await page.route('**/home.html', async (route) => {
        loads += route.request().method() === 'GET' ? 1 : 0;
        await route.fulfill({
          response: await route.fetch({ url: route.request().url().replace('.html', '') }),
        });
      });
      await page.route(scripts, (route) => {
        const { pathname } = new URL(route.request().url());
        return isBroken && loads === 1 && own.has(pathname) && !shared.has(pathname)
          ? route.fulfill({ status: 404 })
          : route.continue();
      });
      await page.goto('/home.html');
      await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
      isBroken = isBackAfter === 'a load';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/ChunkLoadError/)).toBeHidden();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(loads).toBe(isBackAfter === 'a load' ? 2 : 1);
    });
  }
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
