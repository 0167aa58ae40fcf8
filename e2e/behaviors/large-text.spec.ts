import { expect, openPage, test } from '../support/page';

/** Returns the items of the navigation bar that don't fit into it. */
function findOverflowingItems(): string[] {
  const { bottom, right } = document.querySelector('.navbar')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('.navbar__items > *')]
    .filter((item) => {
      const rect = item.getBoundingClientRect();
      return rect.top < 0 || rect.bottom > bottom || rect.right > right;
    })
    .map(({ className }) => className);
}

test('text of 200% fits pages and their navigation bar at all widths', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of ['/', '/subscriptions', '/chat-settings', '/organizations/api/chats', '/search?q=ban']) {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const name = `${path} at ${width} px`;
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      expect.soft(await page.evaluate(findOverflowingItems), name).toEqual([]);
    }
  }
});
