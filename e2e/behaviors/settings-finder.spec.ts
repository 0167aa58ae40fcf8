import { allSettings } from '../../src/facts/settings';
import { announcement, expect, openPage, openTranslated, test, waitForHydration } from '../support/page';

test('a keyboard is enough to find a setting', async ({ page }) => {
  await openTranslated(page, '/chat-settings');
  const rows = page.locator('tr[data-plan]:visible');
  const field = page.getByRole('searchbox', { name: 'Name or description' });
  await expect(rows).toHaveCount(allSettings.length);
  await field.fill('nobody else sees them listed');
  await expect(announcement(page, /^0 of/)).toHaveCount(1);
  await expect(page.getByText('Try fewer or other words')).toBeVisible();
  // The page's contents link to them.
  await expect(page.getByRole('heading', { name: 'For Owners' })).toBeVisible();
  await field.fill('lowest rank for bookmarks');
  await expect(rows).toHaveCount(1);

  await field.fill('staff key');
  await field.press('Tab');
  await expect(page.getByLabel('Plan')).toBeFocused();
  await page.getByLabel('Lowest rank').selectOption('owner');
  await page.getByLabel('Lowest rank').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip the list of settings' })).toBeFocused();
  await expect(page).toHaveURL(/\?setting=staff\+key&rank=owner$/);
  const count = await rows.count();
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue('staff key');
  await expect(rows).toHaveCount(count);
  await rows.filter({ hasText: 'Create key' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/chat-settings\/staff-keys#setting-create-key$/);
  await expect(page.locator('#setting-create-key')).toBeInViewport();
});

test('links and Back keep what was just typed', async ({ page }) => {
  await openPage(page, '/chat-settings');
  const field = page.getByRole('searchbox', { name: 'Name or description' });
  const follow = (path: string) => page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  await field.fill('slow');
  await expect(page).toHaveURL(/\?setting=slow$/);
  await field.fill('slow mode');
  await follow('#pages');
  await expect(page).toHaveURL(/\?setting=slow\+mode#pages$/);
  await expect(field).toHaveValue('slow mode');
  await field.fill('radio');
  await follow('/subscriptions');
  await expect(page).toHaveURL(/\/subscriptions$/);
  await page.goBack();
  await expect(field).toHaveValue('radio');
});
