import type { Page } from '@playwright/test';
import { expect, open, searchBox, test } from './support/page';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('searchbox');

test('groups what it finds by the part of the site, says how many, and has its title', async ({ page }) => {
  await open(page, '/search?q=notifications');
  await expect(page).toHaveTitle(/^Search results for "notifications"/);
  const found = main(page).getByRole('article');
  await expect(found.first()).toBeVisible();
  // What has been found is shown while the rest of the index is on its way.
  await expect(async () =>
    expect(await main(page).getByRole('status').textContent()).toBe(`${await found.count()} pages found`),
  ).toPass();
  for (const part of ['Chat features', 'Chat settings']) {
    const group = main(page).getByRole('region', { name: part });
    await expect(group.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(group.getByRole('heading', { level: 3 }).first()).toContainText(/notification/i);
  }
});

test('works by back and forward, with the query in the address and the box', async ({ page }) => {
  await open(page, '/search?q=radio');
  await expect(main(page).getByRole('article').first()).toContainText('Radio');
  await page.locator(searchBox).click();
  await page.keyboard.type('webhook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=webhook$/);
  await expect(box(page)).toHaveValue('webhook');
  await main(page).getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/chat-settings\/webhooks$/);
  await page.goBack();
  await expect(box(page)).toHaveValue('webhook');
  await expect(main(page).getByRole('article').first()).toContainText('Webhooks');
  await page.goBack();
  await expect(box(page)).toHaveValue('radio');
  await expect(main(page).getByRole('article').first()).toContainText('Radio');
  await page.goForward();
  await expect(box(page)).toHaveValue('webhook');
});

test('without an answer: the nearest words and the links of a lost reader', async ({ page }) => {
  await open(page, '/search?q=zweihookx');
  await expect(main(page).getByRole('status')).toHaveText('No results');
  await expect(main(page).getByRole('link', { name: 'Questions and answers' })).toBeVisible();
  await main(page).getByRole('link', { name: 'webhook', exact: true }).click();
  await expect(box(page)).toHaveValue('webhook');
  await expect(main(page).getByRole('article').first()).toContainText('Webhooks');
});

test('without a query: a box to type in', async ({ page }) => {
  await open(page, '/search');
  await expect(page).toHaveTitle(/^Search the documentation/);
  await box(page).fill('feathers');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=feathers$/);
});
