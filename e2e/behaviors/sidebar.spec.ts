import { expect, open, test } from '../support/page';

test('a long sidebar is scrolled to the open page, and the page is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/chat-settings/advanced');
  await expect(page.locator('.theme-doc-sidebar-menu a[href="/chat-settings/advanced"]')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link that gets the focus is above the faded end of the sidebar, and below its title', async ({
  page,
}) => {
  await open(page, '/chat-settings');
  const fadedHeight = 40;
  await page.locator('.theme-doc-sidebar-menu a').first().focus();
  for (let link = 0; link < 30; link++) {
    await page.keyboard.press('Tab');
    const below = await page.evaluate(() => {
      const focused = document.activeElement;
      const end = focused?.closest('.menu')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return end - (focused?.getBoundingClientRect().bottom ?? 0);
    });
    expect(below).toBeGreaterThanOrEqual(fadedHeight);
  }
  for (let link = 0; link < 29; link++) {
    await page.keyboard.press('Shift+Tab');
    const above = await page.evaluate(() => {
      const title = document.querySelector('.theme-doc-sidebar-menu .sidebar-section');
      const end = title?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return (document.activeElement?.getBoundingClientRect().top ?? 0) - end;
    });
    expect(above).toBeGreaterThan(5);
  }
});
