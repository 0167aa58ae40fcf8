import type { Element } from 'hast';
import { settingsByKey } from '../../facts/settings';
import { defaultOf } from '../../facts/settings/controls';
import { uiPaths } from '../../facts/uiLabels';
import { element, joinContent } from '../html/content';
import { digits, factOf, flag, optional, requiredText } from '../tagInput/attributes';
import { checkSettingValue } from '../tagInput/checkSettingValue';
import { defineTag } from '../tagInput/defineTag';
import { TagError } from '../tagInput/lookUp';
import { box, childrenFrom, figure, row, stepNumber, uiLabel, withAlt } from './drawing';

/** Places a control at the end of its row, after the number of its step. */
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
 * `<SettingRow id="welcome/as" step="4" />`: a setting of Chat settings with its default or a `value`. A setting of another screen has
 * a `label`, and a `value` or a `button`. With `choice`, its value comes from a list.
 */
export const settingRowTag = defineTag(
  {
    id: optional(factOf(settingsByKey, 'setting')),
    label: optional(requiredText),
    value: optional(requiredText),
    button: optional(requiredText),
    choice: flag,
    step: optional(digits),
  },
  ({ id: entry, label, value: enteredValue, button: action, choice, step }) => {
    const setting = entry?.setting;
    if (setting && enteredValue !== undefined) {
      checkSettingValue(setting, enteredValue);
    }
    const name = setting?.label ?? label;
    const value = enteredValue ?? (setting && defaultOf(setting.control));
    const pressed = setting?.control.kind === 'button' ? name : action;
    if (name === undefined || (pressed ?? value) === undefined) {
      throw new TagError('needs id="…", or label="…" with value="…" or button="…".');
    }
    const isChoice = choice || setting?.control.kind === 'choice';
    const shown = pressed === undefined ? field(value ?? '', isChoice) : button(pressed);
    return row('scene-setting', withAlt(uiLabel(name), `${name}: `), withStep(step, shown));
  },
);

/** `<Dialog title="Mute" button="Mute">`: the dialog of a menu entry or an icon, with `<SettingRow>` inside. */
export const dialogTag = defineTag(
  { title: requiredText, button: requiredText, step: optional(digits) },
  ({ title, button: action, step }, { children }) =>
    box(
      'scene-panel scene-dialog',
      box('scene-title', withAlt(uiLabel(title), `${title} dialog:`)),
      childrenFrom(children, 'SettingRow'),
      row('scene-setting', withStep(step, button(action))),
    ),
);

/** `<SettingsScene place="chat-settings/welcome">`: the screen at a place, with `<SettingRow>` inside. `step` is its number. */
export const settingsSceneTag = defineTag(
  { place: factOf(uiPaths, 'place'), step: optional(digits), note: optional(requiredText) },
  ({ place, step, note }, { children }) => {
    const labels = place.slice(1).map((name) => uiLabel(name));
    const title = row('scene-title', stepNumber(step), element('span', {}, joinContent(labels, ' › ')));
    return figure(box('scene-panel', title, childrenFrom(children, 'SettingRow')), note);
  },
);
