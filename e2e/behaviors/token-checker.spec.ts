import { SignJWT } from 'jose';
import { ssoClaims } from '../../src/facts/sso';
import { findViolations } from '../support/accessibility';
import {
  announcement,
  expect,
  expectFieldError,
  openTranslated,
  test,
  useBeforeHydration,
} from '../support/page';

const secret = 'a-secret-for-tests-of-more-than-32-bytes';

test('the token checker checks input without sending it anywhere', async ({ page }) => {
  await openTranslated(page, '/organizations/sso');
  await page.waitForLoadState();
  // Any request would log an error, which fails the test.
  await page.context().setOffline(true);
  const form = page.getByRole('form', { name: 'Check the token' });
  const check = form.getByRole('button', { name: 'Check the token' });
  const input = form.getByLabel('Token', { exact: true });
  const samples = Object.fromEntries(Object.entries(ssoClaims).map(([id, { sample }]) => [id, sample]));
  const token = new SignJWT(samples)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('2m');
  await input.fill(await token.sign(new TextEncoder().encode(secret)));
  const key = form.getByLabel('Secret or public key');
  await key.fill(secret);
  for (const field of [input, key]) {
    for (const attribute of ['writingsuggestions', 'data-gramm', 'data-lt-active', 'spellcheck']) {
      await expect(field).toHaveAttribute(attribute, 'false');
    }
  }
  await form.getByLabel('Issuer').fill(ssoClaims.iss.sample);
  await check.click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(result).toHaveAccessibleDescription(/This token is valid/);
  await expect(result.locator('strong').first()).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page, 'main')).toEqual([]);
  await input.press('Control+End');
  await page.keyboard.type('*');
  await expect(result).toHaveCount(0);
  await check.press('Enter');
  await expect(result).toHaveAccessibleDescription(
    /Rookery would return sso_signature\. Character \d+ is \*/,
  );
  expect(await findViolations(page, 'main')).toEqual([]);
  await expectFieldError(input, /Character \d+ is \*/);
  expect(new URL(page.url()).search).toBe('');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(input).toHaveValue('');
  await expect(announcement(page, 'The form is empty.')).toHaveCount(1);
  await check.click();
  // The browser asks for it.
  await expect(input).toBeFocused();
  await expect(result).toHaveCount(0);
});

test('a click before hydration does not reload the page', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Check the token' });
  const field = form.getByLabel('Token', { exact: true });
  await useBeforeHydration(page, '/organizations/sso', async () => {
    await field.fill('pasted');
    await form.getByRole('button', { name: 'Check the token' }).click();
  });
  await expect(field).toHaveValue('pasted');
  expect(new URL(page.url()).search).toBe('');
});
