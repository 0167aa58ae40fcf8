import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { settingsPages } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import { marked } from '../facts/html';
import { box, label, type Picture, plain, sentences } from './figure';
import type { Tag } from './tags';

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

/** Returns the values that a setting can have, or undefined if it takes any text. */
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
        ? `Button: ${setting.label}`
        : `${setting.label}: ${value}${set === undefined ? ', the default' : ''}`,
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
    alt: `The page ${plain(page.label)} in Chat settings. ${rows.map(({ alt }) => alt).join(' ')}`,
  };
}

/** Draws `<DialogScene>`: a dialog. */
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
      `Dialog: ${title}`,
      ...fields.map(({ name, alt }) => `${name}: ${alt}`),
      choices.length > 0 && `Options: ${choices.join(', ')}`,
      picked && `Selected: ${picked}`,
      `Buttons: ${buttons.join(', ')}`,
    ),
  };
}
