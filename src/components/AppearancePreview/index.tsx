import { type ReactNode, useRef } from 'react';
import { chatAppearance } from '../../facts/settings/appearance';
import { customTheme } from '../../facts/themes';
import CopyButton from '../ui/CopyButton';
import { readColor } from '../ui/color';
import { ColorField, SelectField, Tick } from '../ui/fields';
import Status from '../ui/Status';
import shared from '../ui/styles.module.css';
import { useAddressState } from '../ui/useAddressState';
import { colorsOf, customPairs, type Pair } from './colors';
import { type ColorName, type Look, newChat, options, searchOf, settingsFor, sizes, stateOf } from './look';
import Picture from './Picture';
import styles from './styles.module.css';

const { settings } = chatAppearance;
const colorLabels: Readonly<Record<ColorName, string>> = {
  background: 'Background',
  surface: 'Surface',
  text: 'Text',
  accent: settings['accent-color'].label,
};

/** Returns whether the chat accepts the colors of a Custom theme, in a sentence. */
function verdict(refused: readonly Pair[]): string {
  if (refused.length === 0) {
    return 'The contrast is high enough.';
  }
  const which = refused.map(({ label, ratio }) => `${label} has ${ratio.toFixed(2)}:1`).join(', ');
  return `The contrast is too low: ${which}, but at least ${customTheme.contrast.text} is required. Until then, the picture shows the colors of a new chat.`;
}

/** A form with the settings of a chat's appearance, a picture of the result, and the contrast of its colors. */
export default function AppearancePreview(): ReactNode {
  const [{ look, typed }, setState] = useAddressState(stateOf, searchOf);
  const copied = useRef<HTMLSpanElement>(null);
  const isCustom = look.theme === 'custom';
  const refused = isCustom ? customPairs(look).filter((pair) => !pair.isReadable) : [];
  const { background, surface, text: textColor } = newChat;
  const shown = refused.length > 0 ? { ...look, background, surface, text: textColor } : look;
  const colors = colorsOf(shown);
  const text = settingsFor(look)
    .map((setting) => setting.join(': '))
    .join('\n');

  function change(part: Partial<Look>, typing = typed): void {
    setState({ look: { ...look, ...part }, typed: typing });
  }

  const select = (name: keyof typeof options, label: string) => (
    <SelectField<string>
      label={label}
      value={look[name]}
      options={options[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const colorField = (name: ColorName) => (
    <ColorField
      key={name}
      label={colorLabels[name]}
      value={typed[name] ?? look[name]}
      color={look[name]}
      error={readColor(typed[name] ?? look[name]).fault}
      announced
      onChange={(entered) => {
        const { value } = readColor(entered);
        change(value ? { [name]: value } : {}, { ...typed, [name]: entered });
      }}
    />
  );

  return (
    <div className={shared.panel} data-search="ignore">
      <div className={shared.sides}>
        <section className={styles.form} aria-label="Appearance of the chat">
          {select('theme', settings.theme.label)}
          {isCustom && (
            <fieldset>
              <legend>{settings['custom-theme-colors'].label}</legend>
              {customTheme.takes.map(colorField)}
            </fieldset>
          )}
          {colorField('accent')}
          {select('font', settings.font.label)}
          <label>
            <span className={shared.label}>
              {settings['font-size'].label}: {look.size} px
            </span>
            <input
              type="range"
              min={sizes.min}
              max={sizes.max}
              aria-label={settings['font-size'].label}
              value={look.size}
              aria-valuetext={`${look.size} px`}
              onChange={(event) => change({ size: Number(event.target.value) })}
            />
          </label>
          {select('density', settings.density.label)}
          {select('messages', settings['bubble-style'].label)}
          {select('times', settings['show-timestamps'].label)}
          <Tick checked={look.avatars} onChange={(avatars) => change({ avatars })}>
            {settings['show-avatars'].label}
          </Tick>
        </section>
        <div className={styles.result}>
          <Picture look={shown} colors={colors} />
          {look.times === 'hover' && (
            <p className={styles.note}>
              A time shows when someone points to its message, as on the last one.
            </p>
          )}
          <div className={styles.details}>
            <Status className={shared.status}>{isCustom && verdict(refused)}</Status>
            {/* The themes replace the accent of a new chat with their own. */}
            {(isCustom || look.accent !== newChat.accent) && colors.accent !== look.accent && (
              <p className={styles.note}>
                {look.accent} is hard to read on these colors, so the chat uses {colors.accent}.
              </p>
            )}
            {refused.length === 0 && (
              <>
                <CopyButton text={text} what="settings" label="Copy settings" shownIn={copied} />
                <span ref={copied} className="spoken">
                  {text}
                </span>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
