import { allSettings } from '../../src/facts/settings';
import { expect, open, test } from '../support/page';

test.describe('on a touch device', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  for (const address of [
    '/organizations/sso',
    '/chat-settings/webhooks/verify',
    '/organizations/custom-domains',
    '/chat-features/embed',
    '/chat-settings',
    '/subscriptions',
    '/search',
  ]) {
    test(`${address} has fields to type into without a zoom`, async ({ page }) => {
      await open(page, address);
      const sizes = await page
        .getByRole('main')
        .locator('input:not([type="checkbox"], [type="radio"], [type="color"]), select, textarea')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, visible] of [
    ['/organizations/custom-domains', 'CNAME'],
    ['/organizations/sso', 'The checker needs JavaScript.'],
    ['/chat-settings/webhooks/verify', 'The checker needs JavaScript.'],
    ['/chat-settings', allSettings.at(-1)?.setting.label ?? ''],
    ['/account-features/emoji', ':owl:'],
    ['/subscriptions', 'People online at once'],
    ['/chat-features/ranks', 'React to messages'],
    ['/chat-features/embed', '></iframe>'],
  ] as const) {
    test(`${address} has no control that does nothing, and says the same`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const main = page.getByRole('main');
      const text = main
        .getByText(visible)
        .or(main.getByLabel(visible))
        .or(main.locator('noscript p', { hasText: visible }));
      await expect(text.filter({ visible: true }).first()).toBeVisible();
      const controls = await main
        .locator('button, input, select, textarea')
        .evaluateAll((all) =>
          all.filter((control) => control.getClientRects().length > 0).map(({ outerHTML }) => outerHTML),
        );
      expect(controls).toEqual([]);
    });
  }

  test('every tab and the sidebar are there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/organizations/sso/tokens', { waitUntil: 'domcontentloaded' });
    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.locator('pre').filter({ visible: true })).toHaveCount(5);
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await expect(sidebar.getByRole('link', { name: 'Organizations' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveCount(0);
  });
});
