import type { Page } from '@playwright/test';
import { scriptSnippet } from '../../src/components/EmbedBuilder/snippets';
import { limits } from '../../src/facts/limits';
import { findViolations, showOnDarkPhone } from '../support/accessibility';
import { announcement, expect, expectFieldError, openTranslated, test } from '../support/page';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const code = (page: Page) => page.locator('pre').first();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('updates the code by keyboard, and copies it or announces why not', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/denied/);
  await openTranslated(page, '/chat-features/embed');
  await expect(field(page, 'Address')).toHaveAccessibleDescription(/^The last part of/);
  await field(page, 'Address').focus();
  await page.keyboard.type('harbor-radio');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(code(page)).toHaveText(/<rookery-chat chat="harbor-radio"><\/rookery-chat>$/);
  await expect(announcement(page, /^The code has changed/)).toHaveCount(1);
  const header = page.locator('.rk-scene-header').first();
  expect(await header.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(
    '"Harbor Radio"',
  );
  await page.getByRole('button', { name: 'Copy Embed code' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe(scriptSnippet('harbor-radio'));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy Embed code' }).click();
  await expect(announcement(page, "Couldn't copy.")).toHaveCount(1);
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
});

test('leaves an invalid field out of the code', async ({ page }) => {
  await openTranslated(page, '/chat-features/embed');
  await field(page, 'Code for').selectOption('script');
  await field(page, 'Mode').selectOption('popup');
  await page.getByRole('checkbox', { name: 'Header', exact: true }).press('Space');
  await expect(code(page)).toContainText(/mode="popup"\s+hide="header"/);
  await field(page, 'Height').fill('5000');
  await expectFieldError(
    field(page, 'Height'),
    new RegExp(`whole number of pixels \\(${limits['embed-height'].text}\\)`),
  );
  await expect(page.getByText('Left out of the code: Height.').first()).toBeVisible();
  await expect(code(page)).not.toContainText('5000');
  await field(page, 'Accent color').fill('#ffee00');
  await showOnDarkPhone(page);
  expect(await findViolations(page, 'main')).toEqual([]);
});
