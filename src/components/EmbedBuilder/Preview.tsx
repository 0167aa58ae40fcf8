import { textColorOn } from '@site/src/color';
import { embedOptions, hideableParts } from '@site/src/facts/embed';
import { type ThemeColors, themes } from '@site/src/facts/themes';
import type { CSSProperties, ReactNode } from 'react';
import type { Embed } from './embed';
import { type EmbedValues, guessName } from './snippets';
import styles from './styles.module.css';

/** The size of the page in the picture, in pixels. */
const page = { width: 840, height: 560 };

/** Returns a number of pixels as a share of the page in the picture. A percentage stays as it is. */
function toPercent(value: string, whole: number): string {
  return value.endsWith('%') ? value : `${(100 * Number(value)) / whole}%`;
}

/** Returns the colors of the chat as CSS variables. With `auto`, and without a theme, each has two values. */
function colors({ theme, accent }: EmbedValues): CSSProperties {
  const hasBothModes = !theme || theme === 'auto';
  const light = themes[hasBothModes ? 'daylight' : (theme as keyof typeof themes)].colors;
  const dark = hasBothModes ? themes.night.colors : light;
  const names = Object.keys(light) as (keyof ThemeColors)[];
  return {
    ...Object.fromEntries(
      names.map((name) => [`--chat-${name}`, `light-dark(${light[name]}, ${dark[name]})`]),
    ),
    ...(accent && { '--chat-header': accent, '--chat-on-header': textColorOn(accent) }),
    // With `auto`, the reader's device chooses the colors, otherwise the mode of this page.
    ...(theme === 'auto' && { colorScheme: 'light dark' }),
  };
}

/** A drawing of a page with the embed and its labeled parts. Screen readers get one image, because the fields say the same. */
export default function Preview({ embed }: { readonly embed: Embed }): ReactNode {
  const { chat, mode, values } = embed;
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const hidden = values.hide?.split(' ') ?? [];
  const parts = { ...hideableParts, header: guessName(chat), messages: 'Messages', box: 'Message box' };
  const size = {
    width: mode === 'inline' ? toPercent(width, page.width) : '45%',
    height: mode === 'sidebar' ? '100%' : toPercent(height, page.height),
  };
  return (
    <div
      className={styles.page}
      data-mode={mode}
      data-position={values.position}
      role="img"
      aria-label={`Preview of ${chat}`}
    >
      <div className={styles.chat} style={{ ...colors(values), ...size }}>
        {Object.entries(parts).map(
          ([part, label]) =>
            !hidden.includes(part) && (
              <div key={part} className={styles[part]} style={{ gridArea: part }}>
                {label}
              </div>
            ),
        )}
      </div>
    </div>
  );
}
