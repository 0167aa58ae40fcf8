import { expect, hydrated, open, test } from './support/page';

test.use({ allowed: [/status of 404/] });

test('an unknown address answers 404 with a page of its own', async ({ page }) => {
  const response = await page.goto('/chat-features/slow-mod');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page not found | Rookery Docs');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('it helps: a search with the words of the address, near pages, ways on', async ({ page }) => {
  await open(page, '/chat-features/slow-mod');
  await expect(page.getByLabel('Search the docs for it')).toHaveValue('chat features slow mod');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Slow mode' })).toHaveAttribute(
    'href',
    '/chat-features/slow-mode',
  );
  await expect(main.locator('a[href="/home"]')).toBeVisible();
  await expect(main.locator('a[href="/faq"]')).toBeVisible();
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=chat\+features\+slow\+mod$/);
});

for (const address of ['/HOME', '/Chat-Features', '/chat-features/Moderation', '/Faq']) {
  test(`${address} is not found, because capitals count`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
  });
}
