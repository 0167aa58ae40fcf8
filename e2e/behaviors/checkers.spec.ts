import { findViolations } from '../support/accessibility';
import {
  announcement,
  disablePrefetch,
  expect,
  expectFieldError,
  isolatedTest,
  openTranslated,
} from '../support/page';

for (const { address: path, action, sample, valid, field, wrong, verdict, malformed } of [
  {
    address: '/organizations/sso',
    action: 'Check the token',
    sample: 'Make a sample token',
    valid: 'This token is valid',
    field: 'Token',
    wrong: /Character \d+ is \*/,
    // Announcements have no formatting characters, except the typed `*`.
    verdict: /^Rookery would return sso_signature\. Character \d+ is \*\./,
    malformed: /A token has three parts/,
  },
  {
    address: '/chat-settings/webhooks/verify',
    action: 'Check the delivery',
    sample: 'Fill in the test delivery',
    valid: 'This delivery is valid',
    field: 'webhook-signature',
    wrong: /The ID, the timestamp, or the body/,
    verdict: 'Reject this delivery',
    malformed: /Paste the whole header/,
  },
]) {
  isolatedTest(`${path} checks input without sending it anywhere`, async ({ page }) => {
    await disablePrefetch(page);
    await openTranslated(page, path);
    await page.waitForLoadState();
    // Any request would log an error, which fails the test.
    await page.context().setOffline(true);
    const form = page.getByRole('form', { name: action });
    await form.getByRole('button', { name: sample }).click();
    await expect(announcement(page, valid)).toHaveCount(1);
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toBeFocused();
    await expect(result.locator('strong').first()).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, 'main')).toEqual([]);
    const passed = page.getByRole('listitem').filter({ hasText: 'Passed' });
    await expect(passed).not.toHaveCount(0);
    const input = form.getByLabel(field, { exact: true });
    await input.press('Control+End');
    await page.keyboard.type('*');
    await expect(passed).toHaveCount(0);
    await form.getByRole('button', { name: action }).press('Enter');
    await expect(announcement(page, verdict)).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ hasText: wrong })).toHaveCount(1);
    await input.fill('nonsense');
    await form.getByRole('button', { name: action }).press('Enter');
    await expectFieldError(input, malformed);
    expect(new URL(page.url()).search).toBe('');
    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(input).toHaveValue('');
    await form.getByRole('button', { name: action }).click();
    await expect(form.locator(':invalid').first()).toBeFocused();
  });
}
