import { moneyLimits } from '../../facts/limits/money';
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
import { type BoostTotal, boostLevels, boostTotal, dollars, featherValue } from '../../facts/shop';
import type { PlanId } from '../../facts/types';
import { readAmount } from './amounts';
import { type AmountId, amountField, amountIds, type FeatureId, type Form, featureLabel } from './wishes';

/** A wish that a plan does not fulfil. */
export interface Lack {
  readonly label: string;
  /** What was asked for; left out where the plan has nothing of it. */
  readonly asked?: string;
  /** How far the plan goes, or which plan begins to have it. */
  readonly has: string;
}

/** What a plan costs in US dollars before tax, all chats and seats together. */
export interface Cost {
  readonly month: number;
  readonly year: number;
}

/** A smaller plan that does it with boosts. */
interface WithBoosts {
  readonly plan: PlanId;
  readonly level: number;
  readonly boosts: number;
  /** What the boosts of one chat cost for as long as they last, in dollars. */
  readonly cost: string;
}

/** The answer to a form. */
export interface Answer {
  /** The smallest plan that does it; left out when none does. */
  readonly plan?: PlanId;
  readonly chats: number;
  readonly cost: Cost;
  /** The plan below, or the largest where none does it, and what it lacks. */
  readonly short?: { readonly plan: PlanId; readonly lacks: readonly Lack[] };
  readonly boosted: readonly WithBoosts[];
  /** What an organization with the same chats costs, where several chats are paid for on a smaller plan. */
  readonly organization?: Cost;
}

/** What a form's amount asks for, where it can be read. */
function wantedAmount(form: Form, id: AmountId): number {
  return readAmount(form.amounts[id], amountField(id).kind)?.value ?? 0;
}

/** How much of an amount a plan gives, boosts included. */
function given(plan: PlanId, id: AmountId, boosts: BoostTotal): number {
  const { feature } = amountField(id);
  const own = (feature && planFeature(feature, plan).amount) ?? 0;
  switch (id) {
    case 'people':
      return own + boosts.people;
    case 'emoji':
      return own + boosts.emoji;
    case 'upload':
      return own * boosts.uploadFactor;
    default:
      return own;
  }
}

function asked(form: Form, id: AmountId): string {
  const typed = form.amounts[id].trim();
  const { kind, feature } = amountField(id);
  if (/\p{L}/u.test(typed)) {
    return typed;
  }
  const unit = kind === 'count' || !feature ? 'count' : kind === 'time' ? 'day' : 'MB';
  return amount(wantedAmount(form, id), unit);
}

function amountLack(plan: PlanId, form: Form, id: AmountId, boosts: BoostTotal): Lack | undefined {
  const { feature, noun } = amountField(id);
  if (!feature || wantedAmount(form, id) <= given(plan, id, boosts)) {
    return undefined;
  }
  const { text, has } = planFeature(feature, plan);
  return { label: noun, asked: asked(form, id), has: has ? text : 'none' };
}

/** The smallest plan that has a feature. */
function firstPlan(id: FeatureId): PlanId {
  return id in planFeatures
    ? smallestPlanWith(id as keyof typeof planFeatures)
    : smallPlanFeatures[id as keyof typeof smallPlanFeatures].plan;
}

/** The wishes of a form that a plan with a number of boosts does not fulfil. */
export function lacking(plan: PlanId, form: Form, boosts: BoostTotal = boostTotal(0)): Lack[] {
  const fromAmounts = amountIds.map((id) => amountLack(plan, form, id, boosts));
  const seats: Lack | undefined =
    wantedAmount(form, 'seats') > 0 && plans[plan].belongsTo !== 'organization'
      ? { label: amountField('seats').noun, asked: asked(form, 'seats'), has: 'none' }
      : undefined;
  const features = form.features
    .filter((id) => !planReaches(plan, firstPlan(id)))
    .filter((id) => !(id === 'advertisements' && boosts.withoutAdvertisements))
    .map((id): Lack => ({ label: featureLabel(id), has: `begins with ${plans[firstPlan(id)].name}` }));
  return [...fromAmounts, seats, ...features].filter((lack) => lack !== undefined);
}

/** What so many chats and seats cost on a plan. Outside an organization each chat has a subscription of its own. */
function costOf(plan: PlanId, chats: number, seats: number): Cost {
  const month =
    plans[plan].belongsTo === 'organization' ? organizationPrice(chats, seats) : monthlyPrice(plan) * chats;
  return { month, year: month * numberOf(moneyLimits['yearly-price']) };
}

/** A plan with the lowest level of boosts that makes it do; nothing where it does without, or not even then. */
function withBoosts(plan: PlanId, form: Form): WithBoosts[] {
  const reached = boostLevels.find(({ boosts }) => lacking(plan, form, boostTotal(boosts)).length === 0);
  return reached && lacking(plan, form).length > 0
    ? [
        {
          plan,
          level: reached.level,
          boosts: reached.boosts,
          cost: featherValue(reached.boosts * numberOf(moneyLimits['boost-price'])),
        },
      ]
    : [];
}

/** The smallest plan that fulfils a form, what it costs, and why not a smaller one. */
export function choose(form: Form): Answer {
  const chats = Math.max(1, wantedAmount(form, 'chats'));
  const seats = wantedAmount(form, 'seats');
  const plan = planIds.find((id) => lacking(id, form).length === 0);
  const largest = planIds.at(-1) ?? 'organization';
  const below = plan ? planIds[planIds.indexOf(plan) - 1] : largest;
  return {
    ...(plan ? { plan } : {}),
    chats,
    cost: costOf(plan ?? largest, chats, seats),
    ...(below ? { short: { plan: below, lacks: lacking(below, form) } } : {}),
    boosted: planIds.flatMap((id) => withBoosts(id, form)),
    ...(plan && chats > 1 && plans[plan].belongsTo === 'chat' && monthlyPrice(plan) > 0
      ? { organization: costOf('organization', chats, seats) }
      : {}),
  };
}

/** A cost in words: "$9 a month, or $90 a year". */
export function costText({ month, year }: Cost): string {
  return month === 0
    ? 'costs nothing'
    : `costs ${dollars(month)} a month, or ${dollars(year)} for a year at once`;
}
