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
import { factOf, flag, keyOf, oneOf, optional, several } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';

const planId = keyOf(plans, 'plan');
const planFeature = factOf<PlanFeature>(planFeatures, 'plan feature');

/** `<Plan id="plus" up />`: a plan's name as a label; `up` adds "and above". */
export const planTag = defineTag({ id: planId, up: flag }, ({ id, up }) => planBadge(id, up));

/** `<Price plan="plus" per="year" />`: the price of a plan. */
export const priceTag = defineTag({ plan: planId, per: oneOf('month', 'year') }, ({ plan: id, per }) =>
  amount(per === 'month' ? monthlyPrice(id) : yearlyPrice(id), 'dollar'),
);

/** `<PlanValue feature="channels" plan="plus" />`: one cell of the plan table in running text. */
export const planValueTag = defineTag(
  { feature: planFeature, plan: planId },
  ({ feature, plan: id }) => feature.values[id].text,
);

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

/** `<PlanLine feature="channels" />`: a feature on every plan in one line: "Channels: 1 on Free, 5 on Plus, …". */
export const planLineTag = defineTag({ feature: planFeature }, ({ feature: { label, values } }) => {
  const cells = planIds.map((id) => [
    element('strong', {}, capitalize(values[id].text)),
    ` on ${plans[id].name}`,
  ]);
  return element('p', {}, `${label}: `, joinContent(cells, ', '));
});

/** `<PlanTable />`: the whole plan table in groups, with explanations, or the rows of some features. */
export const planTableTag = defineTag({ features: optional(several(planFeature)) }, ({ features }) => {
  const rows = features
    ? features.map((feature) => ({ cells: featureCells(feature) }))
    : Object.entries(planFeatureGroups).flatMap(([group, name]) => groupRows(group, name));
  const columns = ['Feature', ...planIds.map((id) => plans[id].name)];
  return table('What each plan includes', columns, rows, 'compare');
});
