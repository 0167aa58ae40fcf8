import type { Page } from '@playwright/test';
import { announced, clipboard, expect, expectFault, open, test } from '../support/page';

const address = '/organizations/custom-domains';
const domain = (page: Page) => page.getByLabel('Your domain', { exact: true });
const zone = (page: Page) => page.getByLabel('DNS zone');
const records = (page: Page) => page.getByRole('list', { name: 'Records' }).getByRole('listitem');

test('shows the records of a domain to copy, by keyboard', async ({ page }) => {
  await open(page, address);
  await expect(announced(page, 'Records for the example chat.example.org')).toHaveCount(1);
  await domain(page).focus();
  await page.keyboard.type('chat.harbor.co.uk');
  await expect(announced(page, 'Records for chat.harbor.co.uk in the DNS zone harbor.co.uk.')).toHaveCount(1);
  // The code of the example would verify nothing.
  await expect(page.getByRole('button', { name: 'Copy value of TXT' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(zone(page)).toBeFocused();
  await page.getByRole('button', { name: 'Copy name of TXT' }).click();
  await expect.poll(() => clipboard(page)).toBe('_rookery.chat.harbor.co.uk');
  await expect(records(page)).toHaveCount(3);
  await zone(page).selectOption('chat.harbor.co.uk');
  await expect(records(page)).toHaveCount(5);
});

test('says what is wrong in a field, and then shows the example', async ({ page }) => {
  await open(page, address);
  await domain(page).fill('my_chat.example.org');
  await expectFault(domain(page), /isn't a valid domain/);
  await expect(
    announced(page, 'Until you fix your domain, these are the records for the example'),
  ).toHaveCount(1);
});
