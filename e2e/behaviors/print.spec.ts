import { expect, openPage, test } from '../support/page';

// The pages layer checks on every page that it fits a sheet of paper and has nothing on it that only works on a screen.

test('tabs are printed under their labels, links with addresses, and dark pages black', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await openPage(page, '/organizations/sso/tokens');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.locator('.tabs-container').first();
  const labels = await tabs.getByRole('tab', { includeHidden: true }).allTextContents();
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveText(labels);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(labels.length);
  for (const part of ['.markdown p', '.markdown h2', '.markdown p a', 'tbody td', 'pre', 'pre span']) {
    await expect.soft(page.locator(part).first(), part).toHaveCSS('color', 'rgb(0, 0, 0)');
  }

  await openPage(page, '/safety');
  await expect(page.locator('.calls .button').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = page.locator('.markdown a[href^="https:"]').first();
  const href = await link.getAttribute('href');
  await expect(link).toHaveAccessibleName(`${await link.textContent()} (${href})`);
});
