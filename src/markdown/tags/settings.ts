import { optional } from 'valibot';
import {
  allSettings,
  rankOfScreen,
  type SettingEntry,
  settingsByFullId,
  settingsGroups,
  settingsScreens,
} from '../../facts/settings';
import type { Choice, Control, SettingsScreen } from '../../facts/settings/types';
import { capitalize, orList } from '../../utils/text';
import { assertSettingValue } from '../assertSettingValue';
import { choiceAttribute, entryAttribute, keyAttribute, textAttribute } from '../attributes';
import { requireChildren } from '../children';
import { defineTag, TagError } from '../defineTag';
import { colorSample, planBadge, rankBadge } from '../html/badges';
import { type Definition, definitionList } from '../html/definitionList';
import { element, type HtmlContent, joinContent } from '../html/hast';
import { cellNotes, type TableRow, table } from '../html/table';

function renderChoices(choices: readonly Choice[], initial: string | undefined): HtmlContent {
  return orList.formatToParts(choices.map(({ label }) => label)).map(({ type, value }) => {
    if (type === 'literal') return value;
    const plan = choices.find(({ label }) => label === value)?.plan;
    return [
      value === initial ? [element('strong', {}, value), ' (default)'] : value,
      plan && [' (', planBadge(plan, { andAbove: true }), ')'],
    ];
  });
}

function renderControl(control: Control): HtmlContent {
  const { default: initial, accepts } = control;
  if ('choices' in control && !accepts) {
    const isMarked = control.choices.some(({ label }) => label === initial);
    return [
      renderChoices(control.choices, initial),
      !isMarked && ['. Default: ', initial && element('strong', {}, initial)],
    ];
  }
  if (!initial) return accepts && `Value: ${accepts}`;
  const shownDefault = control.kind === 'color' ? colorSample(initial) : element('strong', {}, initial);
  return [accepts && `${capitalize(accepts)}. `, 'Default: ', shownDefault];
}

/** Creates the definition of a setting, with its rank and its plan if they differ from the screen's. */
function toSettingDefinition({ id, screen, setting, plan, rank }: SettingEntry): Definition {
  const details = [
    rank !== rankOfScreen(screen) && rankBadge(rank, { andAbove: true }),
    plan !== (screen.plan ?? 'free') && planBadge(plan, { andAbove: true }),
  ];
  return {
    name: element('strong', {}, setting.label),
    id: `setting-${id}`,
    details: joinContent(details.filter(Boolean), ' '),
    description: setting.description,
    notes: renderControl(setting.control),
  };
}

/** `<SettingsList page="welcome" />`: the settings of a page of Chat settings. */
export const SettingsList = defineTag(
  { page: keyAttribute(settingsScreens, 'page of Chat settings') },
  ({ page }) =>
    definitionList(allSettings.filter(({ screenId }) => screenId === page).map(toSettingDefinition)),
);

/** `<SettingsPages />`: the pages of Chat settings from A to Z, with what each contains, and the rank and plan it requires. */
export const SettingsPages = defineTag({}, () =>
  table(
    'Pages of Chat settings',
    ['Page', 'What you can change', 'Lowest rank'],
    Object.entries<SettingsScreen>(settingsScreens)
      .toSorted(([, a], [, b]) => a.label.localeCompare(b.label))
      .map(([id, screen]) => ({
        cells: [
          element('a', { href: `/chat-settings/${id}` }, screen.label),
          [screen.summary, cellNotes(screen.plan && planBadge(screen.plan, { andAbove: true }))],
          rankBadge(rankOfScreen(screen)),
        ],
      })),
  ),
);

/** `<Setting id="welcome/show-to" />`: the name of a setting in running text, or its default. */
export const Setting = defineTag(
  { id: entryAttribute(settingsByFullId, 'setting'), show: choiceAttribute('label', 'default') },
  ({ id: { setting }, show }) => {
    if (show === 'label') return element('strong', {}, setting.label);
    if (setting.control.kind === 'button') {
      throw new TagError(`asks for the default of the button "${setting.label}". Leave out \`show\`.`);
    }
    return setting.control.default ?? 'Empty';
  },
);

/** Creates a link to a setting, with notes about a rank other than Administrator, and a plan other than Free. */
function settingLink({ screenId, id, setting, plan, rank }: SettingEntry): HtmlContent {
  return [
    element('a', { href: `/chat-settings/${screenId}#setting-${id}` }, setting.label),
    cellNotes(
      rank !== 'administrator' && rankBadge(rank, { andAbove: true }),
      plan !== 'free' && planBadge(plan, { andAbove: true }),
    ),
  ];
}

/**
 * `<Recommend id="welcome/show-to" value="Everyone">Why.</Recommend>`: a row of `<RecommendedSettings>`. `yours` describes a value
 * that only the reader knows.
 */
export const Recommend = defineTag(
  {
    id: entryAttribute(settingsByFullId, 'setting'),
    value: optional(textAttribute),
    yours: optional(textAttribute),
  },
  ({ id: entry, value, yours }, { children }) => {
    if ((value === undefined) === (yours === undefined)) {
      throw new TagError('needs either value="…" or yours="…".');
    }
    if (value !== undefined) assertSettingValue(entry.setting, value);
    const { control } = entry.setting;
    const choices = control.kind === 'choice' ? control.choices : [];
    const { plan = entry.plan } = choices.find(({ label }) => label === value) ?? {};
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, settingLink({ ...entry, plan })),
      element('td', {}, yours ?? element('strong', {}, value)),
      element('td', {}, control.default ?? '–'),
      element('td', {}, children),
    );
  },
  ['RecommendedSettings'],
);

/** `<RecommendedSettings>` around `<Recommend>`: a table of settings to change for a kind of chat. */
export const RecommendedSettings = defineTag({}, (_, { children }) => {
  const columns = ['Setting', 'Set it to', 'Default', 'Why'];
  const recommended = table('Recommended settings', columns, []);
  recommended.children.push(element('tbody', {}, requireChildren(children, 'Recommend')));
  return recommended;
});

/** Creates the row of a setting, with the plan, the rank, and the words by which `<SettingsFinder>` filters. */
function finderRow(entry: SettingEntry): TableRow {
  const { screen, id, setting, plan, rank } = entry;
  return {
    properties: { dataPlan: plan, dataRank: rank, dataWords: `${id} ${screen.label}` },
    cells: [settingLink(entry), setting.description],
  };
}

/** `<EverySetting of="messages" />`: the settings of a group of pages, each with a link to its definition. */
export const EverySetting = defineTag(
  { of: keyAttribute(settingsGroups, 'group of Chat settings') },
  ({ of: group }) => {
    const screens = Object.entries<SettingsScreen>(settingsGroups[group]);
    const rows = screens.flatMap(([screenId, { label }]): TableRow[] => {
      const settings = allSettings.filter((entry) => entry.screenId === screenId);
      return [{ kind: 'group', cells: [label] }, ...settings.map(finderRow)];
    });
    // The search should find a setting on its own page instead.
    return table(capitalize(group), ['Setting', 'What it does'], rows, { dataSearch: 'ignore' });
  },
);
