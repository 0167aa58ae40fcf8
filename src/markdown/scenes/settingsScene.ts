import type { Element } from 'hast';
import { places } from '../../facts/interface';
import { settingsByKey } from '../../facts/settings';
import { defaultOf } from '../../facts/settings/controls';
import { element, joinContent } from '../html/content';
import { digits, factOf, flag, optional, text } from '../tagInput/attributes';
import { checkSettingValue } from '../tagInput/checkSettingValue';
import { defineTag } from '../tagInput/defineTag';
import { TagError } from '../tagInput/lookUp';
import { box, childrenFrom, figure, row, stepNumber, uiLabel, withAlt } from './parts';

/** Creates a control at the right of its row, after the number of its step. */
function withStep(step: string | undefined, drawing: Element): Element {
  return element('span', { className: 'scene-line scene-control' }, stepNumber(step), drawing);
}

function button(text: string): Element {
  return withAlt(element('span', { className: 'scene-button' }, text), `${text} button`);
}

/** Draws a value as a switch, as a field, or as a field with a list of choices. */
function field(value: string, isChoice: boolean): Element {
  const isSwitch = value === 'On' || value === 'Off';
  const kind = isChoice ? 'scene-field scene-field--choice' : 'scene-field';
  return element('span', { className: isSwitch ? 'scene-switch' : kind }, value);
}

/**
 * `<SettingRow id="welcome/as" step="4" />`: a setting of Chat settings with its default or a `value`, or one of another place
 * with its `label`, and its `value` or `button`. With `choice`, people choose the value from a list.
 */
export const settingRowTag = defineTag(
  {
    id: optional(factOf(settingsByKey, 'setting')),
    label: optional(text),
    value: optional(text),
    button: optional(text),
    choice: flag,
    step: optional(digits),
  },
  ({ id: entry, label: ownLabel, value: ownValue, button: action, choice, step }) => {
    const setting = entry?.setting;
    if (setting && ownValue !== undefined) {
      checkSettingValue(setting, ownValue);
    }
    const name = setting?.label ?? ownLabel;
    const value = ownValue ?? (setting && defaultOf(setting.control));
    const pressed = setting?.control.kind === 'button' ? name : action;
    if (name === undefined || (pressed ?? value) === undefined) {
      throw new TagError('needs id="…", or label="…" with value="…" or button="…".');
    }
    const isChoice = choice || setting?.control.kind === 'choice';
    const shown = pressed === undefined ? field(value ?? '', isChoice) : button(pressed);
    return row('scene-setting', withAlt(uiLabel(name), `${name}: `), withStep(step, shown));
  },
);

/** `<Dialog title="Mute" button="Mute">`: the dialog behind a menu entry or an icon, with its fields and its button. */
export const dialogTag = defineTag(
  { title: text, button: text, step: optional(digits) },
  ({ title, button: action, step }, { children }) =>
    box(
      'scene-panel scene-dialog',
      box('scene-title', withAlt(uiLabel(title), `${title} dialog:`)),
      childrenFrom(children, 'SettingRow'),
      row('scene-setting', withStep(step, button(action))),
    ),
);

/** `<SettingsScene place="chat-settings/welcome">`: settings on the screen at a place, which a step can lead to. */
export const settingsSceneTag = defineTag(
  { place: factOf(places, 'place'), step: optional(digits), note: optional(text) },
  ({ place, step, note }, { children }) => {
    const labels = place.slice(1).map((name) => uiLabel(name));
    const title = row('scene-title', stepNumber(step), element('span', {}, joinContent(labels, ' › ')));
    return figure(box('scene-panel', title, childrenFrom(children, 'SettingRow')), note);
  },
);
