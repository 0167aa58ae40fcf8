import { optional } from 'valibot';
import {
  type PlanCell,
  type PlanFeature,
  type PlanId,
  planFeatureGroups,
  planFeatures,
  planIds,
  plans,
  yearlyPrice,
} from '../../facts/plans';
import { settingsScreens } from '../../facts/settings';
import type { SettingsScreen } from '../../facts/settings/types';
import { capitalize } from '../../utils/text';
import { booleanAttribute, entryAttribute, keyAttribute, listOf, requireEntry } from '../attributes';
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

/** `<Price plan="plus" />`: the price of a plan per month. */
export const Price = defineTag({ plan: planId }, ({ plan }) => plans[plan].price.text);

/** `<PlanValue feature="channels" plan="plus" />`: a cell of the plan table. */
export const PlanValue = defineTag(
  { feature: planFeature, plan: planId },
  ({ feature, plan }) => feature.cells[plan].text,
);

function renderCell({ text, extent }: PlanCell): HtmlContent {
  const shown = capitalize(text);
  if (extent === 'full') return [element('span', { ariaHidden: 'true' }, '✓ '), visuallyHidden(shown)];
  return extent === 'none' ? element('span', { className: 'rk-notes' }, shown) : shown;
}

function featureCells({ label, cells }: PlanFeature, note?: HtmlContent): HtmlContent[] {
  return [[label, note], ...planIds.map((plan) => renderCell(cells[plan]))];
}

/** Returns the note below the label of a row: its description, or its limit and the screen of Chat settings with the feature. */
function rowNote({ description, limit, screenId }: PlanFeature): HtmlContent {
  if (!screenId) return cellNotes(description);
  const { label } = requireEntry<SettingsScreen>(settingsScreens, screenId, 'page of Chat settings');
  return cellNotes([limit && `${limit.text}, `, `in **${label}**`]);
}

/** Formats the price of a plan per month, with that of a year below. More chats and seats of an organization cost more. */
function formatPrices(plan: PlanId): HtmlContent {
  const from = plan === 'organization' ? 'from ' : '';
  const perYear = plan !== 'free' && `${from}${yearlyPrice(plan)} a year`;
  return [from, element('strong', {}, plans[plan].price.text), cellNotes(perYear)];
}

/** Returns the rows below the names of the plans: what each is good for, its price, and its features by group. */
function allRows(): TableRow[] {
  const groups = Object.entries(planFeatureGroups).flatMap(([group, name]): TableRow[] => {
    const isSmall = group === 'small';
    const id = isSmall ? 'small-plan-features' : `plan-${group}`;
    const features = Object.entries<PlanFeature>(planFeatures).filter(([, row]) => row.group === group);
    return [
      { kind: 'group', properties: { id }, cells: [name] },
      ...features.map(([featureId, feature]) => ({
        properties: { id: isSmall ? `${id}-${featureId}` : featureId },
        cells: featureCells(feature, rowNote(feature)),
      })),
    ];
  });
  return [
    {
      properties: { id: 'price' },
      cells: [['Price per month', cellNotes('US dollars, before tax')], ...planIds.map(formatPrices)],
    },
    { cells: ['Good for', ...planIds.map((id) => plans[id].goodFor)] },
    ...groups,
  ];
}

/** `<PlanLine feature="channels" />`: a feature on every plan, as in "Channels: 1 on Free, 5 on Plus, …". */
export const PlanLine = defineTag({ feature: planFeature }, ({ feature: { label, cells } }) => {
  const texts = planIds.map((id) => `**${capitalize(cells[id].text)}** on ${plans[id].name}`);
  return element('p', {}, `${label}: `, joinContent(texts, ', '));
});

/** Each plan with the next lower one. */
const downgrades = [
  ['plus', 'free'],
  ['pro', 'plus'],
  ['organization', 'pro'],
] as const;

/** Returns what a chat has before and after a downgrade: "250 → 50". */
function downgradeCell(before: PlanCell, after: PlanCell): HtmlContent {
  const shown = capitalize(before.text);
  if (before.text === after.text) return shown;
  return [shown, element('span', { ariaHidden: 'true' }, ' → '), visuallyHidden(' to '), after.text];
}

/** `<DowngradeTable features="channels history" />`: features before and after each downgrade. */
export const DowngradeTable = defineTag({ features: listOf(planFeature) }, ({ features }) => {
  const rows = features.map(({ label, cells }) => ({
    cells: [label, ...downgrades.map(([from, to]) => downgradeCell(cells[from], cells[to]))],
  }));
  const columns = downgrades.map(([from, to]) => `${plans[from].name} to ${plans[to].name}`);
  return table('What a chat has before and after a downgrade', ['Feature', ...columns], rows);
});

/** `<PlanTable />`: the whole plan table, or only the rows in `features`. */
export const PlanTable = defineTag({ features: optional(listOf(planFeature)) }, ({ features }) => {
  const rows = features ? features.map((feature) => ({ cells: featureCells(feature) })) : allRows();
  const columns = planIds.map((id) => plans[id].name);
  return table('What each plan includes', [visuallyHidden('Feature'), ...columns], rows, {
    className: 'rk-plan-table',
  });
});
