import type { Element } from 'hast';
import { places } from '../../facts/interface';
import { type Content, element, joined } from '../html/content';
import { lookUp } from '../html/lookUp';
import { settingWith } from '../html/settings';
import { need, type WriteTag } from '../html/tag';
import { box, callout, figure, label, line, partsOf, says } from './picture';

/** A control or a button at the right, after the number of its step. */
function control(number: Content, art: Element): Element {
  return element('span', { className: 'scene-line scene-control' }, number, art);
}

function button(text: string): Element {
  return says(element('span', { className: 'scene-button' }, text), `the button ${text}`);
}

/** A value: that of a switch, or in a field, from which people can choose others if it's a choice. */
function field(value: string, isChoice: boolean): Element {
  const isSwitch = value === 'On' || value === 'Off';
  const kind = isChoice ? 'scene-field scene-field--choice' : 'scene-field';
  return element(
    'span',
    { className: isSwitch ? `scene-switch scene-switch--${value.toLowerCase()}` : kind },
    value,
  );
}

/**
 * `<SettingRow id="welcome/as" step="4" />`: a setting of Chat settings with its default or a `value`, or one of another place
 * with its `label`, and its `value` or `button`. With `choice`, people choose the value from a list.
 */
export const settingRow: WriteTag = (attributes) => {
  const { id, value, button: text, choice, step } = attributes;
  const setting = id ? settingWith(id, value).setting : undefined;
  const name = setting?.label ?? need(attributes, 'label');
  const pressed = setting && setting.default === undefined ? name : text;
  const shown = pressed
    ? button(pressed)
    : field(value ?? setting?.default ?? need(attributes, 'value'), Boolean(choice ?? setting?.choices));
  return line('scene-setting', says(label(name), `${name}: `), control(callout(step), shown));
};

/** `<Dialog title="Mute" button="Mute">`: what an entry of a menu or an icon opens, with its fields and its button. */
export const dialog: WriteTag = (attributes, { children }) => {
  const title = need(attributes, 'title');
  return box(
    'scene-panel scene-dialog',
    box('scene-title', says(label(title), `The dialog ${title}:`)),
    partsOf(children, 'scene-setting'),
    line('scene-setting', control(callout(attributes.step), button(need(attributes, 'button')))),
  );
};

/** `<SettingsScene place="chat-settings/welcome">`: settings on the screen at a place, which a step can lead to. */
export const settingsScene: WriteTag = ({ place, step, note }, { children }) => {
  const labels = lookUp(places, place, 'place')
    .slice(1)
    .map((name) => label(name));
  const title = line('scene-title', callout(step), element('span', {}, joined(labels, ' › ')));
  return figure(box('scene-panel', title, partsOf(children, 'scene-setting')), note);
};
