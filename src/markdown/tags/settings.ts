import { h } from 'hastscript';
import { capitalize } from '../../components/ui/text';
import { rankOfPage, settingsPages } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import { color } from '../html/cells';
import {
  alternatives,
  type Content,
  inPage,
  marked,
  notesBelow,
  planLabel,
  rankLabel,
  table,
  textInPage,
} from '../html/elements';
import { keysOf, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

/** What a setting can be set to, with the default in bold: among its choices, or on its own line below the description. */
function valuesOf(setting: Setting): Content {
  const { accepts, choices, range, default: usual } = setting;
  const isChoice = choices?.some(({ label }) => label === usual) ?? false;
  const values =
    accepts || !choices
      ? marked(capitalize(accepts ?? range?.text ?? ''))
      : alternatives.formatToParts(choices.map(({ label }) => label)).flatMap(({ value }) => {
          const plan = choices.find(({ label }) => label === value)?.plan;
          return [
            ...(value === usual ? [h('strong', marked(value))] : marked(value)),
            ...(plan ? ['\u00a0', planLabel(plan)] : []),
          ];
        });
  // The default is in bold already. That something is empty goes without saying.
  if (usual === undefined || usual === 'Empty' || (isChoice && !accepts)) {
    return values.length > 0 ? values : '–';
  }
  const shown = h('strong', usual.startsWith('#') ? color(usual) : marked(usual));
  return values.length > 0 ? [...values, h('br'), 'Default: ', shown] : [shown];
}

/** The name of a setting, with its rank and plan below where they are not the page's. */
function labelCell(setting: Setting, page: SettingsPage): Content {
  const rank = setting.rank && setting.rank !== rankOfPage(page) ? [rankLabel(setting.rank, true)] : [];
  const plan = setting.plan && setting.plan !== page.plan ? [planLabel(setting.plan, true)] : [];
  const planNote = setting.planNote ? [`(${setting.planNote})`] : [];
  return [h('strong', marked(setting.label)), ...notesBelow(...rank, ...plan, ...planNote)];
}

/**
 * `<SettingsTable page="welcome" />`: the settings of a page of Chat settings; `ids="show-to as"` shows those rows.
 * Each row has the id `setting-…`, which other pages link to.
 */
export const settingsTable: FactComponent = ({ page: pageId, ids }) => {
  const page = lookUp<SettingsPage>(settingsPages, pageId, 'page of Chat settings');
  const chosen = keysOf(ids);
  const shown: [string, Setting][] =
    chosen.length > 0
      ? chosen.map((id) => [id, lookUp<Setting>(page.settings, id, `setting of ${page.label}`)])
      : Object.entries(page.settings);
  return inPage(
    table(
      `Settings of ${page.label}`,
      ['Setting', 'What it does', 'Values (default in bold)'],
      shown.map(([id, setting]) => ({
        id: `setting-${id}`,
        cells: [labelCell(setting, page), setting.does, valuesOf(setting)],
      })),
      'settings',
    ),
  );
};

/** `<SettingsPages />`: the pages of Chat settings with what each contains, the lowest rank, and the plan. */
export const settingsPagesTable: FactComponent = () =>
  inPage(
    table(
      'Pages of Chat settings',
      ['Page', 'What you can change', 'Lowest rank', 'Plan'],
      Object.entries<SettingsPage>(settingsPages).map(([id, page]) => ({
        cells: [
          [h('a', { href: `/chat-settings/${id}` }, page.label)],
          page.contains,
          [rankLabel(rankOfPage(page))],
          [planLabel(page.plan ?? 'free', true)],
        ],
      })),
    ),
  );

/** `<Setting id="welcome/show-to" />`: the name of a setting in running text, or with `show="default"`, its default. */
export const setting: FactComponent = ({ id = '', show = 'label' }) => {
  const [pageId, settingId] = id.split('/');
  const page = lookUp<SettingsPage>(settingsPages, pageId, 'page of Chat settings');
  const found = lookUp<Setting>(page.settings, settingId, `setting of ${page.label}`);
  const forms = {
    label: inPage(h('strong', marked(found.label))),
    default: textInPage(found.default ?? '–'),
  };
  return lookUp(forms, show, 'form (show="…")');
};
