import { announcement, expect, expectFieldError, openOffline, test } from '../support/page';

const address = '/organizations/sso';

test('checks the sample in the page, and keeps it out of the address', async ({ page }) => {
  await openOffline(page, address);
  const form = page.getByRole('form', { name: 'Check the token' });
  await form.getByRole('button', { name: 'Make a sample token' }).click();
  await expect(announcement(page, 'This token is valid')).toHaveCount(1);
  await page.getByText('What it contains').click();
  await expect(page.getByText('"sub": "user-1042"')).toBeVisible();

  await form.getByLabel('Expected issuer').fill('other');
  await expect(page.getByRole('listitem').filter({ hasText: 'Passed' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Check the token' }).click();
  await expect(announcement(page, 'Rookery would return sso_audience')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Token', { exact: true })).toHaveValue('');
});

test('explains a wrong token by keyboard', async ({ page }) => {
  await openOffline(page, address);
  const token = page.getByLabel('Token', { exact: true });
  await token.focus();
  await page.keyboard.type('eyJ');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Algorithm')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(announcement(page, 'sso_signature')).toHaveCount(1);
  await expectFieldError(token, /has 1 part\./);
});
