import { monthlyPrice, planFeatures, planIds, planIncludes, plans, yearlyPrice } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { amountIds, type RequirementId, toLabel } from './requirements';

/** What is asked for, each with the lowest plan that has it. */
export type Requirements = Readonly<Partial<Record<RequirementId, PlanId>>>;

/** Returns what a plan has of a requirement that needs a higher one: "Channels: 1, but you need 5". */
function describeMissing(plan: PlanId, id: RequirementId, needed: PlanId): string {
  const amountId = amountIds.find((each) => each === id);
  if (!amountId) {
    return `${toLabel(id)}: needs ${plans[needed].name}`;
  }
  const { values } = planFeatures[amountId];
  const { isIncluded, text } = values[plan];
  return `${toLabel(id)}: ${isIncluded ? text : 'none'}, but you need up to ${values[needed].text}`;
}

/** Returns the lowest plan that has everything, the plan below it, and what that one lacks. */
export function choosePlan(requirements: Requirements) {
  const needs = Object.entries(requirements) as [RequirementId, PlanId][];
  const plan = planIds.findLast((id) => needs.some(([, needed]) => needed === id)) ?? 'free';
  const below = planIds[planIds.indexOf(plan) - 1];
  const missing = needs.flatMap(([id, needed]) =>
    below && !planIncludes(below, needed) ? [describeMissing(below, id, needed)] : [],
  );
  return { plan, below, missing };
}

/** Returns what a plan costs in words: "costs $9 a month or $90 a year". */
export function formatCost(plan: PlanId): string {
  const [month, year] = [monthlyPrice(plan), yearlyPrice(plan)].map((price) => amount(price, 'dollar'));
  return monthlyPrice(plan) === 0 ? 'is free' : `costs ${month} a month or ${year} a year`;
}
