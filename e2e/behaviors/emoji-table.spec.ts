import type { Page } from '@playwright/test';
import { announced, clipboard, expect, open, test, withoutPrefetch } from '../support/page';

const address = '/account-features/emoji';
const start = (page: Page) => page.getByRole('button', { name: 'Show all emoji' });
const rows = (page: Page) => page.getByRole('table', { name: 'All emoji' }).getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Find an emoji' });

test('loads the emoji on request, and searches them by keyboard', async ({ page }) => {
  await open(page, address);
  await start(page).press('Enter');
  await expect(search(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(101);
  // As many as there are headers, or screen readers name the wrong columns.
  await expect(rows(page).nth(1).getByRole('cell')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await expect(rows(page).nth(101).getByRole('button')).toBeFocused();
  await expect(rows(page)).toHaveCount(201);
  await search(page).focus();
  await page.keyboard.type('wave');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Skin tone' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Skin tone' }).selectOption('medium');
  await expect(rows(page).filter({ hasText: '👋🏽' })).toContainText(':wave_tone3:');
});

test('copies a shortcode, or selects it if the browser refuses', async ({ page }) => {
  await open(page, address);
  await start(page).click();
  await search(page).fill('owl');
  await page.getByRole('button', { name: 'Copy :owl:' }).click();
  await expect(announced(page, 'Copied :owl:')).toHaveCount(1);
  expect(await clipboard(page)).toBe(':owl:');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Copy :owl:' }).click();
  await expect(announced(page, 'Press Ctrl+C')).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(':owl:');
});

test.describe('without a connection', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('says that the emoji could not be loaded, and tries again', async ({ page }) => {
    await withoutPrefetch(page);
    await open(page, address);
    await page.route('**/assets/js/**', (route) => route.abort());
    await start(page).click();
    await expect(page.getByText("The emoji couldn't be loaded.")).toBeVisible();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(search(page)).toBeFocused();
  });
});
