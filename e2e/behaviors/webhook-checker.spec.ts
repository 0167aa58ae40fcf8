import { findViolations } from '../support/accessibility';
import { announcement, expect, expectFieldError, openOffline, test } from '../support/page';

const address = '/chat-settings/webhooks/verify';

test('checks a delivery in the page, and keeps it out of the address', async ({ page }) => {
  await openOffline(page, address);
  const form = page.getByRole('form', { name: 'Check the delivery' });
  await form.getByRole('button', { name: 'Fill in the test delivery' }).click();
  await expect(announcement(page, 'This delivery is valid')).toHaveCount(1);

  await form.getByLabel('Raw body').press('End');
  await page.keyboard.type(' ');
  await expect(page.getByRole('listitem').filter({ hasText: 'Passed' })).toHaveCount(0);
  await form.getByLabel('webhook-id').press('Enter');
  await expect(announcement(page, 'Reject this delivery')).toHaveCount(1);
  await expectFieldError(form.getByLabel('webhook-signature'), /around the body/);
  expect(await findViolations(page)).toEqual([]);
  expect(page.url()).not.toContain('whsec_');
});

test('moves to what is missing', async ({ page }) => {
  await openOffline(page, address);
  const form = page.getByRole('form', { name: 'Check the delivery' });
  await form.getByRole('button', { name: 'Check the delivery' }).click();
  await expect(form.getByLabel('webhook-id')).toBeFocused();
  await expect(form.locator(':invalid')).toHaveCount(5);
});
