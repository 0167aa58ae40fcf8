import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility';
import { expect, findCovered, openTranslated, test } from '../support/page';

const articlePath = '/chat-features/moderation';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

const openerOf = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const closerOf = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
const menuOf = (page: Page) => page.locator('.navbar-sidebar');
const shownListOf = (page: Page) => page.locator('.navbar-sidebar__item:not([inert])');

test('the menu is accessible, and keeps focus inside and visible until it closes', async ({ page }) => {
  await openTranslated(page, articlePath);
  await openerOf(page).click();
  await expect(closerOf(page)).toBeFocused();
  // High enough for the whole menu, because axe measures only the visible area of targets.
  await page.setViewportSize({ ...phone, height: 2000 });
  expect(await findViolations(page, '.navbar-sidebar')).toEqual([]);
  await page.setViewportSize(phone);
  const stops = menuOf(page).locator('a[href], button').filter({ visible: true });
  expect(await stops.evaluateAll(findCovered)).toEqual([]);
  for (const [key, end] of [
    ['Tab', stops.last()],
    ['Shift+Tab', stops.first()],
  ] as const) {
    await end.focus();
    for (let count = 0; count < 3; count += 1) {
      await page.keyboard.press(key);
      await expect(page.locator('.main-wrapper, .navbar__inner').locator(':focus'), key).toHaveCount(0);
    }
  }
  const productLink = shownListOf(page).getByRole('link', { name: 'Back to Rookery', exact: true });
  await expect(productLink).toHaveAttribute('target', '_self');
  for (const key of ['Enter', 'Escape']) {
    await closerOf(page).press(key);
    await expect(menuOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();
    await openerOf(page).press('Enter');
    await expect(menuOf(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  }
});

test('Ctrl+K closes the menu and focuses the search', async ({ page }) => {
  await openTranslated(page, articlePath);
  await openerOf(page).click();
  await expect(closerOf(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(menuOf(page)).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('the main menu marks the current section, and links to others', async ({ page }) => {
  await openTranslated(page, articlePath);
  await openerOf(page).click();
  await page.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  await expect(closerOf(page)).toBeFocused();
  const main = shownListOf(page);
  await expect(main.locator('.menu__link--active')).toHaveText('Chat');
  await main.getByRole('link', { name: 'Account' }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/account-features');
});
