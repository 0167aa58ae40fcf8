import { type Phrase, phrasesOf } from '../../content/phrases';
import { plans } from '../../facts/plans';
import { allSettings, type FoundSetting, rankOfPage, settingsPages } from '../../facts/settings';
import { defaultOf } from '../../facts/settings/controls';
import type { Choice, Control, Setting, SettingsPage } from '../../facts/types';
import { capitalize } from '../../text';
import { planBadge, rankBadge } from '../html/badges';
import { type Content, cellNotes, color, element, joinContent, link, orList } from '../html/content';
import { entryList } from '../html/entries';
import { type Row, table } from '../html/table';
import { childrenDrawnFor } from '../scenes/parts';
import { findSetting } from '../tagInput/findSetting';
import { lookUp, splitKeys } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/** Returns choices as alternatives, with their plans. */
function renderChoices(choices: readonly Choice[], standard: string): Content {
  return orList.formatToParts(choices.map(({ label }) => label)).map(({ value }) => {
    const plan = choices.find(({ label }) => label === value)?.plan;
    return [value, value === standard && ' (default)', plan && ` (${plans[plan].name})`];
  });
}

/** Returns what a control accepts, and its default. */
function renderControl(control: Control): Content {
  const withDefault = (accepts: string | undefined, standard: Content) => [
    accepts && `${capitalize(accepts)}. `,
    'Default: ',
    standard,
  ];
  switch (control.kind) {
    case 'button':
      return capitalize(control.accepts ?? '');
    case 'switch':
      return renderChoices([{ label: 'On' }, { label: 'Off' }], control.default);
    case 'choice': {
      const { accepts, choices, default: standard } = control;
      const shown = renderChoices(choices, standard);
      const isShown = choices.some(({ label }) => label === standard);
      return accepts ? withDefault(accepts, standard) : [shown, !isShown && ['. Default: ', standard]];
    }
    case 'number': {
      const { range, others, default: standard } = control;
      return withDefault(others.length > 0 ? `${others.join(', ')}, or ${range.text}` : range.text, standard);
    }
    case 'color':
      return withDefault('a hex color', color(control.default));
    case 'field': {
      const { accepts, default: standard } = control;
      const text = typeof accepts === 'object' ? accepts.text : accepts;
      return standard ? withDefault(text, standard) : capitalize(text ?? '');
    }
  }
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
        notes: renderControl(found.control),
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

/** `<Setting id="welcome/show-to" />`: the name of a setting in running text. `show="default"` shows its default. */
export const setting: RenderTag = ({ id: key, show = 'label' }) => {
  const { label, control } = findSetting(key).setting;
  const forms = { label: element('strong', {}, label), default: defaultOf(control) ?? '–' };
  return lookUp<Content>(forms, show, 'form (show="…")');
};

/** Links a setting to its own row, with its rank and plan below it if they aren't those of most settings. */
function linkedSetting({ pageId, page, id, setting: found }: FoundSetting, choice?: string): Content {
  const { label, control, plan = page.plan ?? 'free', rank = page.rank }: Setting = found;
  const choices = control.kind === 'choice' ? control.choices : [];
  const lowestPlan = choices.find((each) => each.label === choice)?.plan ?? plan;
  return [
    link(`/chat-settings/${pageId}#setting-${id}`, label),
    cellNotes(
      rank !== 'administrator' && rankBadge(rank, true),
      lowestPlan !== 'free' && planBadge(lowestPlan, true),
    ),
  ];
}

/**
 * `<Recommend id="welcome/show-to" value="Everyone">Why.</Recommend>`: a row of `<RecommendedSettings>`. `yours` says in words
 * what only the reader knows.
 */
export const recommend: RenderTag = ({ id: key, value, yours }, { children }) => {
  const found = findSetting(key, value);
  const standard = defaultOf(found.setting.control) ?? 'Empty';
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, linkedSetting(found, value)),
    element('td', {}, yours ?? element('strong', {}, value)),
    element('td', {}, standard === 'Empty' ? '–' : standard),
    element('td', {}, children),
  );
};

/** `<RecommendedSettings>` around `<Recommend>`: which settings to change for a kind of chat, to what, and why. */
export const recommendedSettings: RenderTag = (_, { children }) => {
  const recommended = table('Recommended settings', ['Setting', 'Set it to', 'Default', 'Why'], []);
  recommended.children.push(element('tbody', {}, childrenDrawnFor(children, 'Recommend')));
  return recommended;
};

/** Returns the row of a setting in the table of all, with what the finder filters by: plan, rank, and words of readers. */
function finderRow(entry: FoundSetting, phrases: readonly Phrase[]): Row {
  const { page, id, setting: found } = entry;
  const { plan = page.plan ?? 'free', rank = page.rank }: Setting = found;
  const settingPhrases = phrases.filter((phrase) => phrase.id === `setting-${id}`);
  const words = new Set(settingPhrases.flatMap(({ text }) => text.split(' ')));
  return {
    properties: {
      dataPlan: plan,
      dataRank: rank,
      dataWords: [id, page.label, ...words].join(' '),
    },
    cells: [linkedSetting(entry), found.description],
  };
}

/**
 * `<EverySetting />`: every setting of every page of Chat settings, each leading to its own row there, in the order of the
 * sidebar.
 */
export const everySetting: RenderTag = (_, { pages }) => {
  const phrases = new Map(
    Object.keys(settingsPages).map((pageId) => {
      const page = pages.get(`chat-settings/${pageId}`);
      return [pageId, page ? phrasesOf(page) : []];
    }),
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
