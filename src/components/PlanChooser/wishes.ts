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
import { type AmountKind, readAmount } from './amounts';

/** An amount that can be asked for. */
export interface AmountField {
  readonly label: string;
  readonly kind: AmountKind;
  /** Shown in the empty field. */
  readonly example: string;
  /** The row of the plan table that limits it; without one it only changes the price. */
  readonly feature?: PlanFeatureId;
  /** What the amount is called in an answer. */
  readonly noun: string;
}

/** The amounts, in order. Ids are the names in the address. */
const amountFields = {
  people: { kind: 'count', example: '200', feature: 'people-online', noun: 'People online' },
  channels: { kind: 'count', example: '3', feature: 'channels', noun: 'Channels' },
  history: { kind: 'time', example: '6 months', feature: 'history', noun: 'History' },
  upload: { kind: 'size', example: '20 MB', feature: 'upload-size', noun: 'Upload size' },
  emoji: { kind: 'count', example: '40', feature: 'custom-emoji', noun: 'Custom emoji' },
  keys: { kind: 'count', example: '5', feature: 'staff-keys', noun: 'Staff keys' },
  webhooks: { kind: 'count', example: '1', feature: 'webhooks', noun: 'Webhooks' },
  chats: { kind: 'count', example: '1', noun: 'Chats' },
  seats: { kind: 'count', example: '0', noun: 'Seats' },
} as const satisfies Record<string, Omit<AmountField, 'label'>>;

/** Id of an amount. */
export type AmountId = keyof typeof amountFields;

/** Ids of the amounts, in order. */
export const amountIds = Object.keys(amountFields) as AmountId[];

const otherLabels: Readonly<Record<'chats' | 'seats', string>> = {
  chats: 'How many chats',
  seats: 'Seats in an organization',
};

/** An amount with every field and its label. */
export function amountField(id: AmountId): AmountField {
  const field: Omit<AmountField, 'label'> = amountFields[id];
  const label = id === 'chats' || id === 'seats' ? otherLabels[id] : '';
  return { ...field, label: field.feature ? planFeatures[field.feature].label : label };
}

/** Something that a plan has or has not. */
export type FeatureId = PlanFeatureId | SmallPlanFeatureId;

/** Rows of the plan table whose label says the opposite of the wish, or less than it. */
const wishLabels: Readonly<Partial<Record<FeatureId, string>>> = {
  advertisements: 'No advertisements',
  'custom-ranks': 'Custom ranks',
  'custom-domains': 'Custom domain',
  'archive-export': 'Export of the archive',
  support: "Answers from Rookery's support",
};

// The logo stands in the plan table and among the small features; the latter says it in the words of a wish.
const skipped: readonly FeatureId[] = ['rookery-logo', 'webhooks'];

/** Features under a heading. */
export interface FeatureGroup {
  readonly label: string;
  readonly features: readonly { readonly id: FeatureId; readonly label: string }[];
}

function wanted(group: PlanFeatureGroupId): FeatureId[] {
  return planFeatureIds.filter(
    (id) => planFeatures[id].group === group && !planFeature(id, 'free').has && !skipped.includes(id),
  );
}

function isSmall(id: FeatureId): id is SmallPlanFeatureId {
  return Object.hasOwn(smallPlanFeatures, id);
}

/** The label of a feature as a wish. */
export function featureLabel(id: FeatureId): string {
  const label = isSmall(id) ? smallPlanFeatures[id].label : planFeatures[id].label;
  return wishLabels[id] ?? label.replaceAll('*', '');
}

function group(label: string, ids: readonly FeatureId[]): FeatureGroup {
  return { label, features: ids.map((id) => ({ id, label: featureLabel(id) })) };
}

/** Every feature that Free lacks, under the headings of the plan table; the small ones come last. */
export const featureGroups: readonly FeatureGroup[] = [
  ...(Object.keys(planFeatureGroups) as PlanFeatureGroupId[])
    .map((id) => group(planFeatureGroups[id], wanted(id)))
    .filter(({ features }) => features.length > 0),
  group('Smaller features', Object.keys(smallPlanFeatures) as SmallPlanFeatureId[]),
];

/** Ids of all features that can be asked for. */
export const featureIds: readonly FeatureId[] = featureGroups.flatMap(({ features }) =>
  features.map(({ id }) => id),
);

/** The form as it is filled in. */
export interface Form {
  /** What was typed; empty texts ask for nothing. */
  readonly amounts: Readonly<Record<AmountId, string>>;
  readonly features: readonly FeatureId[];
}

/** A form that asks for nothing. */
export const emptyForm: Form = {
  amounts: {
    people: '',
    channels: '',
    history: '',
    upload: '',
    emoji: '',
    keys: '',
    webhooks: '',
    chats: '',
    seats: '',
  },
  features: [],
};

/** Whether a form asks for nothing. */
export function isEmpty({ amounts, features }: Form): boolean {
  return features.length === 0 && amountIds.every((id) => !amounts[id].trim());
}

/** What is wrong with an amount of the form, as a sentence. */
export function mistakeIn(form: Form, id: AmountId): string | undefined {
  return readAmount(form.amounts[id], amountFields[id].kind)?.mistake;
}

const featuresParameter = 'features';

/** Reads an address such as `?people=300&features=radio,api`; `unknown` are the features that do not exist. */
export function formOf(search: string): { readonly form: Form; readonly unknown: readonly string[] } {
  const parameters = new URLSearchParams(search);
  const amounts = { ...emptyForm.amounts };
  for (const id of amountIds) {
    amounts[id] = parameters.get(id) ?? '';
  }
  const asked = new Set((parameters.get(featuresParameter) ?? '').split(',').filter(Boolean));
  return {
    form: { amounts, features: featureIds.filter((id) => asked.has(id)) },
    unknown: [...asked].filter((id) => !featureIds.some((known) => known === id)),
  };
}

/** The address for a form: `search` with its wishes in place of the earlier ones; other parameters are kept. */
export function searchOf({ amounts, features }: Form, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [
    ...amountIds.map((id) => [id, amounts[id].trim()] as const),
    [featuresParameter, features.join(',')] as const,
  ]) {
    if (value) {
      parameters.set(name, value);
    } else {
      parameters.delete(name);
    }
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
