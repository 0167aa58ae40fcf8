import { announcement, expect, expectFieldError, openTranslated, readClipboard, test } from '../support/page';

test('shows the records of a domain to copy, and the example for a wrong one, by keyboard', async ({
  page,
}) => {
  await openTranslated(page, '/organizations/custom-domains');
  const domain = page.getByLabel('Your domain', { exact: true });
  const zone = page.getByLabel('DNS zone');
  const records = page.getByRole('list', { name: 'Records' }).getByRole('listitem');
  await domain.fill('my_chat.example.org');
  await expectFieldError(domain, /isn't a valid domain/);
  await expect(announcement(page, 'these are the records for the example')).toHaveCount(1);

  await domain.fill('');
  await page.keyboard.type('chat.harbor.co.uk');
  await expect(announcement(page, 'Records for chat.harbor.co.uk in the DNS zone harbor.co.uk.')).toHaveCount(
    1,
  );
  // The code of the example would verify nothing.
  await expect(page.getByRole('button', { name: 'Copy value of TXT' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(zone).toBeFocused();
  await page.getByRole('button', { name: 'Copy full name of TXT' }).click();
  await expect.poll(() => readClipboard(page)).toBe('_rookery.chat.harbor.co.uk');
  await expect(records).toHaveCount(3);
  await zone.selectOption('chat.harbor.co.uk');
  await expect(records).toHaveCount(5);
});
