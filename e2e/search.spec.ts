import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, searchBox, test } from './support/page';
import { buildDir } from './support/site';

// Not by role alone: a page may have choices of its own.
const suggestions = (page: Page) => page.locator('#search-suggestions [role="option"]');

async function type(page: Page, words: string): Promise<void> {
  const box = page.locator(searchBox);
  await box.click();
  await box.pressSequentially(words);
}

test('Ctrl+K focuses the search box', async ({ page }) => {
  for (const route of ['/chat-features/moderation', '/']) {
    await open(page, route);
    await page.keyboard.press('Control+k');
    await expect(page.locator(searchBox)).toBeFocused();
  }
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156 Safari/537.36',
  });

  test('Cmd+K focuses the search box', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
    );
    await open(page, '/chat-features/moderation');
    await page.keyboard.press('Meta+k');
    await expect(page.locator(searchBox)).toBeFocused();
  });
});

test('suggests at most eight hits with short snippets, and leads to all results', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  await type(page, 'message');
  await expect(suggestions(page)).toHaveCount(8);
  const titles = await page.locator('[class*="hitTitle"]').allInnerTexts();
  expect(titles).toHaveLength(8);
  for (const title of titles) {
    expect(title.length, title).toBeLessThanOrEqual(75);
  }
  await page.getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL(/\/search\?q=message$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "message"' })).toBeVisible();
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(8);
});

test('a suggestion leads to its page', async ({ page }) => {
  await open(page, '/');
  await type(page, 'slow mode');
  await suggestions(page).first().click();
  await expect(page).toHaveURL(/slow-mode|moderation/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('says No results when there are none', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  await type(page, 'qqxzvvk');
  await expect(page.getByText('No results')).toBeVisible();
  await open(page, '/search?q=qqxzvvk');
  await expect(page.getByText(/No results/)).toBeVisible();
});

test('asks for the index once, with its version in the query', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('search-index')) {
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
    }
  });
  await open(page, '/chat-features/moderation');
  await type(page, 'ban');
  await expect(suggestions(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/search-index\.json\?_=[0-9a-f]{8}$/);
});

test('the index is a list of documents and their index', () => {
  const index: unknown = JSON.parse(fs.readFileSync(path.join(buildDir, 'search-index.json'), 'utf8'));
  expect(index).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ documents: expect.any(Array), index: expect.any(Object) }),
    ]),
  );
});

test('the search page keeps its query in the address and the box', async ({ page }) => {
  await open(page, '/search?q=webhook');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('webhook');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await box.fill('radio');
  await expect(page).toHaveURL(/\/search\?q=radio$/);
  await expect(page).toHaveTitle(/radio/);
});
