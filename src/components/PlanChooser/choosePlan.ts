import {
  isPlanAtLeast,
  lowestPaidChoice,
  type PlanId,
  type PlanRow,
  planFeatures,
  planIds,
  planRows,
  plans,
  selectablePlans,
  yearlyPrice,
} from '@site/src/facts/plans';
import { formatAmount } from '@site/src/facts/quantity';

/** A row of the plan table, with the lowest plan that meets the need. */
type Need = PlanRow & { readonly neededPlan: PlanId };

/** The needs of a chat by the ids of their rows. */
export type Needs = ReadonlyMap<string, Need>;

/** Parses needs: `radio webhooks.pro` is the radio, on the lowest plan that has it, and as many webhooks as Pro has. */
export function parseNeeds(text: string): Needs {
  const planByRow = new Map(text.split(' ').map((need) => need.split('.') as [string, string | undefined]));
  const needs = planRows.flatMap((row) => {
    if (!planByRow.has(row.id)) return [];
    const plan = planByRow.get(row.id);
    const neededPlan = plan
      ? selectablePlans(row.cells).find((id) => id === plan)
      : lowestPaidChoice(row.cells);
    return neededPlan ? [[row.id, { ...row, neededPlan }] as const] : [];
  });
  return new Map(needs);
}

export function formatNeeds(needs: Needs): string {
  const list = [...needs].map(([id, { cells, neededPlan }]) =>
    lowestPaidChoice(cells) === neededPlan ? id : `${id}.${neededPlan}`,
  );
  return list.join(' ');
}

/** The number of missing features to name. More would make the verdict too long. */
const maxNamed = 3;

const listFormat = new Intl.ListFormat('en-US');

/** Lists what a plan lacks: "Channels (1 instead of 5), Radio, and 2 more". */
function describeMissing(plan: PlanId, needs: Needs): string {
  const missing = [...needs.values()].filter(({ neededPlan }) => !isPlanAtLeast(plan, neededPlan));
  const named = missing.slice(0, maxNamed).map(({ label, cells, neededPlan }) => {
    const name = label.replace(/,.*|\*\*/g, '');
    if (cells[plan].extent === 'none') return name;
    return `${name} (${cells[plan].text} instead of ${cells[neededPlan].text})`;
  });
  const rest = missing.length - named.length;
  return listFormat.format(rest > 0 ? [...named, `${rest} more`] : named);
}

/** Returns the lowest plan that meets all needs. */
export function choosePlan(needs: Needs): PlanId {
  return (
    planIds.findLast((plan) => [...needs.values()].some(({ neededPlan }) => neededPlan === plan)) ?? 'free'
  );
}

/** Describes what the lowest sufficient plan costs, and what the plan below lacks. */
export function describeChoice(needs: Needs): string {
  const plan = choosePlan(needs);
  const below = planIds[planIds.indexOf(plan) - 1];
  if (!below) return `${plans[plan].name} is enough, and costs nothing.`;
  const month = planFeatures.price.cells[plan].text;
  // "from $99" becomes "from $990".
  const year = month.replace(/\$.*/, () => formatAmount(yearlyPrice(plan), 'dollar'));
  return `${plans[plan].name} costs ${month} a month or ${year} a year. ${plans[below].name} isn't enough for: ${describeMissing(below, needs)}.`;
}
