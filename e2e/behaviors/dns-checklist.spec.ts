import { announcement, expect, expectFieldError, isolatedTest, openTranslated, test } from '../support/page';

const path = '/organizations/custom-domains';

test('shows the records of a domain in the zone that the reader chooses, by keyboard', async ({ page }) => {
  await openTranslated(page, path);
  const zone = page.getByLabel('DNS zone');
  const records = page.getByRole('list', { name: 'Records' }).getByRole('listitem');
  await page.getByLabel('Your domain', { exact: true }).focus();
  await page.keyboard.type('chat.harbor.co.uk');
  await expect(announcement(page, 'Choose the DNS zone of chat.harbor.co.uk')).toHaveCount(1);
  await expect(records).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(zone).toBeFocused();
  await zone.selectOption('harbor.co.uk');
  // The code is a sample, which would verify nothing, so it has no button.
  await expect(page.getByRole('button', { name: 'Copy value of TXT' })).toHaveCount(0);
  const copy = page.getByRole('button', { name: 'Copy full name of TXT' });
  const icon = await copy.locator('svg').innerHTML();
  await copy.click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toBe('_rookery.chat.harbor.co.uk');
  // The icon changes for two seconds.
  await expect.poll(() => copy.locator('svg').innerHTML()).not.toBe(icon);
  await expect.poll(() => copy.locator('svg').innerHTML()).toBe(icon);
  await zone.selectOption('chat.harbor.co.uk');
  await expect(records).toHaveCount(5);
});

isolatedTest('shows the error of a domain after a pause, and hides it at the next key', async ({ page }) => {
  await page.clock.install();
  await openTranslated(page, path);
  const domain = page.getByLabel('Your domain', { exact: true });
  await domain.focus();
  await page.keyboard.type('my_chat.example.org');
  await expect(domain).toHaveAttribute('aria-invalid', 'false');
  await page.clock.runFor(1100);
  await expectFieldError(domain, /letters, digits, and hyphens/);
  await expect(page.getByLabel('DNS zone').getByRole('option')).toHaveText(['Choose …']);
  await expect(announcement(page, 'letters, digits, and hyphens')).toHaveCount(1);
  await page.keyboard.type('x');
  await expect(domain).toHaveAttribute('aria-invalid', 'false');
  await page.clock.runFor(6000);
  await expect(announcement(page, 'letters, digits, and hyphens')).toHaveCount(0);
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await expect(domain).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expectFieldError(domain, /letters, digits, and hyphens/);
  await page.clock.runFor(200);
  await expect(announcement(page, 'letters, digits, and hyphens')).toHaveCount(1);
});
