import { h } from 'hastscript';
import { firstSettings } from '../../components/SettingsFinder/search';
import { allSettings, type FoundSetting } from '../../facts/settings';
import type { Setting } from '../../facts/types';
import { inPage, marked, notesBelow, planLabel, type Row, rankLabel, table } from '../html/elements';
import type { FactComponent } from '../html/tag';
import { pageIds } from '../pages';
import { pageSections } from '../pages/sections';

/**
 * `<EverySetting />`: every setting of every page of Chat settings, each leading to its own row there, in the order of the
 * sidebar. The rows carry what the finder filters by: plan, rank, and the words that readers use.
 */
export const everySetting: FactComponent = () => {
  const inOrder = pageSections(pageIds()).flatMap(({ ids }) => ids);
  const place = ({ pageId }: FoundSetting) => inOrder.indexOf(`chat-settings/${pageId}`);
  const settings = allSettings.toSorted((one, other) => place(one) - place(other));
  const rows = settings.flatMap(({ pageId, page, id, setting: found }, index): Row[] => {
    const setting: Setting = found;
    const plan = setting.plan ?? page.plan ?? 'free';
    const rank = setting.rank ?? page.rank;
    const late: Record<string, string> = index < firstSettings ? {} : { late: '' };
    const required = [
      ...(rank === 'administrator' ? [] : [rankLabel(rank, true)]),
      ...(plan === 'free' ? [] : [planLabel(plan, true)]),
    ];
    const row = {
      data: { plan, rank, words: [id, page.label, ...(setting.words ?? [])].join(' '), ...late },
      cells: [
        [
          h('a', { href: `/chat-settings/${pageId}#setting-${id}` }, marked(setting.label)),
          ...notesBelow(...required),
        ],
        setting.does,
      ],
    };
    return pageId === settings[index - 1]?.pageId ? [row] : [{ data: late, cells: [page.label] }, row];
  });
  const everything = table('All settings', ['Setting', 'What it does'], rows, 'settings');
  // Each row is also on its own page, which is the one that a search should find.
  everything.properties['data-search'] = 'ignore';
  return inPage(everything);
};
