import type { Page } from '@playwright/test';
import { expect, open, openAlone, test } from '../support/page';

const address = '/chat-features/moderation';
const duration = (page: Page) => page.getByRole('textbox', { name: 'Duration' });
const use = (page: Page) => page.getByRole('combobox', { name: /^For/ });
const answer = (page: Page) => page.locator('#duration-answer');

test.describe('in a time zone', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('says a duration in words and when it ends there', async ({ page }) => {
    await page.clock.setFixedTime('2025-03-02T20:30:00Z');
    await open(page, address);
    await expect(duration(page)).toHaveValue('1d12h');
    await expect(answer(page)).toContainText('1 day 12 hours.');
    await expect(answer(page)).toContainText(
      /now, at 9:30\sAM, it ends on Tuesday, March 4, 2025 at 9:30\sPM/,
    );
    await expect(answer(page)).toContainText('Only Administrators and above can set this');
    await duration(page).fill('90m');
    await expect(answer(page)).toContainText('1 hour 30 minutes.');
    await expect(answer(page)).not.toContainText('Administrator');
  });
});

test('can be used by keyboard, announces what is wrong, and sends nothing to the server', async ({
  page,
}) => {
  const requests = await openAlone(page, address);
  // Announced when the reader stops typing.
  await expect(page.getByRole('status').filter({ hasText: 'If you send the command' })).toHaveText(
    await answer(page).innerText(),
    { useInnerText: true },
  );
  await duration(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('perm');
  await expect(answer(page)).toContainText('Until someone removes it.');
  await expect(duration(page)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Poll');
  await expect(use(page)).toHaveValue('poll');
  await expect(answer(page)).toContainText("“perm” isn't allowed here");
  await expect(duration(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(duration(page)).toHaveAccessibleDescription(/“perm” isn't allowed here/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('12h1d');
  await expect(answer(page)).toContainText('Put the largest unit first: “1d12h”');
  expect(requests).toEqual([]);
});

test('reads the question from the query string and writes it there', async ({ page }) => {
  await open(page, `${address}?duration=2h&duration-for=mute&other=1#durations`);
  await expect(duration(page)).toHaveValue('2h');
  await expect(use(page)).toHaveValue('mute');
  await duration(page).fill('3h');
  await expect(page).toHaveURL(/\?other=1&duration=3h&duration-for=mute#durations$/);
  await page.goto(`${address}?duration=%3Cb%3E&duration-for=nothing`);
  await expect(answer(page)).toContainText("A duration can't contain “<”");
  await expect(use(page)).toHaveValue('ban');
});
