import {
  type PlanFeatureGroupId,
  type PlanFeatureId,
  planFeature,
  planFeatureGroups,
  planFeatureIds,
  planFeatures,
  type SmallPlanFeatureId,
  smallPlanFeatures,
} from '../../facts/plans';
import { withParameters } from '../ui/queryString';
import { withoutFormatting } from '../ui/text';
import { type AmountKind, readAmount } from './amounts';

/** An amount that can be asked for. */
export interface AmountField {
  readonly label: string;
  readonly kind: AmountKind;
  /** Shown in the empty field. */
  readonly example: string;
  /** The row of the plan table that limits it; without one, it only changes the price. */
  readonly feature?: PlanFeatureId;
  /** The name of the amount in an answer. */
  readonly noun: string;
}

function limited(feature: PlanFeatureId, kind: AmountKind, example: string, noun: string): AmountField {
  return { label: planFeatures[feature].label, kind, example, feature, noun };
}

/** The amounts, in order. Ids are the names of query parameters. */
export const amountFields = {
  people: limited('people-online', 'count', '200', 'People online'),
  channels: limited('channels', 'count', '3', 'Channels'),
  history: limited('history', 'time', '6 months', 'History'),
  upload: limited('upload-size', 'size', '20 MB', 'Upload size'),
  emoji: limited('custom-emoji', 'count', '40', 'Custom emoji'),
  keys: limited('staff-keys', 'count', '5', 'Staff keys'),
  webhooks: limited('webhooks', 'count', '1', 'Webhooks'),
  chats: { label: 'Number of chats', kind: 'count', example: '1', noun: 'Chats' } as AmountField,
  seats: { label: 'Seats in an organization', kind: 'count', example: '0', noun: 'Seats' } as AmountField,
} as const;

export type AmountId = keyof typeof amountFields;

/** Ids of the amounts, in order. */
export const amountIds = Object.keys(amountFields) as AmountId[];

/** Something that a plan has or doesn't have. */
export type FeatureId = PlanFeatureId | SmallPlanFeatureId;

/** Labels for rows of the plan table whose own label says the opposite of the wish, or less. */
const wishLabels: Readonly<Partial<Record<FeatureId, string>>> = {
  advertisements: 'No advertisements',
  'custom-ranks': 'Custom ranks',
  'custom-domains': 'Custom domain',
  'archive-export': 'Archive export',
  support: "Replies from Rookery's support team",
};

// The logo is among the small features as well, and webhooks are an amount.
const skipped: readonly FeatureId[] = ['rookery-logo', 'webhooks'];

/** Returns the label of a feature as a wish. */
export function featureLabel(id: FeatureId): string {
  const { label } = { ...planFeatures, ...smallPlanFeatures }[id];
  return wishLabels[id] ?? withoutFormatting(label);
}

function group(label: string, ids: readonly FeatureId[]) {
  return { label, features: ids.map((id) => ({ id, label: featureLabel(id) })) };
}

function isMissingOnFree(id: PlanFeatureId): boolean {
  return !planFeature(id, 'free').has && !skipped.includes(id);
}

/** Every feature that Free lacks, under the headings of the plan table, with the small features last. */
export const featureGroups = [
  ...(Object.keys(planFeatureGroups) as PlanFeatureGroupId[]).map((groupId) =>
    group(
      planFeatureGroups[groupId],
      planFeatureIds.filter((id) => planFeatures[id].group === groupId && isMissingOnFree(id)),
    ),
  ),
  group('Smaller features', Object.keys(smallPlanFeatures) as SmallPlanFeatureId[]),
].filter(({ features }) => features.length > 0);

/** Ids of all features that can be asked for. */
export const featureIds: readonly FeatureId[] = featureGroups.flatMap(({ features }) =>
  features.map(({ id }) => id),
);

/** What is asked for. */
export interface Form {
  /** The texts of the fields; an empty one asks for nothing. */
  readonly amounts: Readonly<Record<AmountId, string>>;
  readonly features: readonly FeatureId[];
}

/** Returns whether a form asks for nothing. */
export function isEmpty({ amounts, features }: Form): boolean {
  return features.length === 0 && amountIds.every((id) => !amounts[id].trim());
}

/** Returns what is wrong with an amount, if anything. */
export function faultIn({ amounts }: Form, id: AmountId): string | undefined {
  return readAmount(amounts[id], amountFields[id].kind).fault;
}

/** Reads a query string such as `?people=300&features=radio,api`. */
export function formOf(search: string): Form {
  const parameters = new URLSearchParams(search);
  const amounts = Object.fromEntries(amountIds.map((id) => [id, parameters.get(id) ?? '']));
  const asked = (parameters.get('features') ?? '').split(',');
  return {
    amounts: amounts as Record<AmountId, string>,
    features: featureIds.filter((id) => asked.includes(id)),
  };
}

/** A form that asks for nothing. */
export const emptyForm = formOf('');

/** Returns the query string with a form. */
export function searchOf({ amounts, features }: Form, search: string): string {
  const trimmed = Object.fromEntries(amountIds.map((id) => [id, amounts[id].trim()]));
  return withParameters(search, { ...trimmed, features: features.join(',') });
}
