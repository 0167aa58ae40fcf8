import type { Page } from '@playwright/test';
import { matches, plainText, queryOf, searchOf } from '../src/components/SettingsFinder/search';
import { allSettings } from '../src/facts/settings';
import { expect, open, requestsOf, test, withoutPrefetch } from './support/page';

const rows = (page: Page) => page.locator('tr[data-plan]:visible');
const box = (page: Page) => page.getByRole('searchbox', { name: 'Find a setting' });

test('finds a setting by its name, what it does, and the words that readers use', async ({ page }) => {
  await open(page, '/chat-settings');
  await expect(rows(page)).toHaveCount(allSettings.length);
  for (const [words, setting] of [
    ['slow mode', 'Slow mode'],
    ['slowmode', 'Slow mode'],
    ['dark mode', 'Theme'],
    ['nobody else sees them listed', ''],
    ['remove logo', 'Logo'],
    ['2fa', 'two-factor'],
  ] as const) {
    await box(page).fill(words);
    if (setting) {
      await expect(
        rows(page)
          .filter({ hasText: new RegExp(setting, 'i') })
          .first(),
        words,
      ).toBeVisible();
      expect(await rows(page).count(), words).toBeLessThan(15);
    } else {
      await expect(page.getByRole('status').filter({ hasText: '0 of' })).toBeVisible();
    }
  }
});

test('says how many there are, filters by plan and rank, and leads to the setting', async ({ page }) => {
  await open(page, '/chat-settings');
  const status = page.getByRole('status').filter({ hasText: 'settings' });
  await expect(status).toHaveText(`${allSettings.length} of ${allSettings.length} settings`);
  await page.getByLabel('Plan').selectOption('plus');
  const plus = await rows(page).count();
  expect(plus).toBeGreaterThan(10);
  expect(plus).toBeLessThan(60);
  await expect(status).toHaveText(`${plus} of ${allSettings.length} settings`);
  await page.getByLabel('Who').selectOption('owner');
  expect(await rows(page).count()).toBeLessThan(plus);
  await page.getByLabel('Plan').selectOption('');
  await box(page).fill('staff key');
  await rows(page).filter({ hasText: 'Create key' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/chat-settings\/staff-keys#setting-create-key$/);
  await expect(page.locator('#setting-create-key')).toBeInViewport();
});

test('keeps the filter in the address, so that it can be shared', async ({ page }) => {
  await open(page, '/chat-settings');
  await box(page).fill('upload');
  await page.getByLabel('Plan').selectOption('free');
  await expect(page).toHaveURL(/\?setting=upload&plan=free$/);
  const count = await rows(page).count();
  await page.reload();
  await expect(box(page)).toHaveValue('upload');
  await expect(rows(page)).toHaveCount(count);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, '/chat-settings');
  await box(page).focus();
  await page.keyboard.type('welcome');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Plan')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
});

test('asks the server for nothing', async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, '/chat-settings');
  await box(page).focus();
  const asked = await requestsOf(page);
  await box(page).fill('radio');
  await expect(rows(page).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is there', async ({ page }) => {
    await page.goto('/chat-settings');
    await expect(page.locator('tr[data-plan]')).toHaveCount(allSettings.length);
    await expect(box(page)).toBeHidden();
  });
});

test('words match at the start of a word, without regard to accents, hyphens and capitals', () => {
  const entry = { text: plainText('Pré-approve: slow-mode for @here'), plan: 'plus', rank: 'owner' };
  const query = (words: string) => matches(entry, { words, plan: '', rank: '' });
  expect(['pre', 'PRE-APPROVE', 'slowmode', 'slow mode', 'here', ''].map(query)).toEqual(Array(6).fill(true));
  expect(['ere', 'fast', 'slow fast'].map(query)).toEqual([false, false, false]);
  expect(matches(entry, { words: '', plan: 'free', rank: '' })).toBe(false);
  expect(matches(entry, { words: '', plan: 'plus', rank: 'owner' })).toBe(true);
});

test('an address and its query are each other', () => {
  for (const query of [
    { words: 'a & b=c', plan: 'pro', rank: '' },
    { words: '', plan: '', rank: 'owner' },
    { words: 'ключ 👋', plan: '', rank: '' },
  ]) {
    expect(queryOf(searchOf(query))).toEqual(query);
  }
  expect(searchOf({ words: '  ', plan: '', rank: '' })).toBe('');
});
