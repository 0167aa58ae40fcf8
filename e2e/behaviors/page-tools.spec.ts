import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';
import { built } from '../support/site';

const polls = '/chat-features/polls';
const menu = (page: Page) => page.getByRole('article').getByText('Copy page').first();
const copyPage = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });
const status = (page: Page) => page.getByRole('article').locator('details [role="status"]').first();

test('copies the page as Markdown, and says so until the reader leaves', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, polls);
  await menu(page).click();
  await copyPage(page).click();
  await expect(status(page)).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(built(`${polls}.md`));
  await page.locator('.related-pages a').first().click();
  await expect(page).not.toHaveURL(polls);
  await expect(status(page)).toHaveText('');
});

test('closes the menu with Escape, and when the focus leaves it', async ({ page }) => {
  await open(page, polls);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(copyPage(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(copyPage(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _ of ['button', 'link', 'after']) {
    await page.keyboard.press('Tab');
  }
  await expect(copyPage(page)).toBeHidden();
});

test('is at the foot of the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, polls);
  await expect(page.getByText('Copy page').first()).toBeHidden();
  await page.getByText('Copy page').last().click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeInViewport();
});

test.describe('on failure', () => {
  test.use({ allowed: [/Failed to load resource/] });

  test('says that the page was not copied, and links to its Markdown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, polls);
    await menu(page).click();
    const failure = "The page couldn't be copied. Open the Markdown version, and copy it from there.";

    await page.route(`**${polls}.md`, (route) => route.abort());
    await copyPage(page).click();
    await expect(status(page)).toHaveText(failure);
    await expect(status(page).getByRole('link')).toHaveAttribute('href', `${polls}.md`);

    await page.unrouteAll();
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await copyPage(page).click();
    await expect(status(page)).toHaveText(failure);
  });
});
