import { optional } from 'valibot';
import {
  monthlyPrice,
  type PlanCell,
  type PlanFeature,
  type PlanRow,
  planFeatureGroups,
  planFeatures,
  planIds,
  planRows,
  plans,
  yearlyPrice,
} from '../../facts/plans';
import { formatAmount } from '../../facts/quantity';
import { settingsScreens } from '../../facts/settings';
import type { SettingsScreen } from '../../facts/settings/types';
import { capitalize } from '../../utils/text';
import {
  booleanAttribute,
  choiceAttribute,
  entryAttribute,
  keyAttribute,
  listOf,
  requireEntry,
} from '../attributes';
import { defineTag } from '../defineTag';
import { planBadge } from '../html/badges';
import { element, type HtmlContent, joinContent, visuallyHidden } from '../html/hast';
import { cellNotes, type TableRow, table } from '../html/table';

const planId = keyAttribute(plans, 'plan');
const planFeature = entryAttribute<PlanFeature>(planFeatures, 'plan feature');

/** `<Plan id="plus" andAbove />`: the name of a plan. */
export const Plan = defineTag({ id: planId, andAbove: booleanAttribute }, ({ id, andAbove }) =>
  planBadge(id, { andAbove }),
);

/** `<Price plan="plus" per="year" />`: the price of a plan. */
export const Price = defineTag({ plan: planId, per: choiceAttribute('month', 'year') }, ({ plan, per }) =>
  formatAmount(per === 'month' ? monthlyPrice(plan) : yearlyPrice(plan), 'dollar'),
);

/** `<PlanValue feature="channels" plan="plus" />`: a cell of the plan table. */
export const PlanValue = defineTag(
  { feature: planFeature, plan: planId },
  ({ feature, plan }) => feature.cells[plan].text,
);

function renderCell({ text, extent }: PlanCell): HtmlContent {
  const shown = capitalize(text);
  if (extent === 'full') return element('span', { className: 'rk-included' }, visuallyHidden(shown));
  return extent === 'none' ? element('span', { className: 'rk-notes' }, shown) : shown;
}

function featureCells({ label, cells }: PlanFeature, note?: HtmlContent): HtmlContent[] {
  return [[label, note], ...planIds.map((plan) => renderCell(cells[plan]))];
}

/** Returns the note below the label of a row: its description, or its limit and the screen of Chat settings with the feature. */
function rowNote({ description, limit, screenId }: PlanRow): HtmlContent {
  if (!screenId) return cellNotes(description);
  const { label } = requireEntry<SettingsScreen>(settingsScreens, screenId, 'page of Chat settings');
  return cellNotes([limit && `${limit.text}, `, `in **${label}**`]);
}

/** Returns the rows below the names of the plans: what each is good for, its price, and its features by group. */
function allRows(): TableRow[] {
  const { price } = planFeatures;
  const prices = planIds.map((id) => {
    const year = yearlyPrice(id);
    return [price.cells[id].text, year > 0 && `, or ${formatAmount(year, 'dollar')} a year`];
  });
  const groups = Object.entries(planFeatureGroups).flatMap(([group, name]): TableRow[] => {
    const isSmall = group === 'small';
    const id = isSmall ? 'small-plan-features' : `plan-${group}`;
    const rows = planRows.filter((row) => row.group === group);
    return [
      { kind: 'group', properties: { id }, cells: [name] },
      ...rows.map((row) => ({
        properties: { id: isSmall ? `${id}-${row.id}` : row.id },
        cells: featureCells(row, rowNote(row)),
      })),
    ];
  });
  return [
    { cells: ['Good for', ...planIds.map((id) => plans[id].goodFor)] },
    { properties: { id: 'price' }, cells: [[price.label, cellNotes(price.description)], ...prices] },
    ...groups,
  ];
}

/** `<PlanLine feature="channels" />`: a feature on every plan, as in "Channels: 1 on Free, 5 on Plus, …". */
export const PlanLine = defineTag({ feature: planFeature }, ({ feature: { label, cells } }) => {
  const texts = planIds.map((id) => `**${capitalize(cells[id].text)}** on ${plans[id].name}`);
  return element('p', {}, `${label}: `, joinContent(texts, ', '));
});

/** `<PlanTable />`: the whole plan table, with prices in its header, or only the rows in `features`. */
export const PlanTable = defineTag({ features: optional(listOf(planFeature)) }, ({ features }) => {
  const rows = features ? features.map((feature) => ({ cells: featureCells(feature) })) : allRows();
  const columns = planIds.map((id) => {
    const { name } = plans[id];
    return features ? name : [name, cellNotes(planFeatures.price.cells[id].text)];
  });
  return table('What each plan includes', [visuallyHidden('Feature'), ...columns], rows);
});
