import { announcement, disablePrefetch, expect, holdScripts, openTranslated, test } from '../support/page';

test.beforeEach(async ({ page }) => {
  await disablePrefetch(page);
  await openTranslated(page, '/account-features/emoji');
});

test('a failed request for all emoji can be retried', async ({ page, expectedMessages }) => {
  expectedMessages.push(/Failed to load resource/);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show all emoji' }).press('Enter');
  await expect(page.getByText("The emoji couldn't be loaded.")).toBeVisible();
  await page.unroute('**/assets/js/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox', { name: 'Find an emoji' })).toBeFocused();
});

test('emoji are found and copied', async ({ page }) => {
  await page.getByRole('button', { name: 'Show all emoji' }).click();
  const search = page.getByRole('searchbox', { name: 'Find an emoji' });
  const rows = page.getByRole('table', { name: 'All emoji' }).getByRole('row');
  await expect(rows).toHaveCount(101);
  await page.getByRole('button', { name: 'Show 100 more' }).click();
  await expect(rows.nth(101).getByRole('button')).toBeFocused();
  await search.fill('qqq');
  await search.fill('wave');
  await page.getByRole('button', { name: 'Copy :wave:' }).click();
  await expect(announcement(page, 'Copied :wave:')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('loading keeps the focus and the scroll position of a reader who has moved on', async ({ page }) => {
  const release = await holdScripts(page);
  await page.getByRole('button', { name: 'Show all emoji' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  release();
  await expect(page.getByRole('table', { name: 'All emoji' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find an emoji' })).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
