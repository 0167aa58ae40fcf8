import { embedOptions } from '@site/src/facts/embed';
import { colorStyle, themes } from '@site/src/facts/themes';
import { textColorOn } from '@site/src/utils/color';
import type { CSSProperties, PropsWithChildren, ReactNode } from 'react';
import type { Embed } from './embed';
import { type EmbedOptionValues, guessName } from './snippets';
import styles from './styles.module.css';

/** The assumed width of the website, in CSS pixels. Widths in pixels become percentages of it. */
const pageWidth = 850;

/** The scale of heights, in rem per CSS pixel: the default height of 500 becomes 14 rem. */
const remPerPixel = 0.028;

/** In rem. A taller chat would push the code out of view. */
const maxHeight = 18;

function chatSize({ mode, values }: Embed): CSSProperties {
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const inlineWidth = width.endsWith('%') ? width : `${(100 * Number(width)) / pageWidth}%`;
  return {
    width: mode === 'inline' ? `min(100%, ${inlineWidth})` : 'max(45%, 14rem)',
    height: mode === 'sidebar' ? 'auto' : `${Math.min(Number(height) * remPerPixel, maxHeight)}rem`,
  };
}

function colors({ theme, accent }: EmbedOptionValues): Readonly<Record<string, string>> {
  // `auto` follows the device instead of the color mode of this site.
  const deviceTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'daylight');
  const id = theme === 'auto' ? deviceTheme() : (theme as keyof typeof themes | undefined);
  return {
    ...(id && colorStyle(themes[id])),
    ...(accent && { '--scene-accent': accent, '--scene-on-accent': textColorOn(accent) }),
  };
}

type Props = PropsWithChildren<{ readonly embed: Embed }>;

/**
 * A page with the embed. The children are the scene of a chat. Screen readers get a single image, because the fields describe
 * the embed.
 */
export default function Preview({ embed, children }: Props): ReactNode {
  const { chat, mode, values } = embed;
  const placeholder = <div className="rk-scene-placeholder" />;
  const name = { '--chat-name': `"${guessName(chat)}"` };
  return (
    <div
      className="rk-scene-page"
      data-place={mode}
      data-position={values.position}
      role="img"
      aria-label={`Preview of ${chat}`}
    >
      <strong>Your website</strong>
      {placeholder}
      <div
        className={`${styles.chat} rk-scene-embed rk-scene-chat--themed`}
        data-hide={values.hide}
        style={{ ...colors(values), ...chatSize(embed), ...name }}
      >
        {children}
      </div>
      {placeholder}
    </div>
  );
}
