import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/page';

const address = '/organizations/custom-domains';
const domain = (page: Page) => page.getByLabel('Your domain', { exact: true });
const zone = (page: Page) => page.getByLabel('DNS zone');
const code = (page: Page) => page.getByLabel('Verification code from Rookery');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Records for/ });
const copyCode = (page: Page) => page.getByRole('button', { name: 'Copy value of TXT' });

test('shows the records of a domain to copy and to tick off, by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, address);
  await expect(status(page)).toContainText('Records for the example chat.example.org');
  await domain(page).focus();
  await page.keyboard.type('chat.harbor.co.uk');
  await expect(status(page)).toHaveText(
    'Records for chat.harbor.co.uk in the DNS zone harbor.co.uk. 0 of 3 set.',
  );
  // The code of the example would verify nothing.
  await expect(copyCode(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(zone(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123456789abcdef');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'CNAME record is set' })).toBeChecked();
  await expect(status(page)).toContainText('1 of 3 set');
  for (const [button, text] of [
    ['Copy value of TXT', 'rookery-verify=0123456789abcdef'],
    ['Copy short name of TXT', '_rookery.chat'],
    ['Copy command for TXT', 'dig +short TXT _rookery.chat.harbor.co.uk'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await zone(page).selectOption('chat.harbor.co.uk');
  await expect(status(page)).toContainText(', which is the DNS zone. 0 of 5 set.');
});

test('describes each field with what is wrong in it, and announces it', async ({ page }) => {
  await open(page, address);
  await domain(page).fill('my_chat.example.org');
  await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(domain(page)).toHaveAccessibleDescription(/can't contain “_”/);
  await expect(page.getByRole('status').filter({ hasText: /can't contain “_”/ })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^Until you fix your domain/ })).toContainText(
    'these are the records for the example chat.example.org',
  );
  await code(page).fill('?');
  await expect(code(page)).toHaveAccessibleDescription(/only letters and digits/);
});

test('keeps the domain in the query string, but not the code', async ({ page }) => {
  await open(page, address);
  await domain(page).fill('chat.eu.harbor.example');
  await code(page).fill('0123456789abcdef');
  await expect(page).toHaveURL(/\?domain=chat\.eu\.harbor\.example$/);
  await page.reload();
  await hydrated(page);
  await expect(status(page)).toContainText('chat.eu.harbor.example');
  await expect(code(page)).toHaveValue('');
});
