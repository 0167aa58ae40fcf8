import { expect, test } from 'vitest';
import { type PlanFeature, planFeatures, planIds } from './plans';

test('a larger plan never has less', () => {
  const faults = Object.entries<PlanFeature>(planFeatures).filter(([id, { values }]) =>
    planIds.some((plan, index) => {
      const before = planIds[index - 1];
      if (!before || id === 'price') {
        return false;
      }
      const [smaller, larger] = [values[before], values[plan]];
      return (
        (smaller.has && !larger.has) || (smaller.amount ?? 0) > (larger.amount ?? Number.POSITIVE_INFINITY)
      );
    }),
  );
  expect(faults.map(([id]) => id)).toEqual([]);
});

test('a larger plan costs more', () => {
  const prices = planIds.map((plan) => planFeatures.price.values[plan].text);
  const dollars = prices.map((price) => Number(price.replace(/\D/g, '')));
  expect(dollars).toEqual([...new Set(dollars)].sort((one, other) => one - other));
});
