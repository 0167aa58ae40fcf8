import { embedOptions } from '@site/src/facts/embed';
import { colorVariables, type ThemeColors, themes } from '@site/src/facts/themes';
import { textColorOn } from '@site/src/utils/color';
import type { CSSProperties, PropsWithChildren, ReactNode } from 'react';
import type { Embed } from './embed';
import { type EmbedValues, guessName } from './snippets';
import styles from './styles.module.css';

/** The width of the page in the preview, in pixels of the embed. */
const pageWidth = 850;

/** The height in the preview, in rem, of a pixel of the embed. */
const pixelHeight = 0.028;

/** The largest height of the chat in the preview, in rem. A taller one would push the code out of view. */
const maxHeight = 20;

/** Returns the size of the chat in the preview. A percentage stays as it is. */
function chatSize({ mode, values }: Embed): CSSProperties {
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const share = width.endsWith('%') ? width : `${(100 * Number(width)) / pageWidth}%`;
  return {
    width: mode === 'inline' ? share : 'max(45%, 14rem)',
    height: mode === 'sidebar' ? 'auto' : `${Math.min(Number(height) * pixelHeight, maxHeight)}rem`,
  };
}

/** Returns the colors of the chat as CSS variables. With `auto`, and without a theme, each has a value for both modes. */
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

/** A page with the embed. The children draw the chat. Screen readers get one image, because the fields say the same. */
export default function Preview({ embed, children }: PropsWithChildren<Props>): ReactNode {
  const { chat, mode, values } = embed;
  const text = <div className={styles.text} />;
  const name = { '--chat-name': `"${guessName(chat)}"` };
  return (
    <div
      className={styles.page}
      data-mode={mode}
      data-position={values.position}
      role="img"
      aria-label={`Preview of ${chat}`}
    >
      <strong>Your website</strong>
      {text}
      <div
        className={`${styles.chat} scene-chat--themed`}
        data-hide={values.hide}
        style={{ ...colors(values), ...chatSize(embed), ...name }}
      >
        {children}
      </div>
      {text}
    </div>
  );
}
