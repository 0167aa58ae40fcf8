import { embedModes, embedOptions, embedPositions, embedThemes, hideableParts } from '@site/src/facts/embed';
import { type ThemeColors, themes } from '@site/src/facts/themes';
import type { ReactNode } from 'react';
import { textColorOn } from './color';
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
function colorVariables({ theme = 'auto', accent }: EmbedValues): Record<string, string> {
  const { colors } = theme === 'auto' ? themes.daylight : themes[theme as keyof typeof themes];
  const dark = theme === 'auto' ? themes.night.colors : colors;
  const names = Object.keys(colors) as (keyof ThemeColors)[];
  const both = names.map((name) => [`--chat-${name}`, `light-dark(${colors[name]}, ${dark[name]})`]);
  return {
    ...Object.fromEntries(both),
    ...(accent && { '--chat-header': accent, '--chat-on-header': textColorOn(accent) }),
  };
}

/** Returns the text alternative of the picture. */
function describe({ chat, mode, values }: Embed, hidden: readonly string[]): string {
  const side = embedPositions[(values.position ?? 'bottom-right') as keyof typeof embedPositions];
  const theme = values.theme ? embedThemes[values.theme as keyof typeof embedThemes] : 'Chat default';
  return [
    `Preview of ${chat}: ${embedModes[mode]}`,
    ...(mode === 'inline' ? [] : [`position ${side}`]),
    `theme ${theme}`,
    ...hidden.map((id) => `without ${hideableParts[id as keyof typeof hideableParts]}`),
  ].join(', ');
}

/** A website with the embed in it, whose parts have their names. A pop-up or a sidebar is open. */
export default function Preview({ embed }: { readonly embed: Embed }): ReactNode {
  const { chat, mode, values } = embed;
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const hidden = values.hide?.split(' ') ?? [];
  const parts = { ...hideableParts, header: guessName(chat), messages: 'Messages', box: 'Message box' };
  const size = {
    width: mode === 'inline' ? toPercent(width, page.width) : '45%',
    height: mode === 'sidebar' ? '100%' : toPercent(height, page.height),
  };
  // With `auto`, the reader's device chooses the colors, otherwise the mode of this page.
  const colorScheme = values.theme === 'auto' ? 'light dark' : undefined;
  return (
    <div role="img" aria-label={`${describe(embed, hidden)}.`}>
      <div
        className={styles.page}
        data-mode={mode}
        data-position={values.position}
        style={{ ...colorVariables(values), colorScheme }}
        aria-hidden="true"
      >
        <div className={styles.chat} style={size}>
          {Object.entries(parts).map(
            ([part, label]) =>
              !hidden.includes(part) && (
                <div key={part} className={styles[part]} style={{ gridArea: part }}>
                  {label}
                </div>
              ),
          )}
        </div>
        {mode === 'popup' && <div className={styles.close}>×</div>}
      </div>
    </div>
  );
}
