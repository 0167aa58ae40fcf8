import { announcement, expect, openTranslated, test } from '../support/page';

test('shows what a rank can do', async ({ page }) => {
  await openTranslated(page, '/chat-features/ranks');
  await page.getByRole('radio', { name: 'Regular', exact: true }).press('ArrowRight');
  await expect(
    announcement(page, /^A Moderator has \d+ of \d+ permissions\sA Moderator can mute, kick, and ban Guest/),
  ).toHaveCount(1);
  const missing = page.getByText('Read the archive (Administrator and above)');
  await expect(missing).toBeVisible();
  await page.getByRole('radio', { name: 'Administrator' }).check();
  await expect(missing).toBeHidden();
});
