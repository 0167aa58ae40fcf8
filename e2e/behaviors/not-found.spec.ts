import { expect, openPage, test } from '../support/page';

test.use({ allowed: [/status of 404/] });

test('an unknown address offers a search for its words', async ({ page }) => {
  await openPage(page, '/chat-features/slow-mod');
  await expect(page.getByLabel('Search the docs')).toHaveValue('slow mod');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
});

test('an address with other capital letters is not found, also when the scripts run', async ({ page }) => {
  await openPage(page, '/Chat-Features');
  await expect(page.getByLabel('Search the docs')).toHaveValue('Chat Features');
  await expect(page).toHaveTitle(/^Page not found/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads on, and an old address leads to its page', async ({ page }) => {
    await page.goto('/chat-features/slow-mod');
    await page.getByRole('main').locator('a[href="/home"]').click();
    await expect(page).toHaveURL('/home');
    await page.goto('/SSO');
    await expect(page).toHaveURL('/organizations/sso');
  });
});
