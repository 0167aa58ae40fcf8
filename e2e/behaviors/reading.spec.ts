import { expect, openPage, test, useBeforeHydration } from '../support/page';

test('the scripts keep a scroll position from before they loaded', async ({ page }) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  let before = 0;
  await useBeforeHydration(page, '/faq#merge-accounts', async () => {
    await expect(page.locator('#merge-accounts')).toBeInViewport();
    await page.mouse.wheel(0, -900);
    await expect(page.locator('#merge-accounts')).not.toBeInViewport();
    before = await position();
  });
  expect(await position()).toBe(before);
});

test('a table row is highlighted while the hash names it', async ({ page }) => {
  await openPage(page, '/organizations/api/messages');
  const link = page.locator('.markdown a[href^="/organizations/api/errors#"]').first();
  const row = page.locator(`[id="${(await link.getAttribute('href'))?.split('#')[1]}"]`);
  await link.click();
  await expect(row).toBeFocused();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.markdown h2 .hash-link')?.click());
  await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('Space toggles a category of the sidebar, and selects a tab', async ({ page }) => {
  await openPage(page, '/chat-features/polls');
  const category = page.locator('.theme-doc-sidebar-menu [role="button"]').first();
  const isOpen = await category.getAttribute('aria-expanded');
  await category.press('Space');
  await expect(category).toHaveAttribute('aria-expanded', String(isOpen !== 'true'));
  await openPage(page, '/organizations/sso/tokens');
  const tab = page.getByRole('tab').nth(1);
  await tab.press('Space');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('code is a Tab stop only if it scrolls, and a page has one live region', async ({ page }) => {
  await openPage(page, '/organizations/api/chats');
  const code = page.locator('pre').filter({ visible: true }).first();
  await expect(code).not.toHaveAttribute('tabindex');
  await expect(page.getByRole('status')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(code).toHaveAttribute('tabindex', '0');
});
