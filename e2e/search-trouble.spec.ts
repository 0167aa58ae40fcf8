import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type FaultyServer, type ServerFault, startFaultyServer } from './support/faultyServer';
import { expect, hydrated, searchBox, test as silent } from './support/page';
import { buildDir } from './support/site';

const test = silent.extend<{ server: FaultyServer }>({
  // Playwright wants the braces.
  // biome-ignore lint/correctness/noEmptyPattern: nothing of the other fixtures is needed
  server: async ({}, use) => {
    const server = await startFaultyServer();
    await use(server);
    await server.close();
  },
});

// The browser itself reports what the server refuses.
test.use({
  allowed: [
    /Failed to load|net::ERR|request to another host: http:\/\/127\.0\.0\.1|Content Security Policy|MIME type/,
  ],
});

/** The script that holds the engine as a worker, by what only it does. */
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

const suggestions = (page: Page) => page.locator('#search-suggestions [role="option"]');
const trouble = (page: Page) => page.locator('search').getByRole('alert');
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function searchFor(page: Page, server: FaultyServer, words: string): Promise<void> {
  await page.goto(`${server.url}/chat-features/polls`);
  await hydrated(page);
  await page.locator(searchBox).click();
  await page.locator(searchBox).pressSequentially(words);
}

const indexFaults: readonly (readonly [ServerFault, RegExp])[] = [
  [404, /the server answered 404/],
  [500, /the server answered 500/],
  ['page', /damaged/],
];

for (const [fault, sentence] of indexFaults) {
  test(`an index answered with ${fault}: says so, and Try again works`, async ({ page, server }) => {
    server.faults.set('/search-index.json', fault);
    await searchFor(page, server, 'slow mode');
    await expect(trouble(page)).toContainText(sentence);
    await expect(suggestions(page)).toHaveCount(0);
    server.faults.clear();
    await tryAgain(page).click();
    await expect(suggestions(page).first()).toContainText('Slow mode');
    await expect(tryAgain(page)).toBeHidden();
  });
}

test('an index that ends early: answers from what came, and says that it is a part', async ({
  page,
  server,
}) => {
  server.faults.set('/search-index.json', 'half');
  await searchFor(page, server, 'slow mode');
  await expect(suggestions(page).first()).toContainText('Slow mode');
  await expect(page.getByText('Only a part of the search has loaded')).toBeVisible();
  server.faults.clear();
  await tryAgain(page).click();
  await expect(page.getByText('Only a part of the search has loaded')).toBeHidden();
  await expect(suggestions(page).first()).toContainText('Slow mode');
});

test('a connection cut in the middle of the index: says so, and Try again works', async ({
  page,
  server,
}) => {
  server.faults.set('/search-index.json', 'cut off');
  await searchFor(page, server, 'slow mode');
  await expect(tryAgain(page)).toBeVisible();
  server.faults.clear();
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeHidden();
  await expect(suggestions(page).first()).toContainText('Slow mode');
});

test('a server that never answers: a sentence in place of waiting, and Try again works', async ({
  page,
  server,
}) => {
  server.faults.set('/search-index.json', 'silence');
  await searchFor(page, server, 'slow mode');
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(trouble(page)).toContainText(/takes long/, { timeout: 10_000 });
  await expect(page.getByText('Searching…')).toBeHidden();
  server.faults.clear();
  await tryAgain(page).click();
  await expect(suggestions(page).first()).toContainText('Slow mode');
});

test('offline: says so, and mends itself when the connection returns', async ({ page, server, context }) => {
  await page.goto(`${server.url}/chat-features/polls`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.locator(searchBox).focus();
  await page.locator(searchBox).pressSequentially('slow mode');
  await expect(trouble(page)).toContainText(/Are you online/);
  await context.setOffline(false);
  await expect(suggestions(page).first()).toContainText('Slow mode');
});

for (const fault of [404, 'page', 'half', 'silence'] as const) {
  test(`a worker answered with ${fault}: the search works in the page`, async ({ page, server }) => {
    server.faults.set(workerScript(), fault);
    await searchFor(page, server, 'slow mode');
    await expect(suggestions(page).first()).toContainText('Slow mode', { timeout: 15_000 });
  });
}

test('a worker refused by a policy: the search works in the page', async ({ page, server }) => {
  server.pageHeaders['content-security-policy'] = "worker-src 'none'";
  await searchFor(page, server, 'slow mode');
  await expect(suggestions(page).first()).toContainText('Slow mode');
  expect(page.workers()).toHaveLength(0);
});

test('no script of the search comes: says so, and Try again works', async ({ page, server }) => {
  await page.goto(`${server.url}/chat-features/polls`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  server.faults.set('/assets/js/', 404);
  await page.locator(searchBox).focus();
  await page.locator(searchBox).pressSequentially('slow mode');
  await expect(trouble(page)).toContainText(/could not start/);
  server.faults.clear();
  await tryAgain(page).click();
  await expect(suggestions(page).first()).toContainText('Slow mode');
});

test('the search page says what is wrong and recovers', async ({ page, server }) => {
  server.faults.set('/search-index.json', 500);
  await page.goto(`${server.url}/search?q=slow+mode`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/the server answered 500/);
  server.faults.clear();
  await tryAgain(page).click();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Slow mode');
});
