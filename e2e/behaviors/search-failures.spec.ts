import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../support/faultyServer';
import { countLoads, expect, hydrated, open, suggestions, typeInSearch } from '../support/page';
import { buildDir } from '../support/site';

const index = '/search-index.json';
const article = '/chat-features/polls';

// The browser reports what the server refuses.
test.use({ allowed: [/Failed to load|net::ERR|Content Security Policy|MIME type/] });

/** Returns the name of the script that runs the engine in a worker, found by what only it does. */
function workerScript(): string {
  const folder = path.join(buildDir, 'assets/js');
  const names = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /^(?!.*new Worker).*addEventListener\("message"/s.test(
        fs.readFileSync(path.join(folder, name), 'utf8'),
      ),
    );
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
  for (const { fault, sentence, suggestsMeanwhile } of [
    { fault: 404, sentence: /the server returned the error 404/, suggestsMeanwhile: false },
    { fault: 'page', sentence: /damaged/, suggestsMeanwhile: false },
    { fault: 'half', sentence: /Only part of the search index has loaded/, suggestsMeanwhile: true },
    { fault: 'cut off', sentence: /Check your connection|Only part/, suggestsMeanwhile: undefined },
  ] as const) {
    test(`that comes as ${fault} gives an error, and Try again works`, async ({ page, server }) => {
      server.faults.set(index, fault);
      await searchForSlowMode(page);
      await expect(error(page)).toContainText(sentence);
      if (suggestsMeanwhile !== undefined) {
        await expect(suggestions(page).first()).toBeVisible({ visible: suggestsMeanwhile });
      }
      server.faults.clear();
      await tryAgain(page).click();
      await expectSuggestion(page);
    });
  }

  test('that takes more than 8 seconds gives an error, and Try again works', async ({ page, server }) => {
    await page.clock.install();
    server.faults.set(index, 'silence');
    await searchForSlowMode(page);
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.clock.fastForward(8000);
    await expect(error(page)).toContainText('is taking a long time');
    await expect(page.getByText('Searching…')).toBeHidden();
    server.faults.clear();
    await tryAgain(page).click();
    await expectSuggestion(page);
  });

  test('that fails on the search page gives an error there, and Try again works', async ({
    page,
    server,
  }) => {
    server.faults.set(index, 500);
    await page.goto('/search?q=slow+mode');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/the server returned the error 500/);
    server.faults.clear();
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
  test('when the script of the worker is missing', async ({ page, server }) => {
    server.faults.set(workerScript(), 404);
    await searchForSlowMode(page);
    await expectSuggestion(page);
  });

  test('when the worker takes more than 4 seconds to start', async ({ page, server }) => {
    await page.clock.install();
    server.faults.set(workerScript(), 'silence');
    await searchForSlowMode(page);
    await expect(page.getByText('Searching…')).toBeVisible();
    await page.clock.fastForward(4000);
    await expectSuggestion(page);
  });

  test('when a policy refuses workers', async ({ page, server }) => {
    server.pageHeaders['content-security-policy'] = "worker-src 'none'";
    await searchForSlowMode(page);
    await expectSuggestion(page);
    expect(page.workers()).toHaveLength(0);
  });
});

test.describe('when the scripts of the search are missing', () => {
  async function searchWithoutScripts(page: Page, faults: Map<string, unknown>): Promise<void> {
    await open(page, article);
    await page.waitForLoadState('networkidle');
    faults.set('/assets/js/', 404);
    await typeInSearch(page, 'slow mode');
    await expect(error(page)).toContainText("couldn't start");
  }

  test('Try again loads them', async ({ page, server }) => {
    await searchWithoutScripts(page, server.faults);
    server.faults.clear();
    await tryAgain(page).click();
    await expectSuggestion(page);
  });

  test('and stay missing, as after a new build, Try again reloads the page', async ({ page, server }) => {
    await searchWithoutScripts(page, server.faults);
    const loads = countLoads(page);
    await page.route(`**${article}`, (route) => {
      server.faults.clear();
      return route.continue();
    });
    await tryAgain(page).click();
    await expect.poll(() => loads.count).toBe(1);
    await hydrated(page);
    await typeInSearch(page, 'slow mode');
    await expectSuggestion(page);
  });
});
