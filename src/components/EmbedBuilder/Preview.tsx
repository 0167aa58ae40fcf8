import {
  type EmbedThemeId,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  hideableParts,
} from '@site/src/facts/embed';
import { examples } from '@site/src/facts/product';
import { themes } from '@site/src/facts/themes';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import { barIconPaths, chatColors, createChatParts, noticePaths } from '../ui/chatDrawing';
import { textColorOn } from './color';
import type { Embed } from './embed';
import { guessName } from './snippets';
import styles from './styles.module.css';

const draw = createChatParts<ReactNode>(createElement);

const people = [
  ['wren', 'owner', 'The show starts at nine.'],
  ['jay', 'moderator', "Can't wait!"],
  ['robin', 'member', 'See you there!'],
] as const;

/** The size of the page in the picture, in pixels. */
const page = { width: 840, height: 560 };

function hiddenParts({ values }: Embed): readonly string[] {
  return values.hide?.split(' ') ?? [];
}

/** Returns the colors of the chat as CSS variables. With `auto`, and without a theme, each has two values. */
function colorVariables({ values: { theme = 'auto', accent } }: Embed): Record<string, string> {
  const { colors } = theme === 'auto' ? themes.daylight : themes[theme as Exclude<EmbedThemeId, 'auto'>];
  const dark = chatColors(theme === 'auto' ? themes.night.colors : colors);
  const both = Object.entries(chatColors(colors)).map(([name, value]) => [
    name,
    `light-dark(${value}, ${dark[name]})`,
  ]);
  const accented = accent && {
    '--scene-header': accent,
    '--scene-on-header': textColorOn(accent),
    '--scene-accent': accent,
  };
  return { ...Object.fromEntries(both), ...accented };
}

/** Returns a number of pixels as a share of the page in the picture. A percentage stays as it is. */
function toPercent(value: string, whole: number): string {
  return value.endsWith('%') ? value : `${(100 * Number(value)) / whole}%`;
}

/** Returns the text alternative of the picture. */
function describe(embed: Embed): string {
  const { chat, mode, values } = embed;
  const side = embedPositions[(values.position ?? 'bottom-right') as keyof typeof embedPositions];
  const theme = values.theme ? embedThemes[values.theme as EmbedThemeId] : 'Chat default';
  const hidden = hiddenParts(embed).map((id) => hideableParts[id as keyof typeof hideableParts]);
  return [
    `Preview of ${chat}: ${embedModes[mode]}`,
    ...(mode === 'inline' ? [] : [`position ${side}`]),
    `theme ${theme}`,
    ...hidden.map((label) => `without ${label}`),
  ].join(', ');
}

function Chat(embed: Embed): ReactNode {
  const isVisible = (part: keyof typeof hideableParts) => !hiddenParts(embed).includes(part);
  return (
    <>
      {isVisible('header') && draw.header(guessName(embed.chat), '#general')}
      {isVisible('notices') && draw.notice(noticePaths.info, 'Be kind to each other')}
      {isVisible('radio') && draw.notice(barIconPaths.radio, examples.organizationName)}
      <div className="scene-line scene-middle">
        {draw.box(
          'scene-messages',
          ...people.map(([from, rank, text]) => draw.message({ from, who: draw.person(from, rank) }, text)),
        )}
        {isVisible('members') &&
          draw.box(
            'scene-members',
            ...people.map(([name, rank]) => draw.line('scene-who', draw.rankShape(rank), name)),
          )}
      </div>
      {draw.foot('#general', isVisible('iconbar') ? undefined : [<b key="logo">R</b>])}
    </>
  );
}

/** A website with the embed in it. A pop-up or a sidebar is open. */
export default function Preview({ embed }: { readonly embed: Embed }): ReactNode {
  const { mode, values } = embed;
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const style = {
    // With `auto`, the reader's device chooses the colors, otherwise the mode of this page.
    colorScheme: values.theme === 'auto' ? 'light dark' : undefined,
    ...colorVariables(embed),
    '--width': toPercent(width, page.width),
    '--height': toPercent(height, page.height),
  } as CSSProperties;
  return (
    <div className={styles.picture} role="img" aria-label={`${describe(embed)}.`}>
      <div
        className={styles.window}
        data-mode={mode}
        data-side={values.position === 'bottom-left' ? 'left' : 'right'}
        style={style}
        aria-hidden="true"
      >
        <div className={styles.lines} />
        <div className={`scene-chat scene-chat--themed ${styles.chat}`}>
          <Chat {...embed} />
        </div>
        <div className={styles.lines} />
        {mode === 'popup' && <div className={styles.button}>×</div>}
      </div>
    </div>
  );
}
