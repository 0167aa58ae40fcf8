import { plans } from '../../facts/plans';
import { allSettings, type FoundSetting, rankOfPage, settingsPages } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import { capitalize } from '../../text';
import { planBadge, rankBadge } from '../html/badges';
import { type Content, cellNotes, color, element, joinContent, link, orList } from '../html/content';
import { entryList } from '../html/entries';
import { type Row, table } from '../html/table';
import { type Phrase, readPhrases } from '../phrases';
import { findSetting } from '../tagInput/findSetting';
import { lookUp, splitKeys } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/** What a setting can be set to, and its default, which is one of its choices or comes last. */
function renderValues({ accepts, choices, range, default: defaultValue }: Setting): Content {
  const isChoice = choices?.some(({ label }) => label === defaultValue) ?? false;
  const values =
    accepts || !choices
      ? capitalize(accepts ?? range?.text ?? '')
      : orList.formatToParts(choices.map(({ label }) => label)).map(({ value }) => {
          const plan = choices.find(({ label }) => label === value)?.plan;
          return [value, value === defaultValue && ' (default)', plan && ` (${plans[plan].name})`];
        });
  // That something is empty goes without saying.
  if (defaultValue === undefined || defaultValue === 'Empty' || (isChoice && !accepts)) {
    return values;
  }
  const shown = defaultValue.startsWith('#') ? color(defaultValue) : defaultValue;
  return [values && [values, '. '], 'Default: ', shown];
}

/**
 * `<SettingsList page="welcome" />`: the settings of a page of Chat settings; `ids="show-to as"` shows those. Each has the id
 * `setting-…`, which other pages link to, and its rank and plan where they are not the page's.
 */
export const settingsList: RenderTag = ({ page: pageId, ids }) => {
  const page = lookUp<SettingsPage>(settingsPages, pageId, 'page of Chat settings');
  const chosen = splitKeys(ids);
  const shown = chosen.length > 0 ? chosen : Object.keys(page.settings);
  return entryList(
    shown.map((id) => {
      const found = lookUp<Setting>(page.settings, id, `setting of ${page.label}`);
      const { label, rank, plan, planNote } = found;
      const details = [
        rank && rank !== rankOfPage(page) && rankBadge(rank, true),
        plan && plan !== page.plan && planBadge(plan, true),
        planNote && `(${planNote})`,
      ];
      return {
        name: element('strong', {}, label),
        id: `setting-${id}`,
        details: joinContent(details.filter(Boolean), ' '),
        description: found.description,
        notes: renderValues(found),
      };
    }),
  );
};

/** `<SettingsPages />`: the pages of Chat settings with what each contains, the lowest rank, and the plan, from A to Z. */
export const settingsPagesTable: RenderTag = () =>
  table(
    'Pages of Chat settings',
    ['Page', 'What you can change', 'Lowest rank', 'Plan'],
    Object.entries<SettingsPage>(settingsPages)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([id, page]) => ({
        cells: [
          link(`/chat-settings/${id}`, page.label),
          page.contains,
          rankBadge(rankOfPage(page)),
          planBadge(page.plan ?? 'free', true),
        ],
      })),
  );

/**
 * `<Setting id="welcome/show-to" />`: the name of a setting in running text. `show="default"` shows its default, and
 * `set="Everyone"` recommends a value.
 */
export const setting: RenderTag = ({ id: key, show = 'label', set }) => {
  const { id, pageId, setting: found } = findSetting(key, set);
  const { label, default: defaultValue = '–' } = found;
  if (set) {
    const address = `/chat-settings/${pageId}#setting-${id}`;
    const insteadOf = defaultValue !== '–' && ` instead of ${defaultValue}`;
    return [link(address, label), ': ', element('strong', {}, set), insteadOf];
  }
  const forms = { label: element('strong', {}, label), default: defaultValue };
  return lookUp<Content>(forms, show, 'form (show="…")');
};

/** Returns the row of a setting in the table of all, with what the finder filters by: plan, rank, and words of readers. */
function finderRow(entry: FoundSetting, phrases: readonly Phrase[]): Row {
  const { pageId, page, id, setting: found } = entry;
  const { label, plan = page.plan ?? 'free', rank = page.rank }: Setting = found;
  const settingPhrases = phrases.filter((phrase) => phrase.id === `setting-${id}`);
  const words = new Set(settingPhrases.flatMap(({ text }) => text.split(' ')));
  return {
    properties: {
      dataPlan: plan,
      dataRank: rank,
      dataWords: [id, page.label, ...words].join(' '),
    },
    cells: [
      [
        link(`/chat-settings/${pageId}#setting-${id}`, label),
        cellNotes(
          rank !== 'administrator' && rankBadge(rank, true),
          plan !== 'free' && planBadge(plan, true),
        ),
      ],
      found.description,
    ],
  };
}

/**
 * `<EverySetting />`: every setting of every page of Chat settings, each leading to its own row there, in the order of the
 * sidebar.
 */
export const everySetting: RenderTag = () => {
  const phrases = new Map(
    Object.keys(settingsPages).map((pageId) => [pageId, readPhrases(`/chat-settings/${pageId}`)]),
  );
  const rows = allSettings.flatMap((found, index): Row[] => {
    const isFirst = found.pageId !== allSettings[index - 1]?.pageId;
    const row = finderRow(found, phrases.get(found.pageId) ?? []);
    return [...(isFirst ? [{ cells: [found.page.label] }] : []), row];
  });
  const everything = table('All settings', ['Setting', 'What it does'], rows);
  // Each row is also on its own page, which is the one that a search should find.
  everything.properties.dataSearch = 'ignore';
  return everything;
};
