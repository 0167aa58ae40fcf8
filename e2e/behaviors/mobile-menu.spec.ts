import { findViolations } from '../support/accessibility';
import { expect, open, searchField, suggestions, test } from '../support/page';

const article = '/chat-features/moderation';
const toggle = { name: 'Toggle navigation bar' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is accessible, keeps the focus inside, and returns it to the button', async ({ page }) => {
    await open(page, article);
    await page.getByRole('button', toggle).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeInViewport();
    await expect(menu.locator(':focus')).toHaveAccessibleName('Close navigation bar');
    expect(await findViolations(page)).toEqual([]);
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest('.navbar-sidebar');
      });
      expect(outside).toBe(false);
    }
    await page.getByRole('button', { name: 'Close navigation bar' }).press('Enter');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', toggle)).toBeFocused();
  });

  test('keeps the focus when it shows the main menu', async ({ page }) => {
    await open(page, article);
    await page.getByRole('button', toggle).click();
    await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    const menu = page.locator('.navbar-sidebar__item:not([inert])');
    await expect(menu.getByRole('link').first()).toHaveText('Account');
    await expect(menu.locator('.menu__link--active')).toHaveText('Chat');
    await menu.getByRole('link').first().click();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('the list of headings stays in reach, and closes when one is chosen', async ({ page }) => {
    await open(page, article);
    const opener = page.locator('summary', { hasText: 'On this page' });
    const last = page.locator('.theme-doc-toc-mobile a').last();
    await page.locator('.related-pages').scrollIntoViewIfNeeded();
    await expect(opener).toBeInViewport({ ratio: 1 });
    await expect(last).toBeHidden();
    await opener.press('Enter');
    const address = await last.getAttribute('href');
    await last.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(last).toBeHidden();
  });
});

test('at 320 pixels, the search leaves room for the name, and its list fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, article);
  const box = searchField(page);
  const name = await page.locator('.navbar__title').first().boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual((await box.boundingBox())?.x ?? 0);
  await box.fill('ban');
  const row = await suggestions(page).first().boundingBox();
  expect(row?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThanOrEqual(320);
});
