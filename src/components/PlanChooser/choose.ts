import { limits } from '../../facts/limits';
import {
  monthlyPrice,
  numberOf,
  organizationPrice,
  planFeature,
  planFeatures,
  planIds,
  planReaches,
  plans,
  smallestPlanWith,
  smallPlanFeatures,
} from '../../facts/plans';
import { amount } from '../../facts/quantity';
import type { PlanId } from '../../facts/types';
import { readAmount } from './amounts';
import { type AmountId, amountFields, amountIds, type FeatureId, type Form, featureLabel } from './wishes';

/** A wish that a plan doesn't fulfill. */
export interface Lack {
  readonly label: string;
  /** What was asked for; left out for a feature. */
  readonly asked?: string;
  /** The plan's limit, or the first plan with the feature. */
  readonly has: string;
}

/** What a plan costs in US dollars before tax, with all chats and seats. */
export interface Cost {
  readonly month: number;
  readonly year: number;
}

/** Returns the amount that a form asks for, if it can be read. */
function wanted({ amounts }: Form, id: AmountId): number {
  return readAmount(amounts[id], amountFields[id].kind).value ?? 0;
}

function amountLack(plan: PlanId, form: Form, id: AmountId): Lack | undefined {
  const { feature, noun, kind } = amountFields[id];
  const isEnough = feature
    ? wanted(form, id) <= (planFeature(feature, plan).amount ?? 0)
    : id !== 'seats' || wanted(form, id) === 0 || plans[plan].belongsTo === 'organization';
  if (isEnough) {
    return undefined;
  }
  const typed = form.amounts[id].trim();
  const unit = { count: 'count', time: 'day', size: 'MB' }[kind];
  const { text, has } = feature ? planFeature(feature, plan) : { text: '', has: false };
  return {
    label: noun,
    asked: /\p{L}/u.test(typed) ? typed : amount(wanted(form, id), unit),
    has: has ? text : 'none',
  };
}

function firstPlanWith(id: FeatureId): PlanId {
  return id in planFeatures
    ? smallestPlanWith(id as keyof typeof planFeatures)
    : smallPlanFeatures[id as keyof typeof smallPlanFeatures].plan;
}

/** Returns the wishes that a plan doesn't fulfill. */
export function lacking(plan: PlanId, form: Form): Lack[] {
  const amounts = amountIds.map((id) => amountLack(plan, form, id));
  const features = form.features
    .filter((id) => !planReaches(plan, firstPlanWith(id)))
    .map((id) => ({ label: featureLabel(id), has: `needs ${plans[firstPlanWith(id)].name}` }));
  return [...amounts, ...features].filter((lack) => lack !== undefined);
}

/** Returns the cost of chats and seats. Outside an organization, each chat has its own subscription. */
function costOf(plan: PlanId, chats: number, seats: number): Cost {
  const month =
    plans[plan].belongsTo === 'organization' ? organizationPrice(chats, seats) : monthlyPrice(plan) * chats;
  return { month, year: month * numberOf(limits['yearly-price']) };
}

/** Returns the smallest plan that fulfills a form, what it costs, and why not a smaller one. */
export function choose(form: Form) {
  const chats = Math.max(1, wanted(form, 'chats'));
  const seats = wanted(form, 'seats');
  const plan = planIds.find((id) => lacking(id, form).length === 0);
  const largest = planIds.at(-1) ?? 'organization';
  const below = plan ? planIds[planIds.indexOf(plan) - 1] : largest;
  const paysEach = plan && chats > 1 && plans[plan].belongsTo === 'chat' && monthlyPrice(plan) > 0;
  return {
    plan,
    chats,
    cost: costOf(plan ?? largest, chats, seats),
    /** What the plan below lacks; if no plan is enough, what the largest lacks. */
    short: below && { plan: below, lacks: lacking(below, form) },
    /** What an organization with the same chats costs, if several chats pay for a smaller plan. */
    organization: paysEach ? costOf('organization', chats, seats) : undefined,
  };
}

/** The answer to a form. */
export type Answer = ReturnType<typeof choose>;

/** Returns a cost in words: "costs $9 a month or $90 a year". */
export function costText({ month, year }: Cost): string {
  return month === 0
    ? 'is free'
    : `costs ${amount(month, 'dollar')} a month or ${amount(year, 'dollar')} a year`;
}
