import { findViolations } from '../support/accessibility';
import { expect, open, test } from '../support/page';

test('nothing moves for a reader who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/chat-features/moderation');
  const moving = await page.locator('*').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== 'none' || !/^0s(?:, 0s)*$/.test(transitionDuration);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

test('the open page and the selected tab are marked in forced colors, which paint no backgrounds', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/organizations/sso/tokens');
  expect(await findViolations(page)).toEqual([]);
  const openPage = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
  await expect(openPage).toHaveCSS('border-inline-start-style', 'solid');
  const line = (selected: boolean) =>
    page
      .getByRole('tab', { selected })
      .first()
      .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await line(true)).not.toBe(ground);
  expect(await line(false)).toBe(ground);
});
