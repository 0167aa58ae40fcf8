import AxeBuilder from '@axe-core/playwright';
import { expect, open, test } from '../support/page';
import { writersRoute } from '../support/routes';

// The page of components is in no list of pages, and axe takes much longer for it than for any other page.
for (const [mode, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`all components together are accessible, ${mode}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
    await open(page, writersRoute);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
