import clsx from 'clsx';
import { optional } from 'valibot';
import { settingsByFullId } from '../../facts/settings';
import { uiPaths } from '../../facts/uiLabels';
import { assertSettingValue } from '../assertSettingValue';
import { booleanAttribute, entryAttribute, numberAttribute, textAttribute } from '../attributes';
import { childrenFromTags, requireChildren } from '../children';
import { defineTag, TagError } from '../defineTag';
import { element, joinContent } from '../html/hast';
import { sceneBlock, sceneFigure, stepNumber, uiLabel, withAlt } from './sceneParts';

/**
 * `<SettingRow id="welcome/as" value="Notice" step="4" />`: a setting of Chat settings with a value, or a setting of another screen by
 * its `label`. With `choice`, the value comes from a list.
 */
export const SettingRow = defineTag(
  {
    id: optional(entryAttribute(settingsByFullId, 'setting')),
    label: optional(textAttribute),
    value: textAttribute,
    choice: booleanAttribute,
    step: optional(numberAttribute),
  },
  ({ id: entry, label = entry?.setting.label, value, choice, step }) => {
    if (label === undefined) throw new TagError('needs id="…" or label="…".');
    if (entry) assertSettingValue(entry.setting, value);
    const isChoice = choice || entry?.setting.control.kind === 'choice';
    const field = element(
      'span',
      { className: clsx('rk-scene-field', isChoice && 'rk-scene-field--choice') },
      value,
    );
    return sceneBlock('rk-scene-setting', withAlt(uiLabel(label), `${label}: `), stepNumber(step), field);
  },
  ['Dialog', 'SettingsScene'],
);

/** `<Dialog title="Mute" button="Mute">`: the dialog of a menu entry or an icon, with `<SettingRow>` inside. */
export const Dialog = defineTag(
  { title: textAttribute, button: textAttribute, step: optional(numberAttribute) },
  ({ title, button, step }, { children }) => {
    const shownButton = element('span', { className: 'rk-scene-button' }, button);
    return sceneBlock(
      'rk-scene-panel rk-scene-dialog',
      sceneBlock('rk-scene-title', withAlt(uiLabel(title), `${title} dialog:`)),
      childrenFromTags(children, 'SettingRow'),
      // An empty label keeps the button aligned with the fields.
      sceneBlock('rk-scene-setting', uiLabel(''), stepNumber(step), withAlt(shownButton, `${button} button`)),
    );
  },
  ['ChatScene'],
);

/** `<SettingsScene place="chat-settings/welcome">`: a screen of the product, with `<SettingRow>` inside. */
export const SettingsScene = defineTag(
  { place: entryAttribute(uiPaths, 'place') },
  ({ place }, { children }) => {
    // The first label of a place is the menu icon.
    const labels = place.slice(1).map((name) => uiLabel(name));
    const title = sceneBlock('rk-scene-title', element('span', {}, joinContent(labels, ' › ')));
    return sceneFigure(sceneBlock('rk-scene-panel', title, requireChildren(children, 'SettingRow')));
  },
);
