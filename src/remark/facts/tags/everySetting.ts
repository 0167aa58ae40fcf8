import { h } from 'hastscript';
import { ranks } from '../../../facts/ranks';
import { allSettings, type FoundSetting } from '../../../facts/settings';
import type { Setting } from '../../../facts/types';
import { inPage, marked, notesBelow, planLabel, table } from '../html';
import type { FactComponent } from './types';

/**
 * `<EverySetting />`: every setting of every page of Chat settings, each leading to its own row there. The rows carry
 * what the finder filters by: plan, rank, and the words that readers use.
 */
export const everySetting: FactComponent = () => {
  // What is rarely used, and can do the most damage, comes last.
  const isRare = ({ pageId }: FoundSetting) => Number(pageId === 'advanced');
  const settings = allSettings.toSorted((one, other) => isRare(one) - isRare(other));
  const rows = settings.map(({ pageId, page, id, setting: found }) => {
    const setting: Setting = found;
    const plan = setting.plan ?? page.plan ?? 'free';
    const rank = setting.rank ?? page.rank;
    return {
      data: { plan, rank, words: [id, ...(setting.words ?? [])].join(' ') },
      cells: [
        [
          h('a', { href: `/chat-settings/${pageId}#setting-${id}` }, marked(setting.label)),
          ...notesBelow(
            rank === 'administrator' ? page.label : `${page.label} · ${ranks[rank].name}`,
            ...(plan === 'free' ? [] : [planLabel(plan, true)]),
          ),
        ],
        setting.does,
      ],
    };
  });
  const everything = table('All settings', ['Setting', 'What it does'], rows);
  // Each row is also on its own page, which is the one that a search should find.
  everything.properties['data-search'] = 'ignore';
  return inPage(everything);
};
