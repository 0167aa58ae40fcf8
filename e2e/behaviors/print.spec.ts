import { expect, openPage, test } from '../support/page';

// e2e/pages tests that pages print no controls.

test('pages in dark mode are printed in black, with all tabs and the address', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await openPage(page, '/organizations/sso/tokens');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.locator('.tabs-container').first();
  const labels = await tabs.getByRole('tab', { includeHidden: true }).allTextContents();
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(labels.length);
  for (const selector of ['.markdown p', '.markdown h2', '.markdown p a', 'tbody td', 'pre', 'pre span']) {
    await expect.soft(page.locator(selector).first(), selector).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  await expect(page.locator('.rk-printed-address')).toBeVisible();
});
