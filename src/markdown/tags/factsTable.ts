import { capitalize } from '../../components/ui/text';
import { type Browser, browsers } from '../../facts/browsers';
import { botCommands, commands } from '../../facts/commands';
import { languages } from '../../facts/languages';
import { limits } from '../../facts/limits';
import { ranksInSettings } from '../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../facts/plans';
import { ranks } from '../../facts/ranks';
import { settingsByKey } from '../../facts/settings';
import { boostLevels } from '../../facts/shop';
import { themes } from '../../facts/themes';
import type { Command, Limit, RankId } from '../../facts/types';
import { code, element, joined, list } from '../html/content';
import { color, labelPath, notesBelow, planLabel, rankLabel } from '../html/labels';
import { keysOf, lookUp } from '../html/lookUp';
import { type FactTable, factTable } from '../html/table';
import type { WriteTag } from '../html/tag';

/** The columns of a table of commands: the name with its plan, what it does with an example, and the lowest rank. */
function commandTable(commands: Readonly<Record<string, Command>>): FactTable {
  return factTable('Commands', commands, [
    ['Command', ({ usage, plan }) => [code(usage), notesBelow(plan && planLabel(plan, true))]],
    ['What it does', ({ does, example }) => [does, notesBelow(example && `Example: \`${example}\``)]],
    ['Lowest rank', ({ rank }) => rankLabel(rank)],
  ]);
}

/** The tables that a page can show. The rows have the ids that other sites link to, such as `rank-member`. */
const tables: Readonly<Record<string, FactTable>> = {
  'boost-levels': factTable('Boost levels', boostLevels, [
    ['Level', (_, level) => level],
    ['Boosts', ({ boosts }) => String(boosts)],
    ['What the chat gets', ({ gifts }) => list(gifts)],
  ]),
  browsers: factTable<Browser>('Browsers', browsers, [
    ['Browser', ({ name }) => name],
    ['Versions', ({ supported }) => supported],
    ['Works on', ({ systems }) => systems],
  ]),
  languages: factTable<string>('Languages of the interface', languages, [
    ['Language', (name) => name],
    ['Code', (_, id) => code(id)],
  ]),
  themes: factTable('Themes', themes, [
    ['Theme', ({ label }) => label],
    ['Mode', ({ mode }) => mode],
    ['Good for', ({ goodFor }) => goodFor],
    [
      'Colors',
      ({ colors }) => {
        const shown = (['background', 'surface', 'text', 'muted', 'accent'] as const).map((name) =>
          element('span', { className: 'whole' }, `${name} `, color(colors[name])),
        );
        return joined(shown, element('br', {}));
      },
    ],
  ]),
  limits: factTable<Limit>('Limits', limits, [
    ['What', ({ label }) => label],
    ['Limit', ({ text, note }) => capitalize(note ? `${text} (${note})` : text)],
  ]),
  'command-chat': commandTable(commands),
  'command-caw': commandTable(botCommands),
  rank: factTable('The six ranks', ranks, [
    ['Rank', (_, id) => rankLabel(id as RankId)],
    ['Who has it', ({ who }) => who],
    ['Assigned by', ({ givenBy }) => givenBy],
  ]),
  'small-plan-features': factTable<SmallPlanFeature>('Small features that need a plan', smallPlanFeatures, [
    ['Feature', ({ label }) => label],
    ['Plan', ({ plan }) => planLabel(plan ?? 'free', true)],
    ['Limit', (feature) => feature.amount?.text],
    ['Settings page', ({ where }) => element('strong', {}, where)],
  ]),
  'ranks-in-settings': factTable(
    'Ranks with their own setting',
    Object.fromEntries(ranksInSettings.map((each) => [each.setting.replace('/', '-'), each])),
    [
      ['What', ({ label }) => label],
      ['Default', ({ rank }) => rankLabel(rank, true)],
      [
        'Setting',
        ({ setting: key }) => {
          const { page, setting } = lookUp(settingsByKey, key, 'setting');
          return labelPath([page.label, setting.label]);
        },
      ],
    ],
  ),
};

/** `<FactsTable of="limits" />`: a table of facts by its name. `ids="poll-open poll-votes"` shows those rows alone, in that order. */
export const factsTable: WriteTag = ({ of: name = '', ids }) =>
  lookUp(tables, name, 'table')(name, keysOf(ids));
