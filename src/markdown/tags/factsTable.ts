import type { Element } from 'hast';
import { ranksInSettings } from '../../facts/permissions';
import { type SmallPlanFeature, smallPlanFeatures } from '../../facts/plans';
import { settingsByKey } from '../../facts/settings';
import { themes } from '../../facts/themes';
import { element, joined } from '../html/content';
import { color, labelPath, planLabel, rankLabel } from '../html/labels';
import { lookUp } from '../html/lookUp';
import { factTable } from '../html/table';
import type { WriteTag } from '../html/tag';

/** The tables that a page can show. The rows have the ids that other sites link to, such as `themes-dusk`. */
const tables: Readonly<Record<string, () => Element>> = {
  themes: () =>
    factTable('themes', 'Themes', themes, [
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
  'small-plan-features': () =>
    factTable<SmallPlanFeature>('small-plan-features', 'Small features that need a plan', smallPlanFeatures, [
      ['Feature', ({ label }) => label],
      ['Plan', ({ plan }) => planLabel(plan, true)],
      ['Limit', (feature) => feature.amount?.text],
      ['Settings page', ({ where }) => element('strong', {}, where)],
    ]),
  'ranks-in-settings': () =>
    factTable(
      'ranks-in-settings',
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

/** `<FactsTable of="themes" />`: a table of facts that a component or a picture shows, too. */
export const factsTable: WriteTag = ({ of }) => lookUp(tables, of, 'table')();
