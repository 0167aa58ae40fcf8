import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/page';

// A page that came just before a new build took its scripts away.

const route = '/chat-features/polls';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// The browser, the bundler, and React all report what is missing.
test.use({ allowed: [/./] });

/** Answers 404 for every script but the main ones, which load the others, during the first loads of a page. */
async function removeParts(page: Page, duringLoads: number): Promise<{ readonly count: number }> {
  const loads = { count: 0 };
  page.on('request', (request) => {
    loads.count += request.isNavigationRequest() ? 1 : 0;
  });
  await page.route(/\/assets\/js\/(?!main\.|runtime~main\.)/, (request) =>
    loads.count <= duringLoads ? request.fulfill({ status: 404 }) : request.continue(),
  );
  return loads;
}

test('a page without its parts is loaded again, once', async ({ page }) => {
  const loads = await removeParts(page, 1);
  await page.goto(route);
  await expect.poll(() => loads.count).toBe(2);
  await hydrated(page);
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  expect(loads.count).toBe(2);
});

test('a page whose parts never come back stays readable, and is not loaded forever', async ({ page }) => {
  const loads = await removeParts(page, Number.POSITIVE_INFINITY);
  await page.goto(route);
  await expect.poll(() => loads.count).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText('Polls');
  expect(loads.count).toBe(2);
});

test('if React shows that a part is missing, Retry loads the page again', async ({ page }) => {
  const scriptsOf = async (address: string) => {
    await open(page, address);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return new Set(names.filter((name) => name.endsWith('.js')));
  };
  const [own, shared] = [await scriptsOf('/home'), await scriptsOf('/faq')];
  let loads = 0;
  // On a host that serves /home.html without a redirect, a page is rendered before its parts are fetched.
  await page.route('**/home.html', async (request) => {
    if (request.request().method() === 'GET') {
      loads++;
    }
    await request.fulfill({
      response: await request.fetch({ url: request.request().url().replace('.html', '') }),
    });
  });
  await page.route('**/assets/js/*.js', (request) => {
    const script = request.request().url();
    return loads === 1 && own.has(script) && !shared.has(script)
      ? request.fulfill({ status: 404 })
      : request.continue();
  });
  await page.goto('/home.html');
  await expect(page.getByText(/ChunkLoadError/)).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByText(/ChunkLoadError/)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
