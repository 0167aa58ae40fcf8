import { embedOptions } from '@site/src/facts/embed';
import { colorStyle, themes } from '@site/src/facts/themes';
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
const maxHeight = 18;

/** Returns the size of the chat in the preview. A percentage stays as it is. */
function chatSize({ mode, values }: Embed): CSSProperties {
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const share = width.endsWith('%') ? width : `${(100 * Number(width)) / pageWidth}%`;
  return {
    width: mode === 'inline' ? share : 'max(45%, 14rem)',
    height: mode === 'sidebar' ? 'auto' : `${Math.min(Number(height) * pixelHeight, maxHeight)}rem`,
  };
}

/** Returns the colors of the chat. With `auto`, and without a theme, they have a value for both modes. */
function colors({ theme, accent }: EmbedValues): CSSProperties {
  return {
    ...(theme && theme !== 'auto' && colorStyle(themes[theme as keyof typeof themes].colors)),
    ...(accent && { '--scene-accent': accent, '--scene-on-accent': textColorOn(accent) }),
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
  const text = <div className="scene-lines" />;
  const name = { '--chat-name': `"${guessName(chat)}"` };
  return (
    <div
      className="scene-page"
      data-place={mode}
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
