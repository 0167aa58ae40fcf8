import { expect, test } from 'vitest';
import { type PlanFeature, planFeatures, planIds, plans } from './plans';
import { settingsScreens } from './settings';
import type { SettingsScreen } from './settings/types';

/** The factors between a unit in the table and the smallest unit of its kind: days or MB. */
const factors: Readonly<Record<string, number>> = { year: 365, GB: 1024, TB: 1024 ** 2 };

/** Parses the last number of a text in the smallest unit: 730 for "2 years". */
function parseSize(text: string): number | undefined {
  const [, digits, unit = ''] = /([\d,]+)(?:\s(\w+?)s?)?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (factors[unit] ?? 1);
}

test('a higher plan never has less', () => {
  const sizes = Object.values<PlanFeature>(planFeatures).map(({ cells }) => parseSize(cells.pro.text));
  expect(sizes.filter(Boolean).length).toBeGreaterThan(5);
  const problems = Object.entries<PlanFeature>(planFeatures).filter(([, { cells }]) =>
    planIds.some((plan, index) => {
      const before = planIds[index - 1];
      if (!before) return false;
      const [smaller, larger] = [cells[before], cells[plan]];
      return (
        (smaller.extent !== 'none' && larger.extent === 'none') ||
        (parseSize(smaller.text) ?? 0) > (parseSize(larger.text) ?? Number.POSITIVE_INFINITY)
      );
    }),
  );
  expect(problems.map(([id]) => id)).toEqual([]);
});

test('a higher plan costs more', () => {
  const prices = planIds.map((id) => plans[id].price.max);
  expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
});

test('the screen of a smaller feature has a setting with the same plan', () => {
  const smaller = Object.values<PlanFeature>(planFeatures).filter(({ group }) => group === 'small');
  expect(smaller.length).toBeGreaterThan(5);
  const problems = smaller.filter(({ screenId = '', cells }) => {
    const screens: Readonly<Record<string, SettingsScreen>> = settingsScreens;
    const settings = Object.values(screens[screenId]?.settings ?? {});
    const plan = planIds.find((id) => cells[id].extent !== 'none');
    return !settings.some(
      ({ plan: settingPlan, control }) =>
        settingPlan === plan ||
        (control.kind === 'choice' && control.choices.some((choice) => choice.plan === plan)),
    );
  });
  expect(problems).toEqual([]);
});
