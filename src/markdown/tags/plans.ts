import {
  firstUpgrade,
  includedFrom,
  monthlyPrice,
  type PlanCell,
  type PlanFeature,
  planFeatureGroups,
  planFeatures,
  planIds,
  planSteps,
  plans,
  type SmallPlanFeature,
  smallPlanFeatures,
  yearlyPrice,
  yes,
} from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { settingsPages } from '../../facts/settings';
import type { PlanId, SettingsPage } from '../../facts/types';
import { capitalize } from '../../text';
import { planBadge } from '../html/badges';
import { bulletList, type Content, cellNotes, element, joinContent } from '../html/content';
import { type Row, table } from '../html/table';
import { factOf, flag, keyOf, oneOf, optional, several } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { lookUp } from '../tagInput/lookUp';

const planId = keyOf(plans, 'plan');
const planFeature = factOf<PlanFeature>(planFeatures, 'plan feature');

/** `<Plan id="plus" up />`: the name of a plan in a box. */
export const Plan = defineTag({ id: planId, up: flag }, ({ id, up }) => planBadge(id, up));

/** `<Price plan="plus" per="year" />`: the price of a plan. */
export const Price = defineTag({ plan: planId, per: oneOf('month', 'year') }, ({ plan: id, per }) =>
  amount(per === 'month' ? monthlyPrice(id) : yearlyPrice(id), 'dollar'),
);

/** `<PlanValue feature="channels" plan="plus" />`: a cell of the plan table. */
export const PlanValue = defineTag(
  { feature: planFeature, plan: planId },
  ({ feature, plan: id }) => feature.values[id].text,
);

/** The limits on the cards of the plans. */
const mainFeatures = ['people-online', 'channels', 'history', 'upload-size'] as const;

/** `<PlanCards />`: the price, the purpose, and the main limits of each plan. */
export const PlanCards = defineTag({}, () => {
  const cards = planIds.map((id) => {
    const price = plans[id].price.text;
    const from = planFeatures.price.values[id].text.replace(price, '');
    const year = yearlyPrice(id);
    const terms = year > 0 ? `or ${amount(year, 'dollar')} a year` : 'for as long as you like';
    const limits = mainFeatures.map((feature) => {
      const { label, values } = planFeatures[feature];
      return element('div', {}, [
        element('dt', {}, label.replace(/,.*/, '')),
        element('dd', {}, capitalize(values[id].text)),
      ]);
    });
    return [
      element('strong', { className: 'plan-cards__name' }, plans[id].name),
      element(
        'p',
        {},
        from,
        element('strong', {}, price),
        ' a month ',
        element('span', { className: 'notes' }, terms),
      ),
      element('dl', { className: 'pairs' }, limits),
      element('p', {}, plans[id].suits),
    ];
  });
  return element('div', { className: 'plan-cards' }, bulletList(cards));
});

/** Creates the content of a cell: a check mark for `yes`, gray text for a feature that isn't included. */
function renderCell(value: PlanCell): Content {
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

/** Creates a control that selects a row of the plan table or a value in it, with its label. */
function choice(type: 'checkbox' | 'radio', id: string, plan: PlanId, name: string, text: Content): Content {
  const className = 'needs-scripts not-on-paper';
  const control = { type, name: id, value: plan, ariaLabel: name, autoComplete: 'off', className };
  return element('label', { className: 'choice' }, element('input', control), element('span', {}, text));
}

/** A row of the plan table. */
type TableFeature = Pick<PlanFeature, 'label' | 'values'>;

function featureCells({ label, values }: TableFeature, note?: Content): Content[] {
  return [[label, note], ...planIds.map((plan) => renderCell(values[plan]))];
}

/** Returns the cells of a feature with controls: a check box for the row, or a radio button for each included amount. */
function choiceCells(id: string, { label, values }: TableFeature, note?: Content): Content[] {
  const steps = planSteps(values);
  const name = label.replaceAll('**', '');
  const isAmount = planIds.some((plan) => values[plan].isIncluded && values[plan] !== yes);
  const smallest = firstUpgrade(values);
  const isToggle = smallest && !isAmount;
  const head = isToggle ? choice('checkbox', id, smallest, name, [label, note]) : [label, note];
  const cells = planIds.map((plan) => {
    const cell = renderCell(values[plan]);
    const isChoice = isAmount && values[plan].isIncluded && steps.includes(plan);
    return isChoice ? choice('radio', id, plan, `${name}: ${capitalize(values[plan].text)}`, cell) : cell;
  });
  return [head, ...cells];
}

/** Returns a row with the name of a group, and the rows of the group. */
function group(id: string, name: string, rows: readonly Row[]): Row[] {
  return [{ properties: { id }, cells: [name] }, ...rows];
}

/** Returns the rows of the whole table, with ids, notes, and controls. */
function allRows(): Row[] {
  const features = Object.entries<PlanFeature>(planFeatures);
  const groups = Object.entries(planFeatureGroups).flatMap(([groupId, name]) => {
    const inGroup = features.filter(([, feature]) => feature.group === groupId);
    return groupId === 'price'
      ? inGroup.map(([id, feature]) => ({
          properties: { id },
          cells: featureCells(feature, cellNotes(feature.description)),
          isHead: true,
        }))
      : group(
          `plan-${groupId}`,
          name,
          inGroup.map(([id, feature]) => ({
            properties: { id },
            cells: choiceCells(id, feature, cellNotes(feature.description)),
          })),
        );
  });
  const small = Object.entries<SmallPlanFeature>(smallPlanFeatures).map(([id, feature]) => {
    const { label } = lookUp<SettingsPage>(settingsPages, feature.page, 'page of Chat settings');
    const limit = feature.limit && `${feature.limit.text}, `;
    const note = cellNotes([limit, 'in ', element('strong', {}, label)]);
    const cells = choiceCells(id, { ...feature, values: includedFrom(feature.plan) }, note);
    return { properties: { id: `small-plan-features-${id}` }, cells };
  });
  return [...groups, ...group('small-plan-features', 'Smaller features', small)];
}

/** `<PlanLine feature="channels" />`: a feature on every plan: "Channels: 1 on Free, 5 on Plus, …". */
export const PlanLine = defineTag({ feature: planFeature }, ({ feature: { label, values } }) => {
  const cells = planIds.map((id) => [
    element('strong', {}, capitalize(values[id].text)),
    ` on ${plans[id].name}`,
  ]);
  return element('p', {}, `${label}: `, joinContent(cells, ', '));
});

/** `<PlanTable />`: the whole plan table, or only the rows in `features`. */
export const PlanTable = defineTag({ features: optional(several(planFeature)) }, ({ features }) => {
  const rows = features ? features.map((feature) => ({ cells: featureCells(feature) })) : allRows();
  const columns = ['Feature', ...planIds.map((id) => plans[id].name)];
  return table('What each plan includes', columns, rows, 'compare');
});
