import { h } from 'hastscript';
import type { RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { planReaches, plans } from '../../../facts/plans';
import { amount } from '../../../facts/quantity';
import { rankIds, ranks } from '../../../facts/ranks';
import { choicesOf, controlOf, settingsByKey } from '../../../facts/settings';
import { named, type PlanId, type Setting } from '../../../facts/types';
import { alternatives, inPage, marked, table } from '../html';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function isNumber(value: string): boolean {
  return /^\d+$/.test(value);
}

/** A value as on the screen: a number gets its unit. */
function shown({ range }: Setting, value: string): string {
  return range && isNumber(value) ? amount(Number(value), range.unit) : value;
}

/** Returns what a setting can be set to where `value` is something else, or `undefined` if it fits. */
function valueFault(setting: Setting, value: string, plan: PlanId): string | undefined {
  const { range } = setting;
  const control = controlOf(setting);
  if (control === 'action') {
    return 'is a button and takes no value';
  }
  if (range && isNumber(value)) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = range;
    return Number(value) >= min && Number(value) <= max ? undefined : `takes ${range.text}`;
  }
  if (control === 'number') {
    return `takes ${range?.text ?? 'a number'}, written without the unit`;
  }
  const choices: Setting['choices'] =
    control === 'rank' ? named(...rankIds.map((id) => ranks[id].name)) : choicesOf(setting);
  const choice = choices?.find(({ label }) => label === value);
  if (choices && !choice) {
    return `takes ${alternatives.format(choices.map(({ label }) => label))}`;
  }
  return choice?.plan && !planReaches(plan, choice.plan)
    ? `has this choice from ${plans[choice.plan].name} on`
    : undefined;
}

/** Finds a row's setting. Throws if it doesn't exist, can't have the value, or needs a larger plan. */
function checkedSetting(key: string, value: string, plan: PlanId) {
  const found = lookUp(settingsByKey, key, 'setting');
  const { setting, page } = found;
  const fault = valueFault(setting, value, plan);
  if (fault) {
    throw new FactError(`sets "${key}" to "${value}", but ${setting.label} ${fault}.`);
  }
  const needed = setting.plan ?? page.plan ?? 'free';
  if (!planReaches(plan, needed)) {
    throw new FactError(
      `is for ${plans[plan].name}, but ${setting.label} ("${key}") needs ${plans[needed].name}.`,
    );
  }
  if (shown(setting, value) === setting.default) {
    throw new FactError(`sets "${key}" to its default, ${setting.default}. Remove the row.`);
  }
  return found;
}

/**
 * `<Recipe plan="free">` around a table whose rows have the key of a setting, its value (a number without its unit), and why:
 * shows each with its link, its value in bold, and its default. A value that the setting can't have on that plan stops
 * the build.
 */
export const recipe: FactComponent = ({ plan }, _page, children) => {
  lookUp(plans, plan, 'plan');
  const rows = children.find((node: RootContent): node is Table => node.type === 'table');
  if (!rows) {
    throw new FactError('has no table. Put one between its two tags, with empty lines around it.');
  }
  return inPage(
    table(
      'Settings for this goal',
      ['Setting', 'Set it to', 'Default', 'Why'],
      rows.children.slice(1).map(({ children: cells }) => {
        const [key = '', value = '', why = ''] = cells.map((cell) => textOf(cell));
        const { pageId, page, id, setting } = checkedSetting(key, value, plan as PlanId);
        const link = h('a', { href: `/chat-settings/${pageId}#setting-${id}` }, marked(setting.label));
        return {
          cells: [
            [link, ` (${page.label})`],
            [h('strong', shown(setting, value))],
            setting.default ?? '–',
            why,
          ],
        };
      }),
    ),
  );
};
