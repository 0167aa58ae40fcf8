import { expect, openPage, test, testWithoutScripts } from '../support/page';

test.beforeEach(({ expectedMessages }) => void expectedMessages.push(/status of 404/));

test('an unknown path offers a search for its words', async ({ page }) => {
  for (const [path, words] of [
    ['/24-hour-mod', '24 hour mod'],
    ['/nai%CC%88ve_caf%C3%A9.html', 'nai\u0308ve café'],
    ['/chat-features/slow-mod/%F0%9F%98%80/', 'slow mod'],
    ['/chat-features/slow-mod', 'slow mod'],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('link', { name: `Search for “${words}”` }), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'Search for “slow mod”' }).click();
  await expect(page).toHaveURL('/search?q=slow+mod');
});

test('a path in the wrong case is not found, even after hydration', async ({ page }) => {
  await openPage(page, '/Chat-Features');
  await expect(page.getByRole('link', { name: 'Search for “Chat Features”' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
});

testWithoutScripts('without scripts, the not-found page has links, and redirects work', async ({ page }) => {
  await page.goto('/chat-features/slow-mod');
  await page.getByRole('main').locator('a[href="/home"]').click();
  await expect(page).toHaveURL('/home');
  await page.goto('/SSO');
  await expect(page).toHaveURL('/organizations/sso');
});
