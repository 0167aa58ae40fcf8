import { findViolations } from '../support/accessibility';
import { expect, open, test } from '../support/page';

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
