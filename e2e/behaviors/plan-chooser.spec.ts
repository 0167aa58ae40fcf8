import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/page';

const address = '/subscriptions';
const chooser = (page: Page) => page.locator('[class^="chooser_"]');
const status = (page: Page) => chooser(page).getByRole('status');
const people = (page: Page) => page.getByRole('combobox', { name: /^People online/ });

test('names the lowest plan, its price, and what the plan below lacks, by keyboard', async ({ page }) => {
  await open(page, address);
  await expect(status(page)).toContainText('Enter what your chat needs');
  await people(page).focus();
  await page.keyboard.type('Up to 1,000');
  await expect(status(page)).toHaveText(
    /^Pro costs \$\d+ a month or \$\d+ a year\.\s+It's the lowest plan that has everything you need\.$/,
  );
  await expect(chooser(page)).toContainText(/People online.*: 250, but you need up to 1,000/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Channels' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Single sign-on' }).press('Space');
  await expect(status(page)).toContainText('Organization costs');
  await expect(chooser(page)).toContainText('Single sign-on: needs Organization');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(people(page)).toHaveValue('');
});

test('on a phone, the names and prices of the plans stay between the bar and the row that a link leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${address}#caw-filter`);
  await expect(page.getByRole('row', { name: "Caw's filter" })).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [bar, head, row] = ['.theme-doc-toc-mobile', '.compare thead', '#caw-filter'].map(edges);
        return [
          (head?.top ?? 0) - (bar?.bottom ?? 0),
          Math.trunc(((row?.top ?? 0) - (head?.bottom ?? 0)) / 2),
        ];
      }),
    )
    .toEqual([0, 0]);
  await expect(page.locator('.compare thead')).toContainText('$29');
});
