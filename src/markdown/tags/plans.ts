import {
  monthlyPrice,
  type PlanFeature,
  type PlanValue,
  planFeatureGroups,
  planFeatures,
  planIds,
  plans,
  yearlyPrice,
  yes,
} from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { capitalize } from '../../text';
import { planBadge } from '../html/badges';
import { type Content, cellNotes, element, joinContent } from '../html/content';
import { type Row, table } from '../html/table';
import { checkKey, lookUp, splitKeys } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/** `<Plan id="plus" up />`: a plan's name as a label; `up` adds "and above". */
export const plan: RenderTag = ({ id, up }) => planBadge(checkKey(plans, id, 'plan'), up !== undefined);

/** `<Price plan="plus" per="year" />`: what a plan costs a month (the default) or a year. */
export const price: RenderTag = ({ plan: id, per = 'month' }) => {
  const prices = { month: monthlyPrice, year: yearlyPrice };
  return amount(lookUp(prices, per, 'period (per="…")')(checkKey(plans, id, 'plan')), 'dollar');
};

function findFeature(id: string | undefined): PlanFeature {
  return lookUp<PlanFeature>(planFeatures, id, 'plan feature');
}

/** `<PlanValue feature="channels" plan="plus" />`: one cell of the plan table in running text. */
export const planValue: RenderTag = ({ feature, plan: id }) =>
  findFeature(feature).values[checkKey(plans, id, 'plan')].text;

/** `yes` is a check mark, and the word for screen readers. What isn't included is gray. */
function renderCell(value: PlanValue): Content {
  if (value === yes) {
    return element(
      'span',
      { className: 'yes' },
      element('span', { className: 'visually-hidden' }, value.text),
    );
  }
  const text = capitalize(value.text);
  return value.isIncluded ? text : element('span', { className: 'notes' }, text);
}

function featureCells({ label, values }: PlanFeature, note?: Content): Content[] {
  return [[label, note], ...planIds.map((plan) => renderCell(values[plan]))];
}

/** Returns the rows of a group below its name, each with its id and with what it means. */
function groupRows(group: string, name: string): Row[] {
  const rows = Object.entries<PlanFeature>(planFeatures)
    .filter(([, feature]) => feature.group === group)
    .map(([id, feature]): Row => {
      const cells = featureCells(feature, cellNotes(feature.description));
      return { properties: { id }, cells, isHead: id === 'price' };
    });
  return group === 'price' ? rows : [{ properties: { id: `plan-${group}` }, cells: [name] }, ...rows];
}

/** Returns a feature's values in one line: "Channels: 1 on Free, 5 on Plus, 20 on Pro, 100 on Organization". */
function featureLine(id: string): Content {
  const { label, values } = findFeature(id);
  const cells = planIds.map((plan) => [
    element('strong', {}, capitalize(values[plan].text)),
    ` on ${plans[plan].name}`,
  ]);
  return element('p', {}, `${label}: `, joinContent(cells, ', '));
}

/**
 * `<PlanTable />`: the whole plan table in groups, explained; `features="channels history"` shows those rows alone, and a
 * single one as a line.
 */
export const planTable: RenderTag = ({ features }) => {
  const chosen = splitKeys(features);
  const [first, ...others] = chosen;
  if (first && others.length === 0) {
    return featureLine(first);
  }
  const byGroup = () => Object.entries(planFeatureGroups).flatMap(([group, name]) => groupRows(group, name));
  const rows = chosen.length > 0 ? chosen.map((id) => ({ cells: featureCells(findFeature(id)) })) : byGroup();
  const columns = ['Feature', ...planIds.map((id) => plans[id].name)];
  return table('What each plan includes', columns, rows, 'compare');
};
