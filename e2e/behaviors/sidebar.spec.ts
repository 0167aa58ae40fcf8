import { expect, open, test } from '../support/page';

const sidebar = '.theme-doc-sidebar-menu';

test('a category opens and closes without closing the others', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  const categories = page.locator(`${sidebar} .menu__link--sublist`);
  const opened = page.locator(`${sidebar} .menu__link--sublist[aria-expanded="true"]`);
  const count = await categories.count();
  expect(count).toBeGreaterThan(2);
  await expect(opened).toHaveCount(count);
  await categories.first().click();
  await expect(categories.first()).toHaveAttribute('aria-expanded', 'false');
  await categories.first().click();
  await expect(opened).toHaveCount(count);
});

test('a long sidebar is scrolled to the open page, and the page is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/chat-settings/advanced');
  await expect(page.locator(`${sidebar} a[href="/chat-settings/advanced"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
