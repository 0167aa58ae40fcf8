import { monthlyPrice, organizationPrice, planFeature, planIds, yearlyPrice } from '@site/src/facts/plans';
import { expect, test } from 'vitest';
import { choose, costText, lacking } from './choose';
import { type AmountId, amountFields, amountIds, emptyForm, type FeatureId, type Form } from './wishes';

function form(amounts: Partial<Record<AmountId, string>>, features: readonly FeatureId[] = []): Form {
  return { amounts: { ...emptyForm.amounts, ...amounts }, features };
}

test.each(amountIds)('chooses the next plan when %s goes over the limit of a plan', (id) => {
  const { feature } = amountFields[id];
  for (const [index, plan] of planIds.entries()) {
    const limit = feature && planFeature(feature, plan).amount;
    if (limit !== undefined) {
      expect(choose(form({ [id]: `${limit}` })).plan, `${limit}`).toBe(plan);
      expect(choose(form({ [id]: `${limit + 1}` })).plan, `${limit + 1}`).toBe(planIds[index + 1]);
    }
  }
});

test('chooses the smallest plan that has a feature', () => {
  expect(choose(form({}, ['radio'])).plan).toBe('plus');
  expect(choose(form({}, ['radio', 'single-sign-on'])).plan).toBe('organization');
  expect(choose(form({}, ['co-owners'])).plan).toBe('pro');
  expect(choose(emptyForm).plan).toBe('free');
});

test('says how far the plan below goes and what was asked for', () => {
  expect(lacking('plus', form({ people: '300', history: '2 years' }, ['api']))).toEqual([
    { label: 'People online', asked: '300', has: '250' },
    { label: 'History', asked: '2 years', has: '90 days' },
    { label: expect.any(String), has: expect.stringMatching(/^needs /) },
  ]);
});

test('adds up chats and seats', () => {
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

test('writes a cost in words', () => {
  expect(costText({ month: 9, year: 90 })).toBe('costs $9 a month or $90 a year');
  expect(costText({ month: 0, year: 0 })).toBe('is free');
});
