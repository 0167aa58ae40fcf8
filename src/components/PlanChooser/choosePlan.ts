import { monthlyPrice, planFeatures, planIds, planReaches, plans, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { amountIds, labelOf, type WishId } from './requirements';

/** What is asked for, each with the lowest plan that has it. */
export type Wishes = Readonly<Partial<Record<WishId, PlanId>>>;

/** Returns what a plan has of a wish that needs a higher one: "Channels: 1, but you need 5". */
function lackOf(plan: PlanId, id: WishId, needed: PlanId): string {
  const amountId = amountIds.find((each) => each === id);
  if (!amountId) {
    return `${labelOf(id)}: needs ${plans[needed].name}`;
  }
  const { values } = planFeatures[amountId];
  const { has, text } = values[plan];
  return `${labelOf(id)}: ${has ? text : 'none'}, but you need up to ${values[needed].text}`;
}

/** Returns the lowest plan that has everything, the plan below it, and what that one lacks. */
export function choose(wishes: Wishes) {
  const needs = Object.entries(wishes) as [WishId, PlanId][];
  const plan = planIds.findLast((id) => needs.some(([, needed]) => needed === id)) ?? 'free';
  const below = planIds[planIds.indexOf(plan) - 1];
  const lacks = needs.flatMap(([id, needed]) =>
    below && !planReaches(below, needed) ? [lackOf(below, id, needed)] : [],
  );
  return { plan, below, lacks };
}

/** Returns what a plan costs in words: "costs $9 a month or $90 a year". */
export function costText(plan: PlanId): string {
  const [month, year] = [monthlyPrice(plan), yearlyPrice(plan)].map((price) => amount(price, 'dollar'));
  return monthlyPrice(plan) === 0 ? 'is free' : `costs ${month} a month or ${year} a year`;
}
