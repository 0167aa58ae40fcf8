import { expect, open, test } from '../support/page';
import { writersRoute } from '../support/routes';

test('all components work together on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, writersRoute);
  await expect(page.getByRole('searchbox', { name: 'Find a setting' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('at a similar address', () => {
  test.use({ allowed: [/status of 404/] });

  test('the page of components is not suggested', async ({ page }) => {
    await open(page, `${writersRoute}s`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/writing"]')).toHaveCount(0);
  });
});
