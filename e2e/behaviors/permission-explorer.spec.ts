import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const explorer = (page: Page) =>
  page.locator('[data-search="ignore"]').filter({ has: page.getByRole('group', { name: 'Rank' }) });
const status = (page: Page) => explorer(page).getByRole('status');

test('shows what a rank can do', async ({ page }) => {
  await open(page, '/chat-features/ranks');
  // Announced, the first answer would interrupt the heading of the page. Later ones are in the same element.
  await expect(status(page)).toHaveAttribute('aria-live', 'off');
  await explorer(page).getByRole('radio', { name: 'Regular', exact: true }).press('ArrowRight');
  await expect(status(page)).toHaveText(
    /^A Moderator has \d+ of \d+ permissions\sA Moderator can mute, kick, and ban Guest, Member, and Regular\.$/,
  );
  await expect(status(page)).not.toHaveAttribute('aria-live');
  await expect(explorer(page)).toContainText('Read the archive · Administrator and above');
  await explorer(page).getByRole('radio', { name: 'Administrator' }).check();
  await expect(explorer(page)).not.toContainText('Read the archive · ');
});
