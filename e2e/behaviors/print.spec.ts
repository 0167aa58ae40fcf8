import { expect, open, test } from '../support/page';

// The pages layer checks on every page that it fits a sheet of paper and has nothing on it that only works on a screen.

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('every tab is printed under its label, in black on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme-rookery', 'dark'));
  await open(page, '/organizations/sso/tokens');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.locator('.tabs-container').first();
  const labels = await tabs.getByRole('tab', { includeHidden: true }).allTextContents();
  await expect(tabs.locator('.tab-label').filter({ visible: true })).toHaveText(labels);
  await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(labels.length);

  for (const part of [
    'html',
    '.markdown p',
    '.markdown h2',
    '.markdown p a',
    'tbody td',
    'pre',
    'pre span',
  ]) {
    const element = page.locator(part).first();
    await expect.soft(element, part).toHaveCSS('color', 'rgb(0, 0, 0)');
    // White, nearly white, or none.
    await expect
      .soft(element, part)
      .toHaveCSS('background-color', /^rgb\(2[45]\d, 2[45]\d, 2[45]\d\)$|^rgba\(0, 0, 0, 0\)$/);
  }
});

test('folded fields are printed open, and links to other sites with their addresses', async ({ page }) => {
  await open(page, '/organizations/api/messages');
  await expect(page.locator('[id="api-object-message-author.name"]')).toBeVisible();
  await open(page, '/safety');
  const link = page.locator('.markdown a[href^="https:"]').first();
  const href = await link.getAttribute('href');
  await expect(link).toHaveAccessibleName(`${await link.textContent()} (${href})`);
});
