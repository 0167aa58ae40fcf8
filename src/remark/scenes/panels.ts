import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { withoutFormatting } from '../../components/shared/text';
import { accountSettingsPages, consolePages, places, staffPanelParts } from '../../facts/interface';
import { controlOf, settingsPages } from '../../facts/settings';
import type { SettingsPage } from '../../facts/types';
import { marked } from '../facts/html';
import { box, label, type Picture, sentences, stepsOf } from './figure';
import type { Tag } from './tags';

/** A setting with its value, or a button. */
interface Row {
  readonly label: string;
  readonly control: ElementContent;
  /** The value in words. */
  readonly alt: string;
}

function switchOf(value: string): Element {
  return h('span', { className: value === 'On' ? 'scene-switch scene-switch--on' : 'scene-switch' }, [
    h('span', { className: 'scene-knob' }),
    h('span', value),
  ]);
}

function button(text: string): Element {
  return h('span', { className: 'scene-button' }, marked(text));
}

function field(value: string, className = ''): Element {
  return h('span', { className: `scene-field ${className}`.trim() }, marked(value));
}

/** A setting of the facts. Without a value, it has its default. */
function knownRow(tag: Tag, page: SettingsPage): Row {
  const setting = tag.pick('id', page.settings, `setting of ${page.label}`);
  const { choices, label } = setting;
  const isSwitch = controlOf(setting) === 'switch';
  if (controlOf(setting) === 'action') {
    return { label, control: button(label), alt: `Button: ${label}` };
  }
  const values = isSwitch ? ['On', 'Off'] : choices?.map((choice) => choice.label);
  const given = tag.get('value');
  const set = given && values ? tag.oneOf('value', values, `value of ${label}`) : given;
  const value = set ?? setting.default ?? '';
  return {
    label,
    control: isSwitch ? switchOf(value) : field(value, choices && 'scene-field--choice'),
    alt: `${label}: ${value}${set === undefined ? ', the default' : ''}`,
  };
}

/** A row of a page whose settings aren't facts: a switch, a field with a value, or a button. */
function otherRow(tag: Tag): Row {
  const name = tag.need('label');
  const text = tag.get('button');
  if (text) {
    return { label: name, control: button(text), alt: `${name}, with the button ${text}` };
  }
  const [value, choice] = [tag.need('value'), tag.get('choice')];
  const control =
    value === 'On' || value === 'Off' ? switchOf(value) : field(value, choice && 'scene-field--choice');
  return { label: name, control, alt: `${name}: ${value}` };
}

/** Draws a row, with the number of its step next to its control. */
function drawnRow(tag: Tag, { label: name, control, alt }: Row): Picture {
  const [step = []] = stepsOf(tag, 1);
  return {
    art: box('scene-setting', label(name), box('scene-control', ...step, control)),
    alt: sentences(alt),
  };
}

/** Draws `<Dialog>`: what an entry of a menu or an icon opens, with its fields and its button. */
export function dialogOf(tag: Tag): Picture {
  const [title, text] = [tag.need('title'), tag.need('button')];
  const [step = []] = stepsOf(tag, 1);
  const rows = tag.all('SettingRow').map((each) => drawnRow(each, otherRow(each)));
  return {
    art: box(
      'scene-panel scene-dialog',
      box('scene-title', label(title)),
      ...rows.map(({ art }) => art),
      box('scene-setting', ...step, button(text)),
    ),
    alt: sentences(`The dialog ${title} is open: ${rows.map(({ alt }) => alt).join(' ')} Button: ${text}`),
  };
}

/** The windows that list their pages next to the open one. */
const windows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'account-settings': accountSettingsPages,
  org: consolePages,
  'staff-panel': staffPanelParts,
};

/** Draws `<SettingsScene>`: a page of Chat settings, or the page of another window at `place`. */
export function settingsScene(tag: Tag): Picture {
  const place = tag.get('place');
  const rowTags = tag.some('SettingRow');
  if (!place) {
    const page: SettingsPage = tag.pick('page', settingsPages, 'page of Chat settings');
    const rows = rowTags.map((each) => drawnRow(each, knownRow(each, page)));
    return {
      art: box(
        'scene-panel',
        box('scene-title', label('Chat settings'), h('span', '›'), label(page.label)),
        ...rows.map(({ art }) => art),
      ),
      alt: `The page ${withoutFormatting(page.label)} in Chat settings. ${rows.map(({ alt }) => alt).join(' ')}`,
    };
  }
  const [id = '', open = ''] = place.split('/');
  const pages = windows[id] ?? tag.fail(`takes a place in ${Object.keys(windows).join(', ')}.`);
  const name = places[tag.key('place', places, 'place') && id]?.at(-1) ?? '';
  const rows = rowTags.map((each) => drawnRow(each, otherRow(each)));
  const list = Object.entries(pages).map(([page, text]) =>
    box(page === open ? 'scene-page scene-page--open' : 'scene-page', label(text)),
  );
  return {
    art: box(
      'scene-panel',
      box('scene-title', label(name)),
      box('scene-middle', box('scene-pages', ...list), box('scene-rows', ...rows.map(({ art }) => art))),
    ),
    alt: sentences(
      `${name} with the pages ${Object.values(pages).join(', ')}`,
      `${pages[open]} is open: ${rows.map(({ alt }) => alt).join(' ')}`,
    ),
  };
}
