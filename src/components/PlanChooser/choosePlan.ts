import {
  monthlyPrice,
  type PlanFeatureId,
  planFeatureGroups,
  planFeatureIds,
  planFeatures,
  planIds,
  planIncludes,
  plans,
  type SmallPlanFeatureId,
  smallestPlanWith,
  smallPlanFeatures,
  yearlyPrice,
} from '@site/src/facts/plans';
import { amount } from '@site/src/facts/quantity';
import type { PlanId } from '@site/src/facts/types';
import type { Options } from '../ui/fields';

/** Something that a chat can need: a row of the plan table, or a small feature. */
export type RequirementId = PlanFeatureId | SmallPlanFeatureId;

/** The rows of the plan table that are asked for by amount, in order. */
export const amountIds = [
  'people-online',
  'channels',
  'history',
  'upload-size',
  'custom-emoji',
  'custom-ranks',
  'staff-keys',
  'webhooks',
  'custom-domains',
] as const satisfies readonly PlanFeatureId[];

/** Returns how much of a row can be asked for: what each plan has. */
export function amountOptions(id: PlanFeatureId): Options<PlanId | ''> {
  const { values } = planFeatures[id];
  const amounts = planIds
    .filter((plan) => values[plan].isIncluded)
    .map((plan) => [plan, `Up to ${values[plan].text}`] as const);
  return [['', 'Any'], ...amounts];
}

/** Labels for rows of the plan table whose own label says the opposite of the requirement, or less. */
const labelOverrides: Readonly<Partial<Record<RequirementId, string>>> = {
  advertisements: 'No advertisements',
  support: "Replies from Rookery's support team",
};

/** Returns the label of a requirement. */
export function toLabel(id: RequirementId): string {
  const { label } = { ...planFeatures, ...smallPlanFeatures }[id];
  return labelOverrides[id] ?? label.replaceAll('**', '');
}

const smallIds = Object.keys(smallPlanFeatures) as SmallPlanFeatureId[];
// The logo is among the small features.
const excluded: readonly PlanFeatureId[] = ['rookery-logo', ...amountIds];
const missingOnFree = planFeatureIds.filter(
  (id) => smallestPlanWith(id) !== 'free' && !excluded.includes(id),
);

/**
 * Every feature that Free lacks, with the smallest plan that has it, under the headings of the plan table. The small features
 * are last.
 */
export const featureGroups = [
  ...Object.entries(planFeatureGroups).map(([group, label]) => ({
    label,
    features: missingOnFree
      .filter((id) => planFeatures[id].group === group)
      .map((id) => ({ id, plan: smallestPlanWith(id) })),
  })),
  {
    label: 'Smaller features',
    features: smallIds.map((id) => ({ id, plan: smallPlanFeatures[id].plan })),
  },
].filter(({ features }) => features.length > 0);

/** What is asked for, each with the lowest plan that has it. */
export type Requirements = Readonly<Partial<Record<RequirementId, PlanId>>>;

/** Returns what a plan has of a requirement that needs a higher one: "Channels: 1, but you need 5". */
function describeMissing(plan: PlanId, id: RequirementId, needed: PlanId): string {
  const amountId = amountIds.find((rowId) => rowId === id);
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
  const month = planFeatures.price.values[plan].text;
  const year = amount(yearlyPrice(plan), 'dollar');
  return monthlyPrice(plan) === 0 ? 'is free' : `costs ${month} a month or ${year} a year`;
}
