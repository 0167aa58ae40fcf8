import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, suggestions, test, typeInSearch } from '../support/page';
import { buildDir, built } from '../support/site';

const index = '**/search-index.json*';
const scripts = '**/assets/js/**';
const article = '/chat-features/polls';

// The browser reports what the server refuses.
test.use({ allowed: [/Failed to load|net::ERR|Content Security Policy|MIME type/] });

/** Returns the name of the script that runs the engine in a worker. */
function workerScript(): string {
  const names = fs
    .readdirSync(path.join(buildDir, 'assets/js'))
    .filter((name) => /search_client_worker.*\.js$/.test(name));
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

const error = (page: Page) => page.locator('search').getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function searchForSlowMode(page: Page): Promise<void> {
  await open(page, article);
  await typeInSearch(page, 'slow mode');
}

async function expectSuggestion(page: Page): Promise<void> {
  await expect(suggestions(page).first()).toContainText('Slow mode');
  await expect(tryAgain(page)).toBeHidden();
}

test.describe('the index', () => {
  const text = built('search-index.json');

  const otherPage = { contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' };
  const firstHalf = { body: text.slice(0, text.length / 2) };

  for (const [fault, answer, sentence] of [
    ['an error', { status: 404 }, /the server returned the error 404/],
    ['a page', otherPage, /damaged/],
    ['its first half', firstHalf, /Only part of the search index has loaded/],
  ] as const) {
    test(`that comes as ${fault} gives an error, and Try again works`, async ({ page }) => {
      await page.route(index, (route) => route.fulfill(answer));
      await searchForSlowMode(page);
      await expect(error(page)).toContainText(sentence);
      await expect(suggestions(page).first()).toBeVisible({ visible: answer === firstHalf });
      await page.unrouteAll();
      await tryAgain(page).click();
      await expectSuggestion(page);
    });
  }

  test('that takes more than 8 seconds gives an error, and Try again works', async ({ page }) => {
    await page.clock.install();
    let isSilent = true;
    await page.route(index, (route) => (isSilent ? undefined : route.continue()));
    await searchForSlowMode(page);
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(error(page)).toContainText('is taking a long time');
    await expect(page.getByText('Searching…')).toBeHidden();
    isSilent = false;
    await tryAgain(page).click();
    await expectSuggestion(page);
  });

  test('that fails on the search page gives an error there, and Try again works', async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ status: 500 }));
    await page.goto('/search?q=slow+mode');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/the server returned the error 500/);
    await page.unrouteAll();
    await tryAgain(page).click();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('Slow mode');
  });
});

test('without a connection, the list says so, and works when the connection returns', async ({
  page,
  context,
}) => {
  await open(page, article);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await typeInSearch(page, 'slow mode');
  await expect(error(page)).toContainText('Check your connection');
  await context.setOffline(false);
  await expectSuggestion(page);
});

test.describe('the search runs in the page', () => {
  test('when the script of the worker is missing', async ({ page }) => {
    await page.route(`**/${workerScript()}`, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForResponse((response) => response.url().endsWith(workerScript()));
    await searchForSlowMode(page);
    expect((await refused).status()).toBe(404);
    await expectSuggestion(page);
  });

  test('when the worker takes more than 4 seconds to start', async ({ page }) => {
    await page.clock.install();
    await page.route(`**/${workerScript()}`, () => undefined);
    await searchForSlowMode(page);
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.clock.fastForward(4000);
    await expectSuggestion(page);
  });

  test('when a policy refuses workers', async ({ page }) => {
    await page.route(`**${article}`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await searchForSlowMode(page);
    await expectSuggestion(page);
    expect(page.workers()).toHaveLength(0);
  });
});

test('when the scripts of the search are missing, Try again loads them', async ({ page }) => {
  await open(page, article);
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await typeInSearch(page, 'slow mode');
  await expect(error(page)).toContainText("couldn't start");
  await page.unroute(scripts);
  await tryAgain(page).click();
  await expectSuggestion(page);
});
