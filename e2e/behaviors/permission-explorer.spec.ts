import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const address = '/chat-features/ranks';
const explorer = (page: Page) =>
  page.locator('[data-search="ignore"]').filter({ has: page.getByRole('group', { name: 'Look up' }) });
const permission = (page: Page) => page.getByRole('combobox', { name: 'Permission', exact: true });
const status = (page: Page) => explorer(page).getByRole('status');

test('shows what a rank can do', async ({ page }) => {
  await open(page, address);
  await explorer(page).getByRole('radio', { name: 'Regular', exact: true }).press('ArrowRight');
  await expect(page).toHaveURL(/\/ranks\?rank=moderator$/);
  await expect(status(page)).toHaveText(
    /^A Moderator has \d+ of \d+ permissions\sA Moderator can mute, kick, and ban Guest, Member, and Regular\.$/,
  );
  await explorer(page)
    .getByText(/^\d+ commands$/)
    .click();
  await expect(explorer(page).getByText('/mute @NAME DURATION [REASON]')).toBeVisible();
  const missing = explorer(page).getByText('Read the archive Administrator and above');
  await expect(missing).toBeHidden();
  await explorer(page).getByText("What a Moderator can't do").click();
  await expect(missing).toBeVisible();
});

test('shows who has a permission, who can change it, and where', async ({ page }) => {
  await open(page, `${address}?rank=owner`);
  await expect(status(page)).toContainText('An Owner');
  // Announced, the first answer would interrupt the heading of the page. Later ones are in the same element.
  await expect(status(page)).toHaveAttribute('aria-live', 'off');
  const announcer = await status(page).elementHandle();
  await explorer(page).getByRole('radio', { name: 'By permission' }).check();
  await expect(status(page)).not.toHaveAttribute('aria-live');
  expect(await announcer?.textContent()).toContain('Member and above');
  await permission(page).selectOption('react');
  await expect(page).toHaveURL(/\?rank=owner&permission=react$/);
  await expect(explorer(page)).toContainText(
    'An Owner can change the rank (Guest to Owner): ☰ → Chat settings → Rank list → Permissions.',
  );
  await permission(page).selectOption('send-messages');
  await expect(status(page)).toContainText('Everyone');
  await explorer(page).getByRole('link', { name: 'Guests → Guests can talk' }).click();
  await expect(page.locator('#setting-guests-talk')).toBeInViewport();
});
