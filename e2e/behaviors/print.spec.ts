import { expect, openPage, test } from '../support/page';

// e2e/pages tests that every page fits a sheet of paper, and has no elements that are useless on it.

test('pages in dark mode are printed in black, and tabs below their labels', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await openPage(page, '/organizations/sso/tokens');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.locator('.tabs-container').first();
  const labels = await tabs.getByRole('tab', { includeHidden: true }).allTextContents();
  await expect(tabs.locator('.rk-tab-label').filter({ visible: true })).toHaveText(labels);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(labels.length);
  for (const selector of ['.markdown p', '.markdown h2', '.markdown p a', 'tbody td', 'pre', 'pre span']) {
    await expect.soft(page.locator(selector).first(), selector).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('links are printed with their URLs, and buttons in black', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openPage(page, '/safety');
  await expect(page.locator('.rk-call-buttons .button').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = page.locator('.markdown a[href^="https:"]').first();
  const href = await link.getAttribute('href');
  await expect(link).toHaveAccessibleName(`${await link.textContent()} (${href})`);
});

test('of a request in several languages, only the selected one is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openPage(page, '/organizations/api/chats');
  const sample = page.locator('.rk-reference .tabs-container').first();
  await expect(sample.locator('pre')).toHaveCount(3);
  await expect(sample.locator('pre').filter({ visible: true })).toHaveCount(1);
  await expect(sample.locator('.rk-tab-label').filter({ visible: true })).toHaveText('curl');
});
