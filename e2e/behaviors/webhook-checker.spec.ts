import { findViolations } from '../support/accessibility';
import { expect, expectFieldError, openOffline, test } from '../support/page';

test('checks a delivery, keeps it in the page, and moves to what is missing', async ({ page }) => {
  await openOffline(page, '/chat-settings/webhooks/verify');
  const form = page.getByRole('form', { name: 'Check a webhook delivery' });
  await form.getByRole('button', { name: 'Fill in the test delivery' }).click();
  await expect(form.getByRole('status')).toContainText('This delivery is valid');

  await form.getByLabel('Raw body').press('End');
  await page.keyboard.type(' ');
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await form.getByLabel('webhook-id').press('Enter');
  await expect(form.getByRole('status')).toContainText('Reject this delivery');
  await expectFieldError(form.getByLabel('webhook-signature'), /at the end of the body/);
  expect(await findViolations(page)).toEqual([]);
  expect(page.url()).not.toContain('whsec_');

  await form.getByRole('button', { name: 'Clear' }).click();
  await form.getByRole('button', { name: 'Check the delivery' }).click();
  await expect(form.getByLabel('webhook-id')).toBeFocused();
  await expect(form.locator(':invalid')).toHaveCount(5);
});
