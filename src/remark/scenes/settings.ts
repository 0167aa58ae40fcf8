import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { settingsPages } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import { marked } from '../facts/html';
import { FactError, keysOf, lookUp } from '../facts/lookUp';
import type { FactComponent } from '../facts/tags/types';
import { box, figure, framed, label, type Picture, plain, sentences } from './figure';
import { known, pairsOf } from './read';

/** The choice that a default names: `On` and texts as they are, a note behind the choice cut off. */
function choiceOf(setting: Setting, value: string): string {
  const choices = setting.choices ?? [];
  if (choices.length === 0) {
    return value;
  }
  return lookUp(
    Object.fromEntries(choices.map(({ label }) => [label, label])),
    value,
    `choice of ${setting.label}`,
  );
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

function row(setting: Setting, set: string | undefined): Picture {
  if (set !== undefined && setting.kind === 'switch' && set !== 'On' && set !== 'Off') {
    throw new FactError(`sets ${setting.label} to "${set}": a switch is On or Off.`);
  }
  const chosen = set !== undefined && setting.kind === 'choice' ? choiceOf(setting, set) : set;
  const value = chosen ?? setting.default;
  const art: ElementContent[] = [box('scene-setting-name', label(setting.label)), control(setting, value)];
  return {
    art: box(set === undefined ? 'scene-setting' : 'scene-setting scene-setting--set', ...art),
    says:
      setting.kind === 'action'
        ? sentences(`A button, ${setting.label}`)
        : sentences(`${setting.label}: ${value}${set === undefined ? ', as in a new chat' : ''}`),
  };
}

/**
 * `<SettingsScene page="welcome" set="show-to=Everyone | as=Notice" show="rules-first" />`: a page of Chat settings.
 * `set` names settings with a value, which must be one of their choices; `show` names more of them with their defaults.
 * Without both, all are drawn. Also `frame="phone"` and `note`, the caption.
 */
export const settingsScene: FactComponent = (attributes) => {
  known(attributes, ['page', 'set', 'show', 'frame', 'note']);
  const page = lookUp<SettingsPage>(settingsPages, attributes.page, 'page of Chat settings');
  const set = new Map(pairsOf(attributes.set));
  const named = new Set([...set.keys(), ...keysOf(attributes.show)]);
  named.forEach((id) => {
    lookUp(page.settings, id, `setting of ${page.label}`);
  });
  const rows = Object.entries(page.settings)
    .filter(([id]) => named.size === 0 || named.has(id))
    .map(([id, setting]) => row(setting, set.get(id)));
  const picture: Picture = {
    art: box(
      'scene-panel',
      box('scene-title', label('Chat settings'), h('span', '›'), label(page.label)),
      ...rows.map(({ art }) => art),
    ),
    says: `Chat settings, page ${plain(page.label)}. ${rows.map(({ says }) => says).join(' ')}`,
  };
  return figure('settings', framed(picture, attributes.frame), attributes.note);
};
