import type { Page } from '@playwright/test';
import { allSettings } from '../../src/facts/settings';
import { announced, expect, hydrated, open, test } from '../support/page';

const address = '/chat-settings';
const rows = (page: Page) => page.locator('tr[data-plan]:visible');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Name or description' });
const status = (page: Page) => announced(page, 'settings');

test('finds settings by the words of readers, by plan, and by rank, and links to each', async ({ page }) => {
  await open(page, address);
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(allSettings.length);
  await expect(rows(page).nth(20).getByRole('link').first()).toBeFocused();
  await box(page).fill('nobody else sees them listed');
  await expect(status(page)).toContainText(/0 of.*Try another word/);
  await box(page).fill('staff key');
  await page.getByLabel('Lowest rank').selectOption('owner');
  await rows(page).filter({ hasText: 'Create key' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/chat-settings\/staff-keys#setting-create-key$/);
  await expect(page.locator('#setting-create-key')).toBeInViewport();
});

test('can be used by keyboard, and keeps the filter in the query string', async ({ page }) => {
  await open(page, address);
  await box(page).focus();
  await page.keyboard.type('upload');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Plan')).toBeFocused();
  await page.getByLabel('Plan').selectOption('free');
  await expect(page).toHaveURL(/\?setting=upload&plan=free$/);
  const count = await rows(page).count();
  await page.reload();
  await hydrated(page);
  await expect(box(page)).toHaveValue('upload');
  await expect(rows(page)).toHaveCount(count);
});

test('announces the count, and has a link past the rows', async ({ page }) => {
  await open(page, address);
  await expect(status(page)).toHaveAttribute('aria-live', 'off');
  await box(page).fill('slow mode');
  await expect(status(page).filter({ hasText: /^\d of/ })).toHaveCount(1);
  await expect(status(page)).not.toHaveAttribute('aria-live');
  const link = page.getByRole('link', { name: 'Skip the list of settings' });
  await page.getByLabel('Lowest rank').press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#pages$/);
});
