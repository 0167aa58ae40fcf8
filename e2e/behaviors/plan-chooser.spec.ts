import { planFeatures } from '../../src/facts/plans';
import { announcement, expect, openPage, openTranslated, test } from '../support/page';

const path = '/subscriptions';
const { plus, pro } = planFeatures['people-online'].cells;

/** Returns the text in the marked column of a row. */
function markedPlan(row: Element): string | null | undefined {
  const { content, gridColumnStart } = getComputedStyle(row, '::before');
  return content === 'none' ? content : row.children[Number(gridColumnStart) - 1]?.textContent;
}

test('a keyboard is enough to find the lowest plan', async ({ page }) => {
  await openTranslated(page, path);
  const people = page.getByRole('radio', { name: /^People online/ });
  await people.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(
    announcement(
      page,
      new RegExp(
        `^Pro costs \\$\\d+ a month or \\$\\d+ a year\\.\\s+Plus isn't enough for: People online.* \\(${plus.text} instead of ${pro.text}\\)\\.`,
      ),
    ),
  ).toHaveCount(1);
  await expect(people.nth(2)).toBeChecked();
  const head = page.locator('.rk-plan-table tr').first();
  expect(await head.evaluate(markedPlan)).toBe('Pro');
  const trial = page.getByRole('link', { name: 'Try it for free' });
  await expect(page.locator((await trial.getAttribute('href')) ?? '')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Single sign-on' }).press('Space');
  await expect(announcement(page, 'Organization costs')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await head.evaluate(markedPlan)).toBe('Organization');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(people.first()).toBeFocused();
  await expect(page.locator('main input:checked')).toHaveCount(0);
  expect(await head.evaluate(markedPlan)).toBe('none');
});

test('the choice survives Back and a reload', async ({ page }) => {
  await openPage(page, `${path}?need=radio+people-online.pro+nonsense`);
  const chosen = page.locator('main input:checked');
  const answer = page.getByRole('main').getByText(/^Pro costs/);
  await expect(answer).toBeVisible();
  await expect(chosen).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Radio' }).uncheck();
  const channels = page.getByRole('radio', { name: 'Channels: 5' });
  await channels.check();
  // Selecting a radio button again clears it.
  await channels.click();
  await page.getByRole('radio', { name: 'Webhooks: 2' }).check();
  await expect(page).toHaveURL(/\?need=people-online\.pro\+webhooks$/);
  await page.reload();
  await expect(chosen).toHaveCount(2);
  await openPage(page, '/faq');
  await page.goBack();
  await expect(chosen).toHaveCount(2);
  await expect(answer).toBeVisible();
});

test('on a phone, the sticky header covers no row that a link targets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${path}#caw-filter`);
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  await expect(page.locator('#caw-filter')).toBeInViewport();
  await expect
    .poll(async () => (await edges('#caw-filter')).top - (await edges('.rk-plan-table thead')).bottom)
    .toBeGreaterThanOrEqual(0);
});
