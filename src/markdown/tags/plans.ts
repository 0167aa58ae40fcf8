import type { Element } from 'hast';
import { h } from 'hastscript';
import { capitalize } from '../../components/ui/text';
import {
  monthlyPrice,
  type PlanFeature,
  type PlanValue,
  planFeatureGroups,
  planFeatureIds,
  planFeatures,
  planIds,
  plans,
  yearlyPrice,
} from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { type Content, inPage, notesBelow, planLabel, type Row, table, textInPage } from '../html/elements';
import { keyIn, keysOf, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

/** `<Plan id="plus" up />`: a plan's name as a label; `up` adds "and above". */
export const plan: FactComponent = ({ id, up }) =>
  inPage(planLabel(keyIn(plans, id, 'plan'), up !== undefined));

/** `<Price plan="plus" per="year" />`: what a plan costs a month (the default) or a year. */
export const price: FactComponent = ({ plan: id, per = 'month' }) => {
  const prices = { month: monthlyPrice, year: yearlyPrice };
  return textInPage(amount(lookUp(prices, per, 'period (per="…")')(keyIn(plans, id, 'plan')), 'dollar'));
};

/** `<PlanValue feature="channels" plan="plus" />`: one cell of the plan table in running text. */
export const planValue: FactComponent = ({ feature, plan: id }) =>
  textInPage(
    lookUp<PlanFeature>(planFeatures, feature, 'plan feature').values[keyIn(plans, id, 'plan')].text,
  );

/** `yes` is a check mark, and the word for screen readers. */
function cellOf({ text }: PlanValue): Content {
  return text === 'yes'
    ? [h('span', { className: 'yes' }, h('span', { className: 'spoken' }, text))]
    : capitalize(text);
}

/** Returns a feature's values in one line: "Channels: 1 on Free, 5 on Plus, 20 on Pro, 100 on Organization". */
function planLine(id: string): Element {
  const { label, values } = lookUp<PlanFeature>(planFeatures, id, 'plan feature');
  const each = planIds.map((plan) => [h('strong', capitalize(values[plan].text)), ` on ${plans[plan].name}`]);
  return h('p', [`${label}: `, ...each.flatMap((value, index) => (index === 0 ? value : [', ', ...value]))]);
}

/**
 * `<PlanTable />`: the whole plan table in groups, explained; `features="channels history"` shows those rows alone, and a
 * single one as a line.
 */
export const planTable: FactComponent = ({ features }) => {
  const chosen = keysOf(features);
  if (chosen.length === 1) {
    return inPage(planLine(chosen[0] ?? ''));
  }
  const row = (id: string, anchor?: string): Row => {
    const { label, means, values } = lookUp<PlanFeature>(planFeatures, id, 'plan feature');
    const name = anchor ? [label, ...notesBelow(means)] : label;
    return { id: anchor, cells: [name, ...planIds.map((each) => cellOf(values[each]))] };
  };
  const rows =
    chosen.length > 0
      ? chosen.map((id) => row(id))
      : Object.entries(planFeatureGroups).flatMap(([group, label]) => {
          const ids = planFeatureIds.filter((id) => planFeatures[id].group === group);
          const inGroup = ids.map((id) => ({ ...row(id, id), isHead: id === 'price' }));
          return group === 'price' ? inGroup : [{ id: `plan-${group}`, cells: [label] }, ...inGroup];
        });
  const columns = ['Feature', ...planIds.map((id) => plans[id].name)];
  return inPage(table('What each plan includes', columns, rows, 'compare'));
};
