import { h } from 'hastscript';
import {
  monthlyPrice,
  type PlanFeature,
  planFeatureGroups,
  planFeatures,
  planIds,
  plans,
  yearlyPrice,
} from '../../../facts/plans';
import { amount } from '../../../facts/quantity';
import type { PlanId } from '../../../facts/types';
import { inPage, planLabel, table, textInPage } from '../html';
import { keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function planOf(plan: string | undefined): PlanId {
  lookUp(plans, plan, 'plan');
  return plan as PlanId;
}

/** `<Plan id="plus" up />`: a plan's name as a label; `up` adds "and above". */
export const plan: FactComponent = ({ id, up }) => inPage(planLabel(planOf(id), up !== undefined));

/** `<Price plan="plus" per="year" />`: what a plan costs a month (the default) or a year. */
export const price: FactComponent = ({ plan: id, per = 'month' }) => {
  const prices = { month: monthlyPrice, year: yearlyPrice };
  return textInPage(amount(lookUp(prices, per, 'period (per="…")')(planOf(id)), 'dollar'));
};

/** `<PlanValue feature="channels" plan="plus" />`: one cell of the plan table in running text. */
export const planValue: FactComponent = ({ feature, plan: id }) =>
  textInPage(lookUp<PlanFeature>(planFeatures, feature, 'plan feature').values[planOf(id)].text);

/** `<PlanTable />`: the whole plan table; `features="channels history"` shows those rows alone. */
export const planTable: FactComponent = ({ features }) => {
  const chosen = keysOf(features);
  const ids = chosen.length > 0 ? chosen : Object.keys(planFeatures);
  const rows = ids.map((id) => {
    const feature = lookUp<PlanFeature>(planFeatures, id, 'plan feature');
    return {
      id: chosen.length > 0 ? undefined : id,
      cells: [feature.label, ...planIds.map((each) => feature.values[each].text)],
    };
  });
  return inPage(table('What each plan includes', ['Feature', ...planIds.map((id) => plans[id].name)], rows));
};

/** `<PlanGroup id="price" />`: the heading above the explanations of a group of rows of the plan table. */
export const planGroup: FactComponent = ({ id }) =>
  inPage(h('h3', { id: `plan-${id}` }, lookUp<string>(planFeatureGroups, id, 'group of plan features')));
