import type { Element } from 'hast';
import { places } from '../../facts/interface';
import { defaultOf } from '../../facts/settings/controls';
import { element, joinContent } from '../html/content';
import { findSetting } from '../tagInput/findSetting';
import { lookUp } from '../tagInput/lookUp';
import { type RenderTag, requireAttribute } from '../tagInput/tag';
import { box, childrenDrawnFor, figure, label, line, stepNumber, withAlt } from './parts';

/** Returns a control at the right, after the number of its step. */
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
export const settingRow: RenderTag = (attributes) => {
  const { id, value, button: text, choice, step } = attributes;
  const setting = id ? findSetting(id, value).setting : undefined;
  const control = setting?.control;
  const name = setting?.label ?? requireAttribute(attributes, 'label');
  const pressed = control?.kind === 'button' ? name : text;
  const standard = control && defaultOf(control);
  const shown = pressed
    ? button(pressed)
    : field(
        value ?? standard ?? requireAttribute(attributes, 'value'),
        choice !== undefined || control?.kind === 'choice',
      );
  return line('scene-setting', withAlt(label(name), `${name}: `), withStep(step, shown));
};

/** `<Dialog title="Mute" button="Mute">`: what an entry of a menu or an icon opens, with its fields and its button. */
export const dialog: RenderTag = (attributes, { children }) => {
  const title = requireAttribute(attributes, 'title');
  const action = button(requireAttribute(attributes, 'button'));
  return box(
    'scene-panel scene-dialog',
    box('scene-title', withAlt(label(title), `${title} dialog:`)),
    childrenDrawnFor(children, 'SettingRow'),
    line('scene-setting', withStep(attributes.step, action)),
  );
};

/** `<SettingsScene place="chat-settings/welcome">`: settings on the screen at a place, which a step can lead to. */
export const settingsScene: RenderTag = ({ place, step, note }, { children }) => {
  const labels = lookUp(places, place, 'place')
    .slice(1)
    .map((name) => label(name));
  const title = line('scene-title', stepNumber(step), element('span', {}, joinContent(labels, ' › ')));
  return figure(box('scene-panel', title, childrenDrawnFor(children, 'SettingRow')), note);
};
