import type { Element } from 'hast';
import { h } from 'hastscript';
import { withoutFormatting } from '../../components/shared/text';
import { settingsPages } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import { marked } from '../facts/html';
import { box, label, type Picture, sentences } from './figure';
import type { Tag } from './tags';

/** The control of a setting with a value in it. */
function control(setting: Setting, value: string): Element {
  if (setting.kind === 'switch') {
    return h('span', { className: value === 'On' ? 'scene-switch scene-switch--on' : 'scene-switch' }, [
      h('span', { className: 'scene-knob' }),
      h('span', value),
    ]);
  }
  if (setting.kind === 'action') {
    return h('span', { className: 'scene-button' }, marked(setting.label));
  }
  const className = setting.choices ? 'scene-field scene-field--choice' : 'scene-field';
  return h('span', { className }, marked(value));
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
  const value = set ?? setting.default ?? '';
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
    art: box(
      'scene-panel',
      box('scene-title', label('Chat settings'), h('span', '›'), label(page.label)),
      ...rows.map(({ art }) => art),
    ),
    alt: `The page ${withoutFormatting(page.label)} in Chat settings. ${rows.map(({ alt }) => alt).join(' ')}`,
  };
}
