import type { Page } from '@playwright/test';
import { expect, open, test, typeInSearch } from '../support/page';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('searchbox');
const firstResult = (page: Page) => main(page).getByRole('article').first();

test('groups the results by the part of the site, and counts them', async ({ page }) => {
  await open(page, '/search?q=notifications');
  await expect(page).toHaveTitle(/^Search results for "notifications"/);
  await expect(box(page)).toHaveValue('notifications');
  const results = main(page).getByRole('article');
  await expect(results.first()).toBeVisible();
  // The first results are shown while the rest of the index loads.
  await expect(async () =>
    expect(await main(page).getByRole('status').textContent()).toBe(`${await results.count()} pages found`),
  ).toPass();
  for (const part of ['Chat features', 'Chat settings']) {
    const group = main(page).getByRole('region', { name: part });
    await expect(group.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(group.getByRole('heading', { level: 3 }).first()).toContainText(/notification/i);
  }
});

test('follows the address back and forward', async ({ page }) => {
  await open(page, '/search?q=radio');
  await expect(firstResult(page)).toContainText('Radio');
  await typeInSearch(page, 'webhook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=webhook');
  await expect(box(page)).toHaveValue('webhook');
  await main(page).getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL('/chat-settings/webhooks');
  await page.goBack();
  await expect(box(page)).toHaveValue('webhook');
  await expect(firstResult(page)).toContainText('Webhooks');
  await page.goBack();
  await expect(box(page)).toHaveValue('radio');
  await expect(firstResult(page)).toContainText('Radio');
  await page.goForward();
  await expect(box(page)).toHaveValue('webhook');
});

test('without results, offers similar words and other ways to find help', async ({ page }) => {
  await open(page, '/search?q=zweihookx');
  await expect(main(page).getByRole('status')).toHaveText('No results');
  await expect(main(page).getByRole('link', { name: 'FAQ' })).toBeVisible();
  await main(page).getByRole('link', { name: 'webhook', exact: true }).click();
  await expect(box(page)).toHaveValue('webhook');
  await expect(firstResult(page)).toContainText('Webhooks');
});

test('without a query, has a box to type in, and puts what is typed into the address and the title', async ({
  page,
}) => {
  await open(page, '/search');
  await expect(page).toHaveTitle(/^Search the docs/);
  await box(page).fill('feathers');
  await expect(firstResult(page)).toBeVisible();
  await expect(page).toHaveURL('/search?q=feathers');
  await expect(page).toHaveTitle(/feathers/);
});
