import { planFeatures } from '../../src/facts/plans';
import { announcement, expect, openPage, openTranslated, test } from '../support/page';

const address = '/subscriptions';
const { plus, pro } = planFeatures['people-online'].values;

test('names the lowest plan, its price, and what the plan below lacks, by keyboard', async ({ page }) => {
  await openTranslated(page, address);
  const people = page.getByRole('combobox', { name: /^People online/ });
  await people.focus();
  await page.keyboard.type(`Up to ${pro.text}`);
  await expect(announcement(page, /^Pro costs \$\d+ a month or \$\d+ a year\./)).toHaveCount(1);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^People online.*: ${plus.text}, but you need up to ${pro.text}`) }),
  ).toBeVisible();
  const trial = page.getByRole('link', { name: 'try it for free' });
  await expect(page.locator((await trial.getAttribute('href')) ?? '')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Channels' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Single sign-on' }).press('Space');
  await expect(announcement(page, 'Organization costs')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  const panel = page.locator('[data-search="ignore"]', { hasText: 'What you would miss on' });
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(people).toHaveValue('');
});

test('on a phone, the names of the plans stay above the row that a link leads to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${address}#caw-filter`);
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect());
  await expect(page.locator('#caw-filter')).toBeInViewport();
  await expect
    .poll(async () => (await edges('#caw-filter')).top - (await edges('.compare thead')).bottom)
    .toBeGreaterThanOrEqual(0);
});
