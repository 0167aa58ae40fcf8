import { expect, openPage, test, testWithoutScripts } from '../support/page';

test.beforeEach(({ expectedMessages }) => void expectedMessages.push(/status of 404/));

test('a path in the wrong case is not found, even after hydration', async ({ page }) => {
  await openPage(page, '/Chat-Features');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
});

testWithoutScripts('without scripts, the not-found page has links, and redirects work', async ({ page }) => {
  await page.goto('/chat-features/slow-mod');
  await page.getByRole('main').locator('a[href="/home"]').click();
  await expect(page).toHaveURL('/home');
  await page.goto('/SSO');
  await expect(page).toHaveURL('/organizations/sso');
});
