import { monthlyPrice, planFeatures, yearlyPrice } from '@site/src/facts/plans';
import { expect, test } from 'vitest';
import { choosePlan, describeChoice, formatNeeds, parseNeeds } from './choosePlan';

test.each([
  ['', 'free'],
  ['people-online.free radio', 'plus'],
  ['custom-domains', 'pro'],
  ['custom-domains.organization', 'organization'],
  ['single-sign-on co-owners', 'organization'],
])('for %j, the lowest plan is %s', (needs, plan) => {
  expect(choosePlan(parseNeeds(needs))).toBe(plan);
});

test.each([
  ['radio webhooks.pro', 'radio webhooks.pro'],
  ['webhooks.plus radio.plus channels.pro', 'channels.pro radio webhooks'],
  // None of these plans has more than the plan below it.
  ['slow-mode caw-commands.free webhooks.free open-polls.organization custom-ranks.plus', ''],
  ['price.pro toString radio.gold nothing', ''],
])('parses the needs %j as %j', (text, needs) => {
  expect(formatNeeds(parseNeeds(text))).toBe(needs);
});

test('describes what the plan costs, and what the plan below lacks', () => {
  const describe = (text: string) => describeChoice(parseNeeds(text));
  const cost = (plan: 'plus' | 'pro') => `$${monthlyPrice(plan)} a month or $${yearlyPrice(plan)} a year`;
  const { plus, pro } = planFeatures.history.cells;
  expect(describe('channels.free')).toBe('Free is enough, and costs nothing.');
  expect(describe('webhooks')).toBe(`Plus costs ${cost('plus')}. Free isn't enough for: Webhooks.`);
  expect(describe('hold-filtered')).toBe(
    `Plus costs ${cost('plus')}. Free isn't enough for: Hold for approval as a filter action.`,
  );
  expect(describe('history.pro co-owners radio')).toBe(
    `Pro costs ${cost('pro')}. Plus isn't enough for: Message history (${plus.text} instead of ${pro.text}) and Co-owners.`,
  );
  expect(describe('api single-sign-on managed-accounts staff-keys.organization custom-css')).toMatch(
    /^Organization costs from \$\d+ a month or from \$\d+ a year\. Pro isn't enough for: Active staff keys .*, Single sign-on, API, and 1 more\.$/,
  );
});
