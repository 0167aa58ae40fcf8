import type { Page } from '@playwright/test';
import { expect, expectFault, open, test } from '../support/page';

const address = '/chat-features/markdown';
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const preview = (page: Page) => page.getByRole('group', { name: 'As others see it' });

test('shows a message as others see it, and never as HTML', async ({ page }) => {
  await open(page, address);
  await box(page).fill('**bold** [a](https://a.example) <img src=x onerror=alert(1)>');
  await expect(preview(page).locator('strong')).toHaveText('bold');
  await expect(preview(page).getByRole('link', { name: 'a' })).toHaveAttribute('href', 'https://a.example/');
  await expect(preview(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(preview(page).locator('img')).toHaveCount(0);
  await expect(page.locator('#message-notes')).toContainText(`HTML doesn't work.`);
  await expect(box(page)).toHaveAccessibleDescription('60 of 500 characters');
  await box(page).fill('- a\n\n> b\n\n```\nc\n```\n1. ~~d~~ :owl:');
  for (const selector of ['ul > li', 'blockquote', 'pre code', 'ol > li s']) {
    await expect(preview(page).locator(selector)).toBeVisible();
  }
  await expect(preview(page).getByRole('img', { name: 'owl' })).toHaveText('🦉');
  await box(page).fill('a'.repeat(501));
  await expectFault(box(page), /This message is too long/);
});

test('reveals a spoiler by keyboard and keeps the focus on it', async ({ page }) => {
  await open(page, address);
  await box(page).fill('||the **butler**||');
  await expect(preview(page).getByRole('button', { name: 'Spoiler' })).toBeVisible();
  await expect(preview(page)).not.toContainText('butler');
  await box(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(preview(page).locator(':focus')).toHaveText('the butler');
});
