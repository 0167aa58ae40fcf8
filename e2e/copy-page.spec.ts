import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './support/page';
import { buildDir } from './support/site';

const polls = '/chat-features/polls';

function says(page: Page) {
  return page.getByRole('article').getByRole('status').first();
}

test('copies the page as Markdown, and says so until the reader goes on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, polls);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(says(page)).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(fs.readFileSync(path.join(buildDir, `${polls}.md`), 'utf8'));
  await page.locator('.related-pages a').first().click();
  await expect(page).not.toHaveURL(polls);
  await expect(says(page)).toHaveText('');
});

test.describe('as a text', () => {
  // Beside a text the browser asks for an icon that it has not been told of.
  test.use({ allowed: [/Failed to load resource/] });

  test('the Markdown can be read in the browser', async ({ page }) => {
    await open(page, polls);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(`${polls}.md`);
    await expect(page.locator('body')).toContainText('# Polls');
  });
});

test.describe('when it fails', () => {
  test.use({ allowed: [/Failed to load resource/] });

  for (const [why, answer] of [
    ['the server does not answer', undefined],
    ['the Markdown is not there', { status: 404, body: 'Not found' }],
  ] as const) {
    test(`says so and offers the Markdown: ${why}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.route(`**${polls}.md`, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await open(page, polls);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(says(page)).toHaveText(
        'The page could not be copied. Open its Markdown and copy it there.',
      );
      await expect(says(page).getByRole('link')).toHaveAttribute('href', `${polls}.md`);
    });
  }

  test('says so when the browser may not copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, polls);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(says(page)).toContainText('could not be copied');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the link, and no button that does nothing', async ({ page }) => {
    await page.goto(polls);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  });
});
