import { textColorOn } from '@site/src/color';
import { embedOptions } from '@site/src/facts/embed';
import { colorVariables, type ThemeColors, themes } from '@site/src/facts/themes';
import type { CSSProperties, PropsWithChildren, ReactNode } from 'react';
import type { Embed } from './embed';
import type { EmbedValues } from './snippets';
import styles from './styles.module.css';

/** The size of the page in the picture, in pixels. */
const page = { width: 850, height: 680 };

/** Returns a number of pixels as a share of the page in the picture. A percentage stays as it is. */
function toPercent(value: string, whole: number): string {
  return value.endsWith('%') ? value : `${(100 * Number(value)) / whole}%`;
}

/** Returns the colors of the chat as the variables of its drawing. With `auto`, and without a theme, each has two values. */
function colors({ theme, accent }: EmbedValues): CSSProperties {
  const hasBothModes = !theme || theme === 'auto';
  const light = themes[hasBothModes ? 'daylight' : (theme as keyof typeof themes)].colors;
  const dark = hasBothModes ? themes.night.colors : light;
  const names = Object.entries(colorVariables) as [keyof ThemeColors, string][];
  const onAccent = accent && textColorOn(accent);
  return {
    ...Object.fromEntries(names.map(([id, name]) => [name, `light-dark(${light[id]}, ${dark[id]})`])),
    ...(accent && { '--scene-header': accent, '--scene-on-header': onAccent, '--scene-accent': accent }),
    // With `auto`, the reader's device chooses the colors, otherwise the mode of this page.
    ...(theme === 'auto' && { colorScheme: 'light dark' }),
  };
}

interface Props {
  readonly embed: Embed;
}

/** A page with the embed, whose chat the children draw. Screen readers get one image, because the fields say the same. */
export default function Preview({ embed, children }: PropsWithChildren<Props>): ReactNode {
  const { chat, mode, values } = embed;
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
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
      <strong className={styles.title}>Owls of our town</strong>
      <div
        className={`${styles.chat} scene-chat--themed`}
        data-hide={values.hide}
        style={{ ...colors(values), ...size }}
      >
        {children}
      </div>
    </div>
  );
}
