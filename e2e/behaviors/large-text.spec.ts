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

/** Returns the words of the list of headings that are on two lines, and the site's name if the search covers it. */
function brokenTexts(): string[] {
  const isBroken = (text: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  };
  const texts = [...document.querySelectorAll('.theme-doc-toc-desktop a')].flatMap((link) => [
    ...link.childNodes,
  ]);
  const words = texts.flatMap((text) =>
    [...(text.nodeValue ?? '').matchAll(/\w+/g)].flatMap(({ 0: word, index }) =>
      isBroken(text, index, index + word.length) ? [word] : [],
    ),
  );
  const name = document.querySelector('.navbar__title')?.getBoundingClientRect() ?? new DOMRect();
  const search = document.querySelector('.navbar .navbar__search')?.getBoundingClientRect();
  return search && name.width > 0 && name.right > search.left ? [...words, 'the name'] : words;
}

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
      expect.soft(await page.evaluate(brokenTexts), address).toEqual([]);
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
