import { expect, openTranslated, searchField, suggestions, test } from '../support/page';

// The specs of the components use translated pages, too.

test('a translated page has its search, color mode, tabs, links, and menu', async ({ page }) => {
  await openTranslated(page, '/organizations/sso/tokens');
  await page.getByRole('tab', { name: 'Ruby' }).first().click();
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  for (const words of ['ban', ' user', '', 'slow mode']) {
    await searchField(page).fill(words);
  }
  await expect(suggestions(page).first()).toContainText(/slow mode/i);
  await searchField(page).press('Escape');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.getByRole('link', { name: 'Organizations' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});
