import { promisedPages } from '../src/promisedAddresses';
import { expect, open, test } from './support/page';
import { docRoutes, routes } from './support/routes';

test('the 82 pages that the site promises are there', () => {
  expect(new Set(promisedPages).size).toBe(82);
  expect(promisedPages.filter((address) => !docRoutes.includes(address))).toEqual([]);
});

for (const route of routes) {
  test(`${route} is there, says what it is, and stays silent`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await open(page, route);
    expect(new URL(page.url()).pathname).toBe(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/not found/i);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read and left', async ({ page }) => {
    await page.goto('/chat-features/moderation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'At a glance' })).toBeVisible();
    await page.locator('.related-pages a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
