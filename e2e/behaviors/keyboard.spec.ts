import { expect, open, test } from '../support/page';

test('the keyboard reaches the skip link first, which leads to the text', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('on a phone, a cell without a value still counts as one of its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/privacy-compliance');
  const row = page.getByRole('row', { name: /^IP tags and the addresses/ });
  await expect(row.getByRole('cell')).toHaveCount(2);
  await expect(row.getByText('–', { exact: true })).toHaveCSS('clip-path', 'inset(50%)');
});

test('in forced colors, only the selected tab has a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/organizations/sso/tokens');
  const line = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await line(true)).not.toBe(ground);
  expect(await line(false)).toBe(ground);
});

test('a table that scrolls can be focused, and no other', async ({ page }) => {
  await open(page, '/chat-features/ranks');
  const table = page.getByRole('table', { name: 'Permissions', exact: true });
  const box = page.getByRole('group', { name: 'Permissions, scrollable' });
  await expect(table).toBeVisible();
  await expect(box).toHaveCount(0);
  await table.evaluate((element) => {
    element.style.minWidth = '3000px';
    element.parentElement?.style.setProperty('width', '500px');
  });
  await expect(box).toHaveAttribute('tabindex', '0');
});

test('the language menu opens and closes with Enter, and says whether it is open', async ({ page }) => {
  await open(page, '/chat-features/moderation');
  const button = page.getByRole('button', { name: 'English' });
  const item = page.locator('.dropdown__menu a');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(item).toBeVisible();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeHidden();
});
