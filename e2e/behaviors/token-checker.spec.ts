import { findViolations } from '../support/accessibility';
import { disablePrefetch, expect, expectFieldError, openTranslated, test } from '../support/page';

test('the token checker checks input without sending it anywhere', async ({ page }) => {
  await disablePrefetch(page);
  await openTranslated(page, '/organizations/sso');
  await page.waitForLoadState();
  // Any request would log an error, which fails the test.
  await page.context().setOffline(true);
  const form = page.getByRole('form', { name: 'Check the token' });
  const check = form.getByRole('button', { name: 'Check the token' });
  await form.getByRole('button', { name: 'Make a sample token' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(result).toHaveAccessibleDescription(/This token is valid/);
  await expect(result.locator('strong').first()).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page, 'main')).toEqual([]);
  const passed = page.getByRole('listitem').filter({ hasText: 'Passed' });
  await expect(passed).not.toHaveCount(0);
  const input = form.getByLabel('Token', { exact: true });
  await input.press('Control+End');
  await page.keyboard.type('*');
  await expect(passed).toHaveCount(0);
  await check.press('Enter');
  await expect(result).toHaveAccessibleDescription(
    /Rookery would return sso_signature\. Character \d+ is \*/,
  );
  await expectFieldError(input, /Character \d+ is \*/);
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(input).toHaveValue('');
  await check.click();
  await expectFieldError(input, /Paste a token/);
});
