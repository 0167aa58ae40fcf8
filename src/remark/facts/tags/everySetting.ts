import type { Element } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { ranks } from '../../../facts/ranks';
import { allSettings } from '../../../facts/settings';
import type { Setting } from '../../../facts/types';
import { inPage, marked, planLabel, table } from '../html';
import { valuesOf } from './settingValues';
import type { FactComponent } from './types';

/** Names the role of each part, because the finder lays the table out in a way that makes browsers forget them. */
function giveRoles(everything: Element): void {
  const roles: Record<string, string> = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    td: 'cell',
  };
  visit(everything, 'element', (element) => {
    const heading = element.properties.scope === 'col' ? 'columnheader' : 'rowheader';
    const role = element.tagName === 'th' ? heading : roles[element.tagName];
    if (role) {
      element.properties.role = role;
    }
  });
}

/**
 * `<EverySetting />`: every setting of every page of Chat settings, each leading to its own row there. The rows carry
 * what the finder filters by: plan, rank, and the words that readers use.
 */
export const everySetting: FactComponent = () => {
  const rows = allSettings.map(({ pageId, page, id, setting: found }) => {
    const setting: Setting = found;
    const plan = setting.plan ?? page.plan ?? 'free';
    const rank = setting.rank ?? page.rank;
    return {
      data: { plan, rank, words: [id, ...(setting.words ?? [])].join(' ') },
      cells: [
        [h('a', { href: `/chat-settings/${pageId}#setting-${id}` }, marked(setting.label))],
        page.label,
        setting.does,
        valuesOf(setting),
        setting.default,
        [planLabel(plan, true)],
        ranks[rank].name,
      ],
    };
  });
  const everything = table(
    'All settings',
    ['Setting', 'Page', 'What it does', 'Values', 'Default', 'Plan', 'Lowest rank'],
    rows,
  );
  giveRoles(everything);
  // Each row stands on its own page too, which is the one that a search should find.
  everything.properties['data-search'] = 'ignore';
  return inPage(everything);
};
