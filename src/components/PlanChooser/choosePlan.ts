import {
  firstUpgrade,
  isPlanAtLeast,
  type PlanId,
  type PlanRow,
  planFeatures,
  planIds,
  planRows,
  plans,
  plansWithNewValue,
  yearlyPrice,
} from '@site/src/facts/plans';
import { formatAmount } from '@site/src/facts/quantity';

/** The needs of a chat: rows of the plan table by id, each with the lowest plan that has enough. */
export type Needs = ReadonlyMap<string, PlanRow & { readonly needed: PlanId }>;

/** Reads needs such as `radio webhooks.pro`. A need without a plan is for the lowest plan that has more than Free. */
export function parseNeeds(text: string): Needs {
  const asked = new Map(text.split(' ').map((need) => need.split('.') as [string, string | undefined]));
  const needs = planRows.flatMap((row) => {
    const plan = asked.get(row.id);
    const needed = plan
      ? plansWithNewValue(row.values).find((step) => step === plan)
      : firstUpgrade(row.values);
    return asked.has(row.id) && needed ? [[row.id, { ...row, needed }] as const] : [];
  });
  return new Map(needs);
}

export function formatNeeds(needs: Needs): string {
  const parts = [...needs].map(([id, { values, needed }]) =>
    firstUpgrade(values) === needed ? id : `${id}.${needed}`,
  );
  return parts.join(' ');
}

const namedCount = 3;

const andList = new Intl.ListFormat('en-US');

/** Lists what a plan lacks: "Channels (1, not 5), Radio, and 2 more". */
function describeMissing(plan: PlanId, needs: Needs): string {
  const missing = [...needs.values()].filter(({ needed }) => !isPlanAtLeast(plan, needed));
  const named = missing.slice(0, namedCount).map(({ label, values, needed }) => {
    const amounts = values[plan].isIncluded && ` (${values[plan].text}, not ${values[needed].text})`;
    return label.replace(/,.*|\*\*/g, '') + (amounts || '');
  });
  const others = missing.length - named.length;
  return andList.format(others > 0 ? [...named, `${others} more`] : named);
}

/** Returns the lowest plan that meets all needs. */
export function choosePlan(needs: Needs): PlanId {
  return planIds.findLast((plan) => [...needs.values()].some(({ needed }) => needed === plan)) ?? 'free';
}

/** Says what the lowest plan costs, and what the plan below lacks. */
export function describeChoice(needs: Needs): string {
  const plan = choosePlan(needs);
  const below = planIds[planIds.indexOf(plan) - 1];
  if (!below) {
    return `${plans[plan].name} is enough, and costs nothing.`;
  }
  const month = planFeatures.price.values[plan].text;
  const year = formatAmount(yearlyPrice(plan), 'dollar');
  return `${plans[plan].name} costs ${month} a month or ${year} a year. ${plans[below].name} lacks: ${describeMissing(below, needs)}.`;
}
