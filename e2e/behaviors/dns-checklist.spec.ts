import type { Page } from '@playwright/test';
import { announced, clipboard, expect, expectFault, hydrated, open, test } from '../support/page';

const address = '/organizations/custom-domains';
const domain = (page: Page) => page.getByLabel('Your domain', { exact: true });
const zone = (page: Page) => page.getByLabel('DNS zone');
const code = (page: Page) => page.getByLabel('Verification code from Rookery');
const status = (page: Page) => announced(page, /^Records for/);
const copyCode = (page: Page) => page.getByRole('button', { name: 'Copy value of TXT' });

test('shows the records of a domain to copy and to tick off, by keyboard', async ({ page }) => {
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
  await copyCode(page).click();
  await expect.poll(() => clipboard(page)).toBe('rookery-verify=0123456789abcdef');
  await zone(page).selectOption('chat.harbor.co.uk');
  await expect(status(page)).toContainText(', which is the DNS zone. 0 of 5 set.');
});

test('says what is wrong in a field, and keeps the domain in the query string, but not the code', async ({
  page,
}) => {
  await open(page, address);
  await domain(page).fill('my_chat.example.org');
  await expectFault(domain(page), /isn't a valid domain/);
  await expect(announced(page, /isn't a valid domain/)).toHaveCount(1);
  await expect(announced(page, /^Until you fix your domain/)).toBeVisible();
  await domain(page).fill('chat.eu.harbor.example');
  await code(page).fill('0123456789abcdef');
  await expect(page).toHaveURL(/\?domain=chat\.eu\.harbor\.example$/);
  await page.reload();
  await hydrated(page);
  await expect(status(page)).toContainText('chat.eu.harbor.example');
  await expect(code(page)).toHaveValue('');
});
