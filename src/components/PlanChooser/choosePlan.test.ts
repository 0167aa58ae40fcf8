import { monthlyPrice, planFeatureIds, planFeatures, yearlyPrice } from '@site/src/facts/plans';
import { expect, test } from 'vitest';
import { amountIds, amountOptions, choosePlan, featureGroups, formatCost } from './choosePlan';

test('chooses the lowest plan that has everything', () => {
  expect(choosePlan({}).plan).toBe('free');
  expect(choosePlan({ 'people-online': 'free', radio: 'plus' }).plan).toBe('plus');
  expect(choosePlan({ 'custom-domains': 'organization' }).plan, 'more than Pro has').toBe('organization');
  expect(choosePlan({ 'single-sign-on': 'organization', radio: 'plus' }).plan).toBe('organization');
});

test('says what the plan below lacks', () => {
  expect(choosePlan({ webhooks: 'plus', channels: 'free' })).toMatchObject({
    below: 'free',
    missing: [`Webhooks: none, but you need up to ${planFeatures.webhooks.values.plus.text}`],
  });
  const { plus, pro } = planFeatures.history.values;
  expect(choosePlan({ history: 'pro', 'co-owners': 'pro', radio: 'plus' }).missing).toEqual([
    `Message history: ${plus.text}, but you need up to ${pro.text}`,
    'Co-owners: needs Pro',
  ]);
});

test('offers what each plan has', () => {
  expect(amountOptions('webhooks').map(([plan]) => plan)).toEqual(['', 'plus', 'pro', 'organization']);
  for (const id of amountIds) {
    const amounts = amountOptions(id).map(([, label]) => label);
    expect(new Set(amounts).size, id).toBe(amounts.length);
  }
});

test('offers every feature that Free lacks', () => {
  const offered = [...amountIds, ...featureGroups.flatMap(({ features }) => features.map(({ id }) => id))];
  const missing = planFeatureIds.filter(
    (id) => !planFeatures[id].values.free.isIncluded && !offered.includes(id),
  );
  // It's among the small features.
  expect(missing).toEqual(['rookery-logo']);
});

test('writes a cost in words', () => {
  const cost = (plan: 'plus' | 'organization') =>
    `$${monthlyPrice(plan)} a month or $${yearlyPrice(plan)} a year`;
  expect([formatCost('free'), formatCost('plus'), formatCost('organization')]).toEqual([
    'is free',
    `costs ${cost('plus')}`,
    `costs from ${cost('organization')}`,
  ]);
});
