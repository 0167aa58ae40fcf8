import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type AmountKind, readAmount } from '../src/components/PlanChooser/amounts';
import { choose, lacking } from '../src/components/PlanChooser/choose';
import {
  type AmountId,
  amountField,
  amountIds,
  emptyForm,
  type FeatureId,
  type Form,
  featureIds,
  formOf,
  mistakeIn,
  searchOf,
} from '../src/components/PlanChooser/wishes';
import {
  monthlyPrice,
  organizationPrice,
  planFeature,
  planFeatureIds,
  planIds,
  plans,
  smallestPlanWith,
  smallPlanFeatures,
  yearlyPrice,
} from '../src/facts/plans';
import { expect, open, test } from './support/page';

const chooser = (page: Page) => page.locator('[data-search="ignore"]').filter({ has: page.locator('form') });
const status = (page: Page) => chooser(page).getByRole('status');
const field = (page: Page, id: AmountId) =>
  page.getByRole('textbox', { name: amountField(id).label, exact: true });

function form(amounts: Partial<Record<AmountId, string>>, features: readonly FeatureId[] = []): Form {
  return { amounts: { ...emptyForm.amounts, ...amounts }, features };
}

/** Numbers from 0 to 1, the same ones in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test('reads amounts as people write them', () => {
  const read = (text: string, kind: AmountKind) => readAmount(text, kind)?.value;
  expect(['250', '1,000', '1 000', ' 0 ', '007'].map((text) => read(text, 'count'))).toEqual([
    250, 1000, 1000, 0, 7,
  ]);
  expect(
    ['90', '90 days', '2 weeks', '3 Months', '2years', '1.5 years', '1 d'].map((text) => read(text, 'time')),
  ).toEqual([90, 90, 14, 90, 730, 547.5, 1]);
  expect(['25', '25 MB', '1 GB', '0.5gb', '512 KB', '1 TB'].map((text) => read(text, 'size'))).toEqual([
    25, 25, 1024, 512, 0.5, 1048576,
  ]);
  expect(readAmount('  ', 'count')).toBeUndefined();
});

test('says what is wrong with an amount and what is right', () => {
  for (const [text, kind, says] of [
    ['many', 'count', /^"many" can't be read\. Write a whole number/],
    ['-5', 'count', /whole number/],
    ['2.5', 'count', /whole number/],
    ['1,00', 'count', /whole number/],
    ['5 people', 'count', /whole number/],
    ['3m', 'time', /days, weeks, months or years/],
    ['two years', 'time', /such as 90 days/],
    ['25 pixels', 'size', /KB, MB or GB/],
    ['2,5 MB', 'size', /such as 25 MB/],
    ['9'.repeat(400), 'count', /^"9{30}…" is too large\./],
    ['constructor', 'time', /can't be read/],
    ['1 constructor', 'time', /can't be read/],
  ] as const) {
    expect(readAmount(text, kind)?.mistake, text).toMatch(says);
  }
});

test('no text and no address makes it throw', () => {
  const random = numbers(11);
  const parts = [
    '1',
    '9',
    '0',
    ',',
    '.',
    ' ',
    '-',
    '+',
    'e',
    'day',
    'MB',
    'years',
    'x',
    '∞',
    '١',
    '\u00a0',
    '🦉',
    '__proto__',
    'toString',
  ];
  const pick = (from: readonly string[], longest: number) =>
    Array.from(
      { length: Math.floor(random() * longest) },
      () => from[Math.floor(random() * from.length)],
    ).join('');
  const wrong: string[] = [];
  for (let run = 0; run < 10_000; run += 1) {
    const text = pick(parts, 8);
    for (const kind of ['count', 'time', 'size'] as const) {
      const reading = readAmount(text, kind);
      const fine =
        reading === undefined
          ? text.trim() === ''
          : reading.mistake?.endsWith('.') || (Number.isFinite(reading.value) && Number(reading.value) >= 0);
      if (!fine) {
        wrong.push(`${kind} ${text}`);
      }
    }
  }
  const names = [...amountIds, 'features'];
  for (let run = 0; run < 1000; run += 1) {
    const search = Array.from(
      { length: 4 },
      () => `${pick(names, 3)}=${pick([...parts, ...featureIds, ',', '%', '&'], 5)}`,
    ).join('&');
    const { form: asked } = formOf(search);
    const again = formOf(searchOf(asked)).form.features;
    if (!Number.isFinite(choose(asked).cost.year) || again.join() !== asked.features.join()) {
      wrong.push(search);
    }
  }
  expect(wrong).toEqual([]);
});

test('each amount needs the plan of the table, at its edge and one beyond', () => {
  for (const id of amountIds) {
    const { feature } = amountField(id);
    if (!feature) {
      continue;
    }
    planIds.forEach((plan, index) => {
      const edge = planFeature(feature, plan).amount;
      if (edge === undefined) {
        return;
      }
      expect(choose(form({ [id]: `${edge}` })).plan, `${id} ${edge}`).toBe(plan);
      expect(choose(form({ [id]: `${edge + 1}` })).plan, `${id} ${edge + 1}`).toBe(planIds[index + 1]);
    });
  }
});

test('each feature needs the plan of the table, and every feature that Free lacks is there', () => {
  for (const id of featureIds) {
    const first = planFeatureIds.some((each) => each === id)
      ? smallestPlanWith(id as (typeof planFeatureIds)[number])
      : smallPlanFeatures[id as keyof typeof smallPlanFeatures].plan;
    expect(choose(form({}, [id])).plan, id).toBe(first);
  }
  const missing = planFeatureIds.filter(
    (id) => !planFeature(id, 'free').has && !featureIds.some((feature) => feature === id),
  );
  expect(missing).toEqual(['rookery-logo', 'webhooks']);
});

test('the plan below lacks something, and no smaller plan does it', () => {
  const random = numbers(23);
  const amounts = ['', '', '', '1', '3', '60', '300', '2000', '7000'];
  const wrong: string[] = [];
  for (let run = 0; run < 400; run += 1) {
    const wish = form(
      Object.fromEntries(amountIds.map((id) => [id, amounts[Math.floor(random() * amounts.length)] ?? ''])),
      featureIds.filter(() => random() < 0.05),
    );
    const { plan, short, boosted } = choose(wish);
    const smaller = plan ? planIds.slice(0, planIds.indexOf(plan)) : planIds;
    const fine =
      (!plan || lacking(plan, wish).length === 0) &&
      (plan === 'free' || (short?.lacks.length ?? 0) > 0) &&
      smaller.every((each) => lacking(each, wish).length > 0) &&
      boosted.every((each) => smaller.includes(each.plan));
    if (!fine) {
      wrong.push(searchOf(wish));
    }
  }
  expect(wrong).toEqual([]);
});

test('what it costs, with chats and seats', () => {
  expect(choose(form({ channels: '3' })).cost).toEqual({
    month: monthlyPrice('plus'),
    year: yearlyPrice('plus'),
  });
  expect(choose(form({ channels: '3', chats: '4' })).cost.month).toBe(4 * monthlyPrice('plus'));
  expect(choose(form({ channels: '3', chats: '20' })).organization?.month).toBe(organizationPrice(20, 0));
  const large = choose(form({ chats: '12', seats: '30' }, ['api']));
  expect(large.plan).toBe('organization');
  expect(large.cost.month).toBe(organizationPrice(12, 30));
  expect(choose(form({ seats: '1' })).plan).toBe('organization');
  expect(choose(form({ chats: '3' })).organization).toBeUndefined();
});

test('boosts stand in for people, emoji, upload size and advertisements, and for nothing else', () => {
  const levels = (wish: Form) => choose(wish).boosted.map(({ plan, level }) => `${plan} ${level}`);
  expect(levels(form({ emoji: '20' }))).toEqual(['free 1']);
  expect(levels(form({}, ['advertisements']))).toEqual(['free 2']);
  expect(levels(form({ people: '150' }))).toEqual(['free 3']);
  expect(levels(form({ people: '300' }))).toEqual(['plus 2']);
  expect(levels(form({ upload: '10 MB' }))).toEqual(['free 3']);
  expect(levels(form({ emoji: '20' }, ['radio']))).toEqual([]);
  expect(levels(form({ people: '5100' }))).toEqual(['organization 3']);
  expect(levels(form({ people: '50' }))).toEqual([]);
});

test('an address and its form are each other', () => {
  const wish = form({ people: '1,000', history: '2 years', upload: 'a & b=c' }, ['radio', 'api']);
  expect(formOf(searchOf(wish))).toEqual({ form: wish, unknown: [] });
  expect(searchOf(form({ people: '5' }, ['radio', 'api']), '?a=b&people=9')).toBe(
    '?a=b&people=5&features=radio,api',
  );
  expect(searchOf(emptyForm)).toBe('');
  expect(formOf('?features=radio,flying,,constructor').unknown).toEqual(['flying', 'constructor']);
  expect(mistakeIn(wish, 'upload')).toBeDefined();
});

test('names the smallest plan, its price and what the plan below lacks', async ({ page }) => {
  await open(page, '/subscriptions');
  await expect(status(page)).toContainText('Say what your chat needs');
  await field(page, 'people').fill('300');
  await expect(status(page)).toHaveText(
    `Pro does it. It costs $${monthlyPrice('pro')} a month, or $${yearlyPrice('pro')} for a year at once.`,
  );
  await expect(chooser(page)).toContainText('People online: 250; you want 300');
  await expect(chooser(page)).toContainText('Plus on boost level 2 does it as well');
  await page.getByRole('checkbox', { name: 'Single sign-on' }).check();
  await expect(status(page)).toContainText('Organization does it.');
  await expect(chooser(page)).toContainText(`Single sign-on: begins with ${plans.organization.name}`);
  await expect(page).toHaveURL(/\?people=300&features=single-sign-on$/);
  await page.reload();
  await expect(status(page)).toContainText('Organization does it.');
  await page.getByRole('button', { name: 'Empty the form' }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  await expect(field(page, 'people')).toHaveValue('');
});

test('says which wish no plan fulfils and how far the largest goes', async ({ page }) => {
  await open(page, '/subscriptions?people=6000&history=11+years&channels=2');
  await expect(status(page)).toHaveText('No plan does all of it. Too large: People online, History.');
  await expect(chooser(page)).toContainText('People online: 5,000; you want 6,000');
  await expect(chooser(page)).toContainText('up to 10 years; you want 11 years');
});

test('says what is wrong in a field, and goes on with the others', async ({ page }) => {
  await open(page, '/subscriptions?channels=5&features=flying');
  await expect(chooser(page).getByRole('alert')).toContainText("don't exist: flying");
  await field(page, 'history').fill('ages');
  await expect(field(page, 'history')).toHaveAccessibleDescription(/^"ages" can't be read\./);
  await expect(field(page, 'history')).toHaveAttribute('aria-invalid', 'true');
  await expect(status(page)).toHaveText(/^Plus does it\..* Not counted: 1 field that can't be read\.$/);
  await expect(chooser(page).getByRole('alert')).toHaveCount(0);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, '/subscriptions');
  await field(page, 'people').focus();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?people=10$/);
  await page.keyboard.press('Tab');
  await expect(field(page, 'channels')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Radio', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(status(page)).toContainText('Plus does it.');
});

for (const query of [
  'people=300&chats=3&features=advertisements',
  'people=x&history=y&seats=30&emoji=9000',
]) {
  test(`fits a narrow screen and axe finds nothing with ${query}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/subscriptions?${query}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of plans answers, and there is nothing to fill in', async ({ page }) => {
    await page.goto('/subscriptions');
    await expect(page.locator('form input[type="checkbox"]').first()).toBeHidden();
    await expect(page.locator('table').filter({ hasText: 'People online at once' })).toBeVisible();
  });
});
