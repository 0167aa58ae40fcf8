import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../support/page';

const address = '/organizations/custom-domains';
const domain = (page: Page) => page.getByLabel('Your domain', { exact: true });
const zone = (page: Page) => page.getByLabel('DNS zone');
const code = (page: Page) => page.getByLabel('Verification code from Rookery');
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Records for/ });
const record = (page: Page, type: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `${type} record is set` }) });

test('shows the records of a domain to tick off, by keyboard', async ({ page }) => {
  await open(page, address);
  await expect(status(page)).toContainText('Records for the example chat.example.org');
  await domain(page).focus();
  await page.keyboard.type('chat.harbor.co.uk');
  await expect(status(page)).toHaveText(
    'Records for chat.harbor.co.uk in the DNS zone harbor.co.uk. 0 of 3 set.',
  );
  await page.keyboard.press('Tab');
  await expect(zone(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123456789abcdef');
  await expect(record(page, 'TXT')).toContainText('_rookery.chat.harbor.co.uk');
  await expect(record(page, 'TXT')).toContainText('rookery-verify=0123456789abcdef');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'CNAME record is set' })).toBeChecked();
  await expect(status(page)).toContainText('1 of 3 set');
  await zone(page).selectOption('chat.harbor.co.uk');
  await expect(record(page, 'AAAA')).toBeVisible();
  await expect(status(page)).toContainText(', which is the DNS zone. 0 of 5 set.');
});

test('copies each value, except for the code of the example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${address}?domain=chat.harbor.example`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [button, text] of [
    ['Copy name of CNAME', 'chat.harbor.example'],
    ['Copy short name of TXT', '_rookery.chat'],
    ['Copy value of CAA', '0 issue "letsencrypt.org"'],
    ['Copy command for TXT', 'dig +short TXT _rookery.chat.harbor.example'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.poll(copied).toBe(text);
  }
  await expect(page.getByRole('button', { name: 'Copy value of TXT' })).toHaveCount(0);
  await code(page).fill('0123456789abcdef');
  await page.getByRole('button', { name: 'Copy value of TXT' }).click();
  await expect.poll(copied).toBe('rookery-verify=0123456789abcdef');
});

test('describes each field with what is wrong in it', async ({ page }) => {
  await open(page, address);
  await domain(page).fill('my_chat.example.org');
  await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(domain(page)).toHaveAccessibleDescription(/can't contain “_”/);
  await code(page).fill('?');
  await expect(code(page)).toHaveAccessibleDescription(/only letters and digits/);
});

test('announces what is wrong in a field, and whose records are shown', async ({ page }) => {
  await open(page, address);
  await domain(page).pressSequentially('not a domain');
  await expect(page.getByRole('status').filter({ hasText: /domain can't|spaces?/ })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^Until you fix your domain/ })).toContainText(
    'these are the records for the example chat.example.org',
  );
});

test('keeps the domain in the query string, but not the code', async ({ page }) => {
  await open(page, `${address}?keep=1#checklist`);
  await domain(page).fill('chat.eu.harbor.example');
  await code(page).fill('0123456789abcdef');
  await zone(page).selectOption('eu.harbor.example');
  await expect(page).toHaveURL(
    /\?keep=1&domain=chat\.eu\.harbor\.example&zone=eu\.harbor\.example#checklist$/,
  );
  await page.reload();
  await hydrated(page);
  await expect(status(page)).toContainText('chat.eu.harbor.example in the DNS zone eu.harbor.example');
  await expect(code(page)).toHaveValue('');
});
