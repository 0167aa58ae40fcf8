import { settingsByKey } from '../../facts/settings';
import { uiPaths } from '../../facts/uiLabels';
import { element, joinContent } from '../html/hast';
import { digits, factOf, flag, optional, requiredText } from '../tags/attributes';
import { checkSettingValue } from '../tags/checkSettingValue';
import { defineTag } from '../tags/defineTag';
import { TagError } from '../tags/lookUp';
import { box, childrenFrom, figure, row, stepNumber, uiLabel, withAlt } from './drawing';

/**
 * `<SettingRow id="welcome/as" value="Notice" step="4" />`: a setting of Chat settings with a value, or one of another screen by its
 * `label`. With `choice`, the value comes from a list.
 */
export const SettingRow = defineTag(
  {
    id: optional(factOf(settingsByKey, 'setting')),
    label: optional(requiredText),
    value: requiredText,
    choice: flag,
    step: optional(digits),
  },
  ({ id: entry, label = entry?.setting.label, value, choice, step }) => {
    if (label === undefined) {
      throw new TagError('needs id="…" or label="…".');
    }
    if (entry) {
      checkSettingValue(entry.setting, value);
    }
    const isChoice = choice || entry?.setting.control.kind === 'choice';
    const className = isChoice ? 'scene-field scene-field--choice' : 'scene-field';
    const field = element('span', { className }, value);
    return box('scene-setting', withAlt(uiLabel(label), `${label}: `), stepNumber(step), field);
  },
);

/** `<Dialog title="Mute" button="Mute">`: the dialog of a menu entry or an icon, with `<SettingRow>` inside. */
export const Dialog = defineTag(
  { title: requiredText, button: requiredText, step: optional(digits) },
  ({ title, button, step }, { children }) => {
    const pressed = withAlt(element('span', { className: 'scene-button' }, button), `${button} button`);
    return box(
      'scene-panel scene-dialog',
      box('scene-title', withAlt(uiLabel(title), `${title} dialog:`)),
      childrenFrom(children, 'SettingRow'),
      // The label of no setting keeps the button in the column of the fields.
      box('scene-setting', uiLabel(''), stepNumber(step), pressed),
    );
  },
);

/** `<SettingsScene place="chat-settings/welcome">`: the screen at a place, with `<SettingRow>` inside. */
export const SettingsScene = defineTag(
  { place: factOf(uiPaths, 'place'), note: optional(requiredText) },
  ({ place, note }, { children }) => {
    const labels = place.slice(1).map((name) => uiLabel(name));
    const title = row('scene-title', element('span', {}, joinContent(labels, ' › ')));
    return figure(box('scene-panel', title, childrenFrom(children, 'SettingRow')), note);
  },
);
