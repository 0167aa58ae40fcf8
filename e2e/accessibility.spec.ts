import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, searchBox, test } from './support/page';
import { routes } from './support/routes';

const widths = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
}

// The longest pages hold thousands of elements, and the machine may be busy.
test.describe.configure({ timeout: 240_000 });

for (const mode of ['light', 'dark']) {
  for (const { name, viewport } of widths) {
    test.describe(`${mode}, ${name}`, () => {
      test.use({ viewport });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme-rookery', value), mode);
      });

      for (const route of routes) {
        test(`axe finds nothing on ${route}`, async ({ page }) => {
          await open(page, route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('axe finds nothing in the open search', async ({ page }) => {
        await open(page, '/chat-features/moderation');
        const box = page.locator(searchBox);
        await box.click();
        await box.pressSequentially('ban');
        await expect(page.locator('#search-suggestions [role="option"]').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test.describe('not found', () => {
        test.use({ allowed: [/status of 404/] });
        test('axe finds nothing on the not-found page', async ({ page }) => {
          await open(page, '/nowhere');
          expect(await violations(page)).toEqual([]);
        });
      });
    });
  }
}

test('axe finds nothing in the open menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/chat-features/moderation');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('everything can be seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/chat-features/ranks');
  expect(await violations(page)).toEqual([]);
});
