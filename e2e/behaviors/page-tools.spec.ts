import type { Page } from '@playwright/test';
import { clipboard, expect, open, test } from '../support/page';
import { built } from '../support/site';

const polls = '/chat-features/polls';
const menu = (page: Page) => page.getByRole('article').getByText('Copy page').first();
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });
const status = (page: Page) => page.getByRole('article').locator('details [role="status"]').first();

test('copies the page as Markdown, and closes with Escape', async ({ page }) => {
  await open(page, polls);
  await menu(page).press('Enter');
  await copyPage(page).press('Enter');
  await expect(status(page)).toHaveText('Copied');
  expect(await clipboard(page)).toBe(built(`${polls}.md`));
  await page.keyboard.press('Escape');
  await expect(copyPage(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('is at the foot of the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, polls);
  await expect(page.getByText('Copy page').first()).toBeHidden();
  await page.getByText('Copy page').last().click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeInViewport();
});

test.describe('without a connection', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('says that the page was not copied, and links to its Markdown', async ({ page }) => {
    await open(page, polls);
    await menu(page).click();
    await page.route(`**${polls}.md`, (route) => route.abort());
    await copyPage(page).click();
    await expect(status(page)).toContainText("The page couldn't be copied.");
    await expect(status(page).getByRole('link')).toHaveAttribute('href', `${polls}.md`);
  });
});
