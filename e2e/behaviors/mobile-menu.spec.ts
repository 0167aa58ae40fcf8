import { findViolations } from '../support/accessibility';
import { expect, isFocusCovered, openPage, openTranslated, test } from '../support/page';

const article = '/chat-features/moderation';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('the menu is accessible, keeps the focus inside, and leads to another page', async ({ page }) => {
  await openTranslated(page, article);
  const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
  const closer = page.getByRole('button', { name: 'Close navigation bar' });
  const menu = page.locator('.navbar-sidebar');
  await opener.click();
  await expect(closer).toBeFocused();
  // As high as the whole menu, because axe measures what its edge would cut.
  await page.setViewportSize({ ...phone, height: 2000 });
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(phone);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.main-wrapper, .navbar__inner').locator(':focus')).toHaveCount(0);
  }
  await closer.press('Enter');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  await expect(closer).toBeFocused();
  const main = page.locator('.navbar-sidebar__item:not([inert])');
  await expect(main.locator('.menu__link--active')).toHaveText('Chat');
  await main.getByRole('link', { name: 'Account' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/account-features');
});

test('nothing covers what has the focus, in either direction, and Escape closes the menu', async ({
  page,
}) => {
  await openPage(page, article);
  const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
  await opener.click();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isFocusCovered)).toBe(false);
    }
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).toBeHidden();
  await expect(opener).toBeFocused();
});
