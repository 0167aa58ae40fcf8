import type { Page } from '@playwright/test';
import { announced, expect, expectFault, open, test } from '../support/page';

const address = '/chat-features/moderation';
const duration = (page: Page) => page.getByRole('textbox', { name: 'Duration' });
const answer = (page: Page) => page.locator('#duration-answer');

test.use({ timezoneId: 'Pacific/Auckland' });

test("says a duration in words and when it ends in the reader's time zone", async ({ page }) => {
  await page.clock.setFixedTime('2025-03-02T20:30:00Z');
  await open(page, address);
  await expect(answer(page)).toContainText('1 day 12 hours.');
  await expect(answer(page)).toContainText(/now, at 9:30\sAM, it ends on Tuesday, March 4, 2025 at 9:30\sPM/);
});

test('can be used by keyboard, and announces what is wrong', async ({ page }) => {
  await open(page, address);
  await duration(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('perm');
  await expect(answer(page)).toContainText('Until someone removes it.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Poll');
  await expectFault(duration(page), /Enter a time from/);
  await expect(announced(page, /Enter a time from/)).toHaveCount(1);
});
