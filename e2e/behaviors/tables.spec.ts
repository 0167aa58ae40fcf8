import { expect, open, test } from '../support/page';

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
