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

test.describe('what the policy does not know', () => {
  test.use({ allowed: [/Content Security Policy|another host: https:\/\/elsewhere\.example/] });

  test('does not run, and gets nothing sent', async ({ page }) => {
    let requests = 0;
    await page.route('https://elsewhere.example/**', (route) => {
      requests++;
      return route.fulfill({
        body: 'document.title = "changed"',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
    await open(page, '/home');
    const outcome = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'document.title = "changed"';
      const external = document.createElement('script');
      external.src = 'https://elsewhere.example/script.js';
      const loaded = new Promise((resolve) => {
        external.onload = () => resolve('ran');
        external.onerror = () => resolve('blocked');
      });
      document.head.append(inline, external);
      const sent = await fetch('https://elsewhere.example/', { method: 'POST' }).then(
        () => 'sent',
        () => 'blocked',
      );
      return { script: await loaded, sent };
    });
    expect(outcome).toEqual({ script: 'blocked', sent: 'blocked' });
    await expect(page).not.toHaveTitle('changed');
    expect(requests).toBe(0);
  });
});
