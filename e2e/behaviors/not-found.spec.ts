import { expect, open, test } from '../support/page';
import { writersRoute } from '../support/routes';

test.use({ allowed: [/status of 404/] });

test('an unknown address offers the pages that its words find, and a search for them', async ({ page }) => {
  await open(page, '/chat-features/slow-mod');
  const main = page.getByRole('main');
  await expect(page.getByLabel('Search the docs')).toHaveValue('slow mod');
  await expect(main.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  // Not the sections of other pages about slow mode.
  await expect(main.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    '/chat-features/slow-mode',
  );
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
  // The page for writers is in no list.
  await open(page, `${writersRoute}s`);
  await expect(page.getByText(`(${writersRoute}s)`)).toBeVisible();
  await expect(main.locator('a[href^="/writing"]')).toHaveCount(0);
});

test('an address with other capital letters is not found, also when the scripts run', async ({ page }) => {
  await open(page, '/Chat-Features');
  await expect(page.getByText('(/Chat-Features)')).toBeVisible();
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
