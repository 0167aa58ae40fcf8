import {
  type PlanFeatureId,
  planFeatureGroups,
  planFeatureIds,
  planFeatures,
  planIds,
  type SmallPlanFeatureId,
  smallestPlanWith,
  smallPlanFeatures,
} from '../../facts/plans';
import type { PlanId } from '../../facts/types';
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
  'staff-keys',
  'webhooks',
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
  'custom-domains': 'Custom domain',
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
