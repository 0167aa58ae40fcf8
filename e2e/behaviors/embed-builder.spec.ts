import type { Page } from '@playwright/test';
import { scriptSnippet } from '../../src/facts/embed';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { announced, clipboard, expect, expectFault, open, test } from '../support/page';

const address = '/chat-features/embed';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const code = (page: Page) => page.locator('[class^="code_"] pre');

test('updates the code and the picture by keyboard, and copies the code', async ({ page }) => {
  await open(page, address);
  await field(page, 'Chat address').focus();
  await page.keyboard.type('harbour-radio');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'iframe' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveText(/<rookery-chat chat="harbour-radio"><\/rookery-chat>$/);
  await page.getByRole('button', { name: 'Copy code for Script' }).click();
  await expect(announced(page, 'Copied code for Script')).toHaveCount(1);
  expect(await clipboard(page)).toBe(scriptSnippet('harbour-radio', {}));

  await field(page, 'Mode').selectOption('popup');
  await expect(code(page)).toContainText('mode="popup"');
  await page.getByRole('checkbox', { name: 'Header', exact: true }).press('Space');
  await expect(code(page)).toContainText('hide="header"');
  await expect(page.getByRole('img', { name: /harbour-radio: Pop-up.*without Header/ })).toBeVisible();
  // The picture is drawn. No chat is loaded.
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('leaves a wrong field out of the code, and is accessible in the dark and on a narrow phone', async ({
  page,
}) => {
  await open(page, address);
  await field(page, 'Chat address').fill('night-owls');
  await field(page, 'Height').fill('5000');
  await expectFault(field(page, 'Height'), /whole number of pixels \(300–2,000 px\)/);
  await expect(announced(page, "Fields with errors aren't in the code.")).toBeVisible();
  await expect(code(page)).not.toContainText('5000');
  await page.getByRole('radio', { name: 'Script' }).check();
  await field(page, 'Mode').selectOption('sidebar');
  await field(page, 'Theme').selectOption('contrast');
  await field(page, 'Accent color').fill('#ffee00');
  await showOnDarkPhone(page);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
