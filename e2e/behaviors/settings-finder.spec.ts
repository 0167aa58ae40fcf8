import { allSettings } from '../../src/facts/settings';
import { announcement, expect, openPage, openTranslated, test, waitForHydration } from '../support/page';

test('finds settings by the words of readers, by plan, and by rank, by keyboard, and links to each', async ({
  page,
}) => {
  await openTranslated(page, '/chat-settings');
  const rows = page.locator('tr[data-plan]:visible');
  const box = page.getByRole('searchbox', { name: 'Name or description' });
  const rank = page.getByLabel('Lowest rank');
  await expect(rows).toHaveCount(allSettings.length);

  await box.fill('nobody else sees them listed');
  await expect(announcement(page, /0 of.*Try another word/)).toHaveCount(1);
  await box.fill('who can bookmark a message');
  await expect(rows).toHaveCount(1);
  await box.fill('upload');
  await box.press('Tab');
  await expect(page.getByLabel('Plan')).toBeFocused();
  await page.getByLabel('Plan').selectOption('free');
  await expect(page).toHaveURL(/\?setting=upload&plan=free$/);
  const count = await rows.count();
  await rank.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip the list of settings' })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(box).toHaveValue('upload');
  await expect(rows).toHaveCount(count);

  await box.fill('staff key');
  await page.getByLabel('Plan').selectOption('');
  await rank.selectOption('owner');
  await rows.filter({ hasText: 'Create key' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/chat-settings\/staff-keys#setting-create-key$/);
  await expect(page.locator('#setting-create-key')).toBeInViewport();
});

test('prints all settings, or those that a filter finds and the filter in words', async ({ page }) => {
  await openPage(page, '/chat-settings');
  const rows = page.locator('tr[data-plan]:visible');
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(allSettings.length);
  await openPage(page, '/chat-settings?setting=radio&plan=plus');
  await expect(page.getByText(/^\d+ of \d+ settings for “radio”, Needs Plus\.$/)).toBeVisible();
  expect(await rows.count()).toBeLessThan(20);
});
