import type { Page } from '@playwright/test';
import { programs } from '../../tools/test/programs';
import { expect, test } from '../support/nginx';
import { open, searchBox } from '../support/page';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

// The browser reports on the console what the policy blocks, and `test` fails on console output.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the landing page and search work under the policy, with the worker', async ({ page }) => {
  await open(page, '/');
  const worker = page.waitForEvent('worker');
  await page.locator(searchBox).click();
  await page.locator(searchBox).pressSequentially('slow mode');
  await worker;
  await expect(page.locator('#search-suggestions [role="option"]').first()).toBeVisible();
  await open(page, '/search?q=slow%20mode');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /slow mode/i })
      .first(),
  ).toBeVisible();
});

test('interactive components work under the policy', async ({ page }) => {
  await open(page, '/account-features/emoji');
  await page.getByRole('button', { name: 'Show all emoji' }).click();
  await expect(page.getByRole('table', { name: 'All emoji' })).toBeVisible();

  for (const route of ['/chat-features/embed', '/chat-settings/chat-appearance']) {
    await open(page, route);
    const control = page.getByRole('main').locator('input:visible, select:visible, textarea:visible').first();
    await control.focus();
    await page.keyboard.press('ArrowDown');
    await expect(heading(page)).toBeVisible();
  }
});
