import type { Page } from '@playwright/test';
import { expect, findCovered, openPage, openTranslated, test } from '../support/page';

const articlePath = '/chat-features/moderation';
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

const button = (page: Page) => page.getByRole('button', { name: 'On this page' });
const links = (page: Page) => page.locator('.theme-doc-toc-mobile a');

test('the list leads to a section without moving the text', async ({ page }) => {
  await page.setViewportSize(phone);
  await openTranslated(page, articlePath);
  await page.evaluate(() => window.scrollTo(0, 2000));
  await expect(button(page)).toBeInViewport();
  const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOfPage();
  await button(page).click();
  await expect(links(page).last()).toBeInViewport();
  // The list has finished opening: the theme can miss the end of a transition that another one interrupts.
  await expect(page.locator('.theme-doc-toc-mobile > div')).toHaveCSS('overflow', 'visible');
  expect(await heightOfPage()).toBe(before);
  await expect(page.locator('.theme-doc-toc-mobile .table-of-contents__link--active')).toBeInViewport();
  await links(page).last().click();
  await expect(links(page).first()).toBeHidden();
  const heading = page.locator('h2:focus');
  await expect(heading).toBeInViewport();
  expect(await heading.evaluateAll(findCovered)).toEqual([]);
});

test('the list closes when readers leave it, even with reduced motion', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, articlePath);
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 800),
    () => page.locator('.markdown a').first().focus(),
  ];
  for (const close of ways) {
    await button(page).press('Enter');
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    // Once it's open: the theme never hides a list that closes before its first frame.
    await expect(links(page).first()).toBeInViewport();
    await links(page).first().focus();
    await close();
    await expect(links(page).first()).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  }
  // In Safari, a clicked button has no focus, so the target of a key is the body.
  await button(page).dispatchEvent('click');
  await page.locator('body').dispatchEvent('keydown', { key: 'ArrowDown', bubbles: true });
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await links(page).first().press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links(page).locator(':focus')).toHaveCount(0);
});

for (const route of ['/faq', articlePath]) {
  test(`narrow windows and wide ones show the headings of ${route}`, async ({ page }) => {
    await openPage(page, route);
    for (const width of [1024, 1100, 1180, 1280]) {
      await page.setViewportSize({ ...laptop, width });
      const isFolded = await button(page).isVisible();
      const column = page.locator('.theme-doc-toc-desktop');
      await expect(column).toBeVisible({ visible: !isFolded });
      const link = column.getByRole('link').first();
      if (!isFolded) expect((await link.boundingBox())?.width, `${width} px`).toBeGreaterThan(100);
    }
  });
}

// Text, phone numbers, a comparison, a wide reference, a component, and a list of pages.
for (const route of [
  articlePath,
  '/safety',
  '/subscriptions',
  '/organizations/api/chats',
  '/chat-settings',
  '/home',
]) {
  test(`nothing covers the focused element on ${route}`, async ({ page }) => {
    await openPage(page, route);
    if (route === '/subscriptions') {
      // With a trial, the answer is highest.
      await page.getByRole('radio', { name: 'People online at once' }).nth(2).check();
      await page.getByRole('checkbox', { name: 'Removable Rookery logo' }).check();
    }
    const stops = page.locator('main').locator('a[href], button, input, select, [tabindex="0"]');
    expect(await stops.count()).toBeGreaterThan(20);
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await stops.evaluateAll(findCovered), `${viewport.width} px`).toEqual([]);
    }
  });
}
