import { expect, open, test } from '../support/page';

test.use({ allowed: [/status of 404/] });

test('an unknown address offers a search for its words', async ({ page }) => {
  await open(page, '/chat-features/slow-mod');
  await expect(page.getByLabel('Search the docs')).toHaveValue('slow mod');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
});

test('an address with other capital letters is not found, also when the scripts run', async ({ page }) => {
  await open(page, '/Chat-Features');
  await expect(page.getByLabel('Search the docs')).toHaveValue('Chat Features');
  await expect(page).toHaveTitle(/^Page not found/);
});
