import { allSettings } from '../../src/facts/settings';
import { expect, openPage, test, testWithoutScripts } from '../support/page';

// Behavior that all interactive components share.

testWithoutScripts('pages without scripts show no controls, but the content', async ({ page }) => {
  for (const [path, visible] of [
    ['/organizations/sso', 'The checker needs JavaScript.'],
    ['/chat-settings', allSettings.at(-1)?.setting.label ?? ''],
    ['/chat-features/embed', '></iframe>'],
    // The last of five tabs.
    ['/organizations/sso/tokens', 'sessions = {}'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain(visible);
    const controls = main.locator('button, input, select, textarea').filter({ visible: true });
    await expect(controls, path).toHaveCount(0);
  }
});

test('a component that crashes keeps its table, and can restart', async ({ page, expectedMessages }) => {
  expectedMessages.push(/./);
  await openPage(page, '/chat-settings');
  const field = page.getByRole('searchbox', { name: 'Name or description' });
  await page.evaluate(() => {
    const { normalize } = String.prototype;
    String.prototype.normalize = function (form) {
      if (this.includes('crash')) throw new Error('Too long', { cause: new Error('No memory') });
      return normalize.call(this, form);
    };
  });
  await field.fill('crash');
  await expect(page.getByRole('alert')).toContainText(/Too long\s+Cause:\s+No memory/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('tr[data-plan]').filter({ visible: true })).toHaveCount(allSettings.length);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toHaveValue('');
});
