import { expect, openPage, searchField, test } from '../support/page';

// Pages with tables, code, components, buttons, scenes, and long words.
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

/** Returns the words in the table of contents that are broken into two lines. */
function findBrokenWords(): string[] {
  const words: string[] = [];
  const range = document.createRange();
  const links = [...document.querySelectorAll('.theme-doc-toc-desktop a')];
  for (const text of links.flatMap((link) => [...link.childNodes])) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\w+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
    }
  }
  return words;
}

function isNameCoveredBySearch(): boolean {
  const name = document.querySelector('.navbar__title')?.getBoundingClientRect() ?? new DOMRect();
  const search = document.querySelector('.navbar .rk-site-search')?.getBoundingClientRect();
  return search !== undefined && name.width > 0 && name.right > search.left;
}

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

/** Returns how many letters, as wide as they are high, fit into the search field. */
function countLettersThatFit(input: Element): number {
  const { paddingLeft, paddingRight, fontSize } = getComputedStyle(input);
  const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return room / Number.parseFloat(fontSize);
}

// In pixels. Only the last is wide enough for the table of contents.
const widths = [360, 390, 768, 1024, 1280, 2600];

test.beforeEach(async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
});

for (const path of pages) {
  test(`text of 200% fits ${path} and its navigation bar at all widths`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    // The landing page and the search page have their own.
    const searchCount = /^\/(?:$|search)/.test(path) ? 0 : 1;
    await expect(page.locator('.navbar .rk-site-search')).toHaveCount(searchCount);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const name = `${width} px`;
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      expect.soft(await page.evaluate(findOverflowingItems), name).toEqual([]);
      expect.soft(await page.evaluate(isNameCoveredBySearch), name).toBe(false);
    }
    expect.soft(await page.evaluate(findBrokenWords)).toEqual([]);
  });
}

test('the search field fits four letters of 200%', async ({ page }) => {
  await openPage(page, '/safety');
  await searchField(page).fill('ban');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await searchField(page).evaluate(countLettersThatFit), `${width} px`).toBeGreaterThan(4);
  }
});
