import type { Page } from '@playwright/test';
import { findViolations } from '../support/accessibility';
import { expect, expectFault, openAlone, test } from '../support/page';

const address = '/chat-settings/webhooks/verify';
const checker = (page: Page) => page.getByRole('form', { name: 'Check a webhook delivery' });

test('checks a delivery and keeps it in the page', async ({ page }) => {
  const requests = await openAlone(page, address);
  const form = checker(page);
  await form.getByRole('button', { name: 'Fill in the test delivery' }).click();
  await expect(form.getByRole('status')).toContainText('This delivery is valid');
  await expect(form.locator('[data-result="pass"]')).toHaveCount(5);
  await form.getByLabel('Raw body').press('End');
  await page.keyboard.type(' ');
  await expect(form.getByRole('listitem')).toHaveCount(0);
  await form.getByLabel('webhook-id').press('Enter');
  await expect(form.getByRole('status')).toContainText('Reject this delivery');
  await expect(form.locator('[data-result="fail"]')).toContainText('at the end of the body are removed');
  await expectFault(form.getByLabel('webhook-signature'), /at the end of the body/);
  await expect(form.getByLabel('Secret')).toHaveAttribute('aria-invalid', 'false');
  expect(await findViolations(page)).toEqual([]);
  expect(requests).toEqual([]);
  expect(page.url()).not.toContain('whsec_');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Secret')).toHaveValue('');
});

test('without input, moves to the first field to fill in', async ({ page }) => {
  await openAlone(page, address);
  const form = checker(page);
  await form.getByRole('button', { name: 'Check the delivery' }).click();
  await expect(form.getByLabel('webhook-id')).toBeFocused();
  await expect(form.locator(':invalid')).toHaveCount(5);
  await expect(form.getByRole('listitem')).toHaveCount(0);
});
