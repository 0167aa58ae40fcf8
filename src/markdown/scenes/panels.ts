import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { places } from '../../facts/interface';
import type { SettingsPage } from '../../facts/types';
import { chat, marked } from '../html/elements';
import { settingsPageOf } from '../pages/access';
import { box, label, says, stepOf } from './picture';
import type { Tag } from './tags';

/** A control or a button at the right, after the number of its step. */
function control(tag: Tag, art: Element): Element {
  return h('span', { className: 'scene-line scene-control' }, [...stepOf(tag), art]);
}

function button(text: string): Element {
  return says(h('span', { className: 'scene-button' }, marked(text)), `the button ${text}`);
}

/** A value: that of a switch, or in a field, from which people can choose others if it's a choice. */
function field(value: string, isChoice: boolean): Element {
  if (value === 'On' || value === 'Off') {
    return h('span', { className: `scene-switch scene-switch--${value.toLowerCase()}` }, value);
  }
  return h(
    'span',
    { className: isChoice ? 'scene-field scene-field--choice' : 'scene-field' },
    marked(value),
  );
}

/** Draws a `<SettingRow>`, of which the facts know the setting if it's on a `page` of Chat settings. */
function row(tag: Tag, page?: SettingsPage): ElementContent {
  const setting = page?.settings[tag.key('id', page.settings, `setting of ${page.label}`)];
  const name = setting?.label ?? tag.need('label');
  const text = setting && setting.default === undefined ? name : tag.get('button');
  const choices = setting?.choices;
  if (choices && tag.get('value')) {
    tag.key('value', Object.fromEntries(choices.map((choice) => [choice.label, choice])), `value of ${name}`);
  }
  const value = tag.get('value') ?? setting?.default;
  const isChoice = setting ? choices !== undefined : tag.get('choice') !== undefined;
  return chat.line(
    'scene-setting',
    says(label(name), `${name}: `),
    control(tag, text ? button(text) : field(value ?? tag.need('value'), isChoice)),
  );
}

/** Draws `<Dialog>`: what an entry of a menu or an icon opens, with its fields and its button. */
export function dialog(tag: Tag): Element {
  const title = tag.need('title');
  return box(
    'scene-panel scene-dialog',
    box('scene-title', says(label(title), `The dialog ${title}:`)),
    ...tag.all('SettingRow').map((each) => row(each)),
    chat.line('scene-setting', control(tag, button(tag.need('button')))),
  );
}

/** Draws `<SettingsScene>`: settings on the screen at `place`. */
export function settingsScene(tag: Tag): Element {
  const place = tag.key('place', places, 'place');
  const page = settingsPageOf(place);
  const path = (places[place] ?? []).slice(1);
  const title = path.flatMap((name, index) => [...(index > 0 ? [' › '] : []), label(name)]);
  return box(
    'scene-panel',
    box('scene-title', ...title),
    ...tag.all('SettingRow').map((each) => row(each, page)),
  );
}
