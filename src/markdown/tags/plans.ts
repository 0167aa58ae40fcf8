import {
  firstUpgrade,
  monthlyPrice,
  type PlanCell,
  type PlanFeature,
  type PlanId,
  type PlanRow,
  planFeatureGroups,
  planFeatures,
  planIds,
  planRows,
  plans,
  plansWithNewValue,
  yearlyPrice,
  yes,
} from '../../facts/plans';
import { formatAmount } from '../../facts/quantity';
import { settingsPages } from '../../facts/settings';
import type { SettingsPage } from '../../facts/settings/types';
import { capitalize } from '../../utils/text';
import { planBadge } from '../html/badges';
import { bulletList, type Content, cellNotes, element, joinContent } from '../html/hast';
import { type Row, table } from '../html/table';
import { factOf, flag, keyOf, oneOf, optional, several } from './attributes';
import { defineTag } from './defineTag';
import { lookUp } from './lookUp';

const planId = keyOf(plans, 'plan');
const planFeature = factOf<PlanFeature>(planFeatures, 'plan feature');

/** `<Plan id="plus" up />`: the name of a plan in a box. */
export const Plan = defineTag({ id: planId, up: flag }, ({ id, up }) => planBadge(id, up));

/** `<Price plan="plus" per="year" />`: the price of a plan. */
export const Price = defineTag({ plan: planId, per: oneOf('month', 'year') }, ({ plan: id, per }) =>
  formatAmount(per === 'month' ? monthlyPrice(id) : yearlyPrice(id), 'dollar'),
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
    const andUp = planFeatures.price.values[id].text === price ? '' : 'and up, ';
    const year = yearlyPrice(id);
    const terms = year > 0 ? `${andUp}or ${formatAmount(year, 'dollar')} a year` : 'for as long as you like';
    const limits = mainFeatures.map((feature) => {
      const { label, values } = planFeatures[feature];
      return element('div', {}, [
        element('dt', {}, label.replace(/,.*/, '')),
        element('dd', {}, capitalize(values[id].text)),
      ]);
    });
    return [
      element('strong', { className: 'plan-cards__name' }, plans[id].name),
      element('p', {}, element('strong', {}, price), ' a month ', element('span', {}, terms)),
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

/** Creates a control that selects a value of the plan table, with the value as its label. */
function choice(type: 'checkbox' | 'radio', id: string, plan: PlanId, name: string, value: Content): Content {
  const className = 'needs-scripts not-on-paper';
  const control = { type, name: id, value: plan, ariaLabel: name, autoComplete: 'off', className };
  return element('label', { className: 'segment' }, element('input', control), element('span', {}, value));
}

function featureCells({ label, values }: PlanFeature, note?: Content): Content[] {
  return [[label, note], ...planIds.map((plan) => renderCell(values[plan]))];
}

/** Returns the note below the label of a row: its description, or its limit and its page of Chat settings. */
function rowNote({ description, limit, page }: PlanRow): Content {
  if (!page) {
    return cellNotes(description);
  }
  const { label } = lookUp<SettingsPage>(settingsPages, page, 'page of Chat settings');
  return cellNotes([limit && `${limit.text}, `, 'in ', element('strong', {}, label)]);
}

/**
 * Returns the cells of a row with controls: a check box on the lowest plan that has the feature, or a radio button on each plan that
 * has more than the one below.
 */
function choiceCells(row: PlanRow): Content[] {
  const { id, label, values } = row;
  const name = label.replaceAll('**', '');
  const [steps, lowest] = [plansWithNewValue(values), firstUpgrade(values)];
  const cells = planIds.map((plan) => {
    const value = values[plan];
    const cell = renderCell(value);
    if (value === yes) {
      return plan === lowest ? choice('checkbox', id, plan, name, cell) : cell;
    }
    const isStep = value.isIncluded && steps.includes(plan);
    return isStep ? choice('radio', id, plan, `${name}: ${capitalize(value.text)}`, cell) : cell;
  });
  return [[label, rowNote(row)], ...cells];
}

function group(id: string, name: string, rows: readonly PlanRow[], idPrefix = ''): Row[] {
  return [
    { properties: { id }, cells: [name] },
    ...rows.map((row) => ({ properties: { id: idPrefix + row.id }, cells: choiceCells(row) })),
  ];
}

function allRows(): Row[] {
  const { price } = planFeatures;
  const small = planRows.filter(({ page }) => page);
  const rowsOf = (id: string) => planRows.filter((row) => row.group === id);
  return [
    { properties: { id: 'price' }, cells: featureCells(price, cellNotes(price.description)), isHead: true },
    ...Object.entries(planFeatureGroups).flatMap(([id, name]) => group(`plan-${id}`, name, rowsOf(id))),
    ...group('small-plan-features', 'Smaller features', small, 'small-plan-features-'),
  ];
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
