import { h } from 'hastscript';
import type { RootContent, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { planReaches, plans } from '../../facts/plans';
import { amount } from '../../facts/quantity';
import { rankIds, ranks } from '../../facts/ranks';
import { type FoundSetting, settingsByKey } from '../../facts/settings';
import type { PlanId, Setting } from '../../facts/types';
import { alternatives, inPage, marked } from '../html/elements';
import { FactError, keyIn, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

const isNumber = (value: string): boolean => /^\d+$/.test(value);

/** A value as on the screen: a number gets its unit. */
function shown({ range }: Setting, value: string): string {
  return range && isNumber(value) ? amount(Number(value), range.unit) : value;
}

/** Returns why a setting can't be set to a value on a plan, or `undefined` if it can. */
function faultOf({ setting, page }: FoundSetting, value: string, plan: PlanId): string | undefined {
  const { range, choices, control, default: usual } = setting;
  const labels =
    control === 'rank' ? rankIds.map((id) => ranks[id].name) : choices?.map(({ label }) => label);
  const choice = choices?.find(({ label }) => label === value);
  const needed = choice?.plan ?? setting.plan ?? page.plan ?? 'free';
  if (!planReaches(plan, needed)) {
    return `needs ${plans[needed].name}, and this is for ${plans[plan].name}`;
  }
  if (shown(setting, value) === usual) {
    return 'is set to this by default. Remove the row';
  }
  if (usual === undefined) {
    return 'is a button and takes no value';
  }
  if (range && isNumber(value)) {
    const { min = 0, max = Number.POSITIVE_INFINITY } = range;
    return Number(value) >= min && Number(value) <= max ? undefined : `takes ${range.text}`;
  }
  if (control === 'number') {
    return `takes ${range?.text ?? 'a number'}, written without the unit`;
  }
  return labels && !labels.includes(value) ? `takes ${alternatives.format(labels)}` : undefined;
}

/**
 * `<Recipe plan="free">` around a table whose rows have the key of a setting, its value (a number without its unit), and why:
 * lists each with its link, its value in bold, and its default. A value that the setting can't have on that plan stops
 * the build.
 */
export const recipe: FactComponent = ({ plan: planId }, _page, children) => {
  const plan = keyIn(plans, planId, 'plan');
  const rows = children.find((node: RootContent): node is Table => node.type === 'table');
  if (!rows) {
    throw new FactError('has no table. Put one between its two tags, with empty lines around it.');
  }
  return inPage(
    h(
      'ul',
      rows.children.slice(1).map(({ children: cells }) => {
        const [key = '', value = '', why = ''] = cells.map((cell) => textOf(cell));
        const found = lookUp(settingsByKey, key, 'setting');
        const { pageId, id, setting } = found;
        const fault = faultOf(found, value, plan);
        if (fault) {
          throw new FactError(`sets "${key}" to "${value}", but ${setting.label} ${fault}.`);
        }
        const link = h('a', { href: `/chat-settings/${pageId}#setting-${id}` }, marked(setting.label));
        const instead = setting.default ? [' instead of ', ...marked(setting.default)] : [];
        return h('li', [link, ': ', h('strong', shown(setting, value)), ...instead, `. ${why}`]);
      }),
    ),
  );
};
