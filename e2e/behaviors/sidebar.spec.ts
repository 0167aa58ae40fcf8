import { expect, open, test } from '../support/page';

test('a long sidebar is scrolled to the open page, and the page is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/chat-settings/advanced');
  await expect(page.locator('.theme-doc-sidebar-menu a[href="/chat-settings/advanced"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
