import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { actions, logColumns } from '../../facts/actions';
import { rankIds, ranks } from '../../facts/ranks';
import { settingsPages } from '../../facts/settings';
import { banColumns } from '../../facts/settings/ban-list';
import type { Setting, SettingsPage } from '../../facts/types';
import { marked, rankShape } from '../facts/html';
import { box, label, type Picture, plain, sentences } from './figure';
import { personOf } from './messages';
import type { Tag } from './tags';

/** The attributes of `<BanEntry>` in the order of the columns. */
const banAttributes = ['name', 'tag', 'reason', 'by', 'until'];

function panel(
  title: readonly ElementContent[],
  rows: readonly ElementContent[],
  className = 'scene-panel',
): Element {
  return box(className, box('scene-title', ...title), ...rows);
}

/** The control of a setting with a value in it. */
function control(setting: Setting, value: string): Element {
  switch (setting.kind) {
    case 'switch':
      return h('span', { className: value === 'On' ? 'scene-switch scene-switch--on' : 'scene-switch' }, [
        h('span', { className: 'scene-knob' }),
        h('span', value),
      ]);
    case 'choice':
      return h('span', { className: 'scene-field scene-field--choice' }, marked(value));
    case 'action':
      return h('span', { className: 'scene-button' }, marked(setting.label));
    default:
      return h('span', { className: 'scene-field' }, marked(value));
  }
}

/** The values that a setting can have, or nothing if it takes any text. */
function valuesOf({ kind, choices }: Setting): readonly string[] | undefined {
  return kind === 'switch' ? ['On', 'Off'] : choices?.map((choice) => choice.label);
}

function settingRow(tag: Tag, { label: pageName, settings }: SettingsPage): Picture {
  const setting = tag.pick('id', settings, `setting of ${pageName}`);
  const values = valuesOf(setting);
  const given = tag.get('value');
  const set = given && values ? tag.oneOf('value', values, `value of ${setting.label}`) : given;
  const value = set ?? setting.default;
  return {
    art: box(
      set === undefined ? 'scene-setting' : 'scene-setting scene-setting--set',
      box('scene-setting-name', label(setting.label)),
      control(setting, value),
    ),
    alt: sentences(
      setting.kind === 'action'
        ? `A button, ${setting.label}`
        : `${setting.label}: ${value}${set === undefined ? ', as in a new chat' : ''}`,
    ),
  };
}

/** Draws `<SettingsScene>`: settings of a page of Chat settings. Those without a value have their default. */
export function settingsScene(tag: Tag): Picture {
  const page: SettingsPage = tag.pick('page', settingsPages, 'page of Chat settings');
  const rows = tag.some('SettingRow').map((each) => settingRow(each, page));
  return {
    art: panel(
      [label('Chat settings'), h('span', '›'), label(page.label)],
      rows.map(({ art }) => art),
    ),
    alt: `Chat settings, page ${plain(page.label)}. ${rows.map(({ alt }) => alt).join(' ')}`,
  };
}

function cards(
  title: string,
  columns: readonly { readonly label: string }[],
  rows: readonly (readonly string[])[],
): Picture {
  const cell = (text: string, index: number) =>
    box('scene-cell', label(columns[index]?.label ?? '', 'scene-small'), h('span', marked(text || '–')));
  const inWords = (text: string, index: number) => `${columns[index]?.label}: ${text || 'empty'}`;
  return {
    art: panel(
      [label(title)],
      rows.map((cells) => box('scene-card', ...cells.map(cell))),
    ),
    alt: sentences(title, ...rows.map((cells) => cells.map(inWords).join(', '))),
  };
}

/** Draws `<BanListScene>`: entries of the ban list. */
export function banListScene(tag: Tag): Picture {
  const rows = tag.some('BanEntry').map((entry) => banAttributes.map((name) => entry.need(name)));
  return cards('Ban list', banColumns, rows);
}

/** Draws `<LogScene>`: entries of the action log, with the samples of the facts. */
export function logScene(tag: Tag): Picture {
  const rows = tag.some('LogEntry').map((entry) => {
    const { sample } = entry.pick('action', actions, 'action of the log');
    const { actor, target, reason, channel } = sample;
    return [entry.need('time'), actor, target, `\`${entry.get('action')}\``, reason, channel];
  });
  return cards('Action log', Object.values(logColumns), rows);
}

/** Draws `<RankListScene>`: people under their rank, the highest first. */
export function rankListScene(tag: Tag): Picture {
  const people = tag.some('Member').map((member) => personOf(member, 'name'));
  const held = [...rankIds].reverse().flatMap((id) => {
    const names = people.filter(({ rank }) => rank === id).map(({ name }) => name);
    return names.length > 0 ? [{ id, names: names.join(', ') }] : [];
  });
  const rows = held.map(({ id, names }) =>
    box('scene-setting', box('scene-who', rankShape(id), label(ranks[id].name)), h('span', names)),
  );
  return {
    art: panel([label('Rank list')], rows),
    alt: sentences('Rank list', ...held.map(({ id, names }) => `${ranks[id].name}: ${names}`)),
  };
}

/** Draws `<DialogScene>`: a window that asks for something. */
export function dialogScene(tag: Tag): Picture {
  const title = tag.need('title');
  const fields = tag.all('Field').map((field) => ({ name: field.need('label'), ...field.line }));
  const choices = tag.all('Choice').map((choice) => choice.line.alt);
  const buttons = tag.all('Button').map((button) => button.line.alt);
  const picked = tag.get('pick') && tag.oneOf('pick', choices, 'choice');
  const rows = [
    ...fields.map(({ name, art }) =>
      box('scene-setting', label(name), h('span', { className: 'scene-field' }, art)),
    ),
    ...choices.map((choice) =>
      box(choice === picked ? 'scene-choice scene-choice--picked' : 'scene-choice', label(choice)),
    ),
    box('scene-buttons', ...buttons.map((text) => h('span', { className: 'scene-button' }, label(text)))),
  ];
  return {
    art: panel([label(title)], rows, 'scene-panel scene-dialog'),
    alt: sentences(
      `A window, ${title}`,
      ...fields.map(({ name, alt }) => `${name}: ${alt}`),
      choices.length > 0 && `Choices: ${choices.join(', ')}`,
      picked && `Marked: ${picked}`,
      `Buttons: ${buttons.join(', ')}`,
    ),
  };
}
