import { expect, expectFieldError, openOffline, test } from '../support/page';

test('checks a token by keyboard, keeps it in the page, and explains a wrong one', async ({ page }) => {
  await openOffline(page, '/organizations/sso');
  const form = page.getByRole('form', { name: 'Check a sign-in token' });
  const status = form.getByRole('status');
  const token = form.getByLabel('Token', { exact: true });
  await form.getByLabel('Algorithm').selectOption('ES256');
  await form.getByRole('button', { name: 'Make a sample token' }).click();
  await expect(status).toContainText('This token is valid');
  await form.getByText('Decoded header and claims').click();
  await expect(form.getByText('"sub": "user-1042"')).toBeVisible();

  await form.getByLabel('Expected issuer').fill('other');
  await expect(status).toHaveText('');
  await form.getByRole('button', { name: 'Check the token' }).click();
  await expect(status).toContainText('Rookery would return sso_audience');
  expect(new URL(page.url()).search).toBe('');

  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(token).toHaveValue('');
  await token.focus();
  await page.keyboard.type('eyJ');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Algorithm')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');
  await expect(status).toContainText('sso_signature');
  await expectFieldError(token, /has 1 part\./);
});
