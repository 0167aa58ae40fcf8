import type { Page } from '@playwright/test';
import { expect, expectFault, open, openAlone, test } from '../support/page';

const address = '/organizations/sso';
const checker = (page: Page) => page.getByRole('form', { name: 'Check a sign-in token' });

test('checks a token and keeps it in the page', async ({ page }) => {
  const requests = await openAlone(page, address);
  const form = checker(page);
  await form.getByLabel('Algorithm').selectOption('ES256');
  await form.getByRole('button', { name: 'Make a sample token' }).click();
  await expect(form.getByRole('status')).toContainText('This token is valid');
  await form.getByLabel('Expected issuer').fill('other');
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await expect(form.getByRole('status')).toHaveText('');
  await form.getByRole('button', { name: 'Check the token' }).click();
  await expect(form.getByRole('status')).toContainText('Rookery would return sso_audience');
  await form.getByText('Decoded header and claims').click();
  await expect(form.getByText('"sub": "user-1042"')).toBeVisible();
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Token', { exact: true })).toHaveValue('');
});

test('can be filled in by keyboard, and explains a wrong token', async ({ page }) => {
  await open(page, address);
  const form = checker(page);
  await form.getByLabel('Token', { exact: true }).focus();
  await page.keyboard.type('eyJ');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Algorithm')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('sso_signature');
  await expect(form.locator('[data-result="fail"]')).toContainText('has 1 part.');
  await expectFault(form.getByLabel('Token', { exact: true }), /has 1 part\./);
});
