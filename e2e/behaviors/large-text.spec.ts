import { expect, openPage, searchField, test } from '../support/page';

// Pages with tables, code, components, buttons, drawings, and long words.
const pages = [
  '/',
  '/safety',
  '/faq',
  '/subscriptions',
  '/chat-features/moderation',
  '/chat-features/embed',
  '/chat-settings',
  '/account-features/emoji',
  '/organizations/api/chats',
  '/search?q=ban',
];

for (const width of [360, 390, 768, 1024, 1280]) {
  test(`text of 200% has room in a window of ${width} px, in the bar, too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of pages) {
      await openPage(page, address);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
      const outside = await page.locator('.navbar__items > *').evaluateAll((items) => {
        const { bottom, right } = document.querySelector('.navbar')?.getBoundingClientRect() ?? new DOMRect();
        return items
          .filter((item) => {
            const box = item.getBoundingClientRect();
            return box.top < 0 || box.bottom > bottom || box.right > right;
          })
          .map(({ className }) => className);
      });
      expect.soft(outside, address).toEqual([]);
    }
    await openPage(page, '/safety');
    const field = searchField(page);
    await field.fill('ban');
    const room = await field.evaluate((input) => {
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(input);
      return (
        (input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)) /
        Number.parseFloat(fontSize)
      );
    });
    expect(room, 'letters with room in the search').toBeGreaterThan(4);
  });
}
