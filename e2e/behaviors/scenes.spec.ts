import { expect, test } from '../support/page';
import { writersRoute } from '../support/routes';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

test('drawings of each kind fit a narrow phone', async ({ page }) => {
  await page.goto(writersRoute);
  const scenes = page.locator('figure.scene');
  expect(await scenes.count()).toBeGreaterThan(8);
  const overflowing = await scenes.evaluateAll((figures) =>
    figures
      .filter((figure) => {
        const { right } = figure.getBoundingClientRect();
        return [...figure.querySelectorAll('*')].some(
          (part) => part.getBoundingClientRect().right > right + 1,
        );
      })
      .map((figure) => figure.firstElementChild?.getAttribute('aria-label')),
  );
  expect(overflowing).toEqual([]);
});
