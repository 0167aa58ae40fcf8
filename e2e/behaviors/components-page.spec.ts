import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../support/page';
import { writersRoute } from '../support/routes';

// The page of components is in no list of pages, so the tests of every page don't visit it.
for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`shows all components together, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await open(page, writersRoute);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test.describe('at a similar address', () => {
  test.use({ allowed: [/status of 404/] });

  test('the page of components is not suggested', async ({ page }) => {
    await open(page, `${writersRoute}s`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/writing"]')).toHaveCount(0);
  });
});
