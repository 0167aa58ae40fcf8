import { expect, open, test } from '../support/page';

test('on a phone, a cell without a value still counts as one of its row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/privacy-compliance');
  const row = page.getByRole('row', { name: /^IP tags and the addresses/ });
  await expect(row.getByRole('cell')).toHaveCount(2);
  await expect(row.getByText('–', { exact: true })).toHaveCSS('clip-path', 'inset(50%)');
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
