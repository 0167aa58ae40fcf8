import {
  type EmbedThemeId,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  type HideablePartId,
  likelyName,
} from '@site/src/facts/embed';
import { rightToLeftIds } from '@site/src/facts/languages';
import { limits } from '@site/src/facts/limits';
import { examples } from '@site/src/facts/product';
import { type ThemeId, themes } from '@site/src/facts/themes';
import type { CSSProperties, ReactNode } from 'react';
import { chat as draw } from '../ui/chat';
import { barIconPaths, chatColors, noticePaths } from '../ui/chatDrawing';
import { headerColors, readable, readColor, textOn } from '../ui/color';
import type { Embed } from './choices';
import styles from './styles.module.css';

const people = [
  ['wren', 'owner', 'The show starts at nine.'],
  ['jay', 'moderator', "Can't wait!"],
  ['robin', 'member', 'See you there!'],
] as const;

/** Returns the colors of the chat as CSS variables. With `auto`, and without a theme, each has two values. */
function colorsOf(theme: EmbedThemeId = 'auto', accent: string | undefined): Record<string, string> {
  const shown: readonly ThemeId[] = theme === 'auto' ? ['daylight', 'night'] : [theme];
  const [first = {}, second] = shown.map((id) => {
    const { colors } = themes[id];
    const button = accent ? readable(accent, [colors.background], colors.text) : colors.accent;
    return chatColors({ ...colors, accent: button, onAccent: textOn(button) });
  });
  return Object.fromEntries(
    Object.entries(first).map(([name, value]) => [
      name,
      second ? `light-dark(${value}, ${second[name]})` : value,
    ]),
  );
}

/** Returns the width of the box in the picture, whose page is `--page` pixels wide. */
function widthIn(value: string): string {
  return value.endsWith('%') ? value : `calc(100cqw * ${value} / var(--page))`;
}

/** Returns the text alternative of the picture. */
function describe({ chat, mode, values }: Embed): string {
  const { width = embedOptions.width.default, height = embedOptions.height.default } = values;
  const state = values.open ? 'open at first' : 'closed at first';
  const size = {
    inline: `${width}${/^\d+$/.test(width) ? ' px' : ''} wide, ${height} px tall`,
    popup: `${limits['embed-popup-width'].text} wide, ${height} px tall, ${state}`,
    sidebar: `${limits['embed-sidebar-width'].text} wide, as tall as the window, ${state}`,
  }[mode];
  const side = embedPositions[(values.position ?? 'bottom-right') as keyof typeof embedPositions];
  const theme = values.theme ? embedThemes[values.theme as EmbedThemeId] : 'Chat default';
  return `${chat}: ${embedModes[mode].label}${mode === 'inline' ? '' : ` (${side})`}, ${size}; theme ${theme}`;
}

function Chat({ chat, values }: Embed): ReactNode {
  const hidden = values.hide?.split(' ') ?? [];
  const shows = (part: HideablePartId) => !hidden.includes(part);
  const channel = `#${values.channel ?? 'general'}`;
  const messages = people.map(([from, rank, text]) =>
    draw.message({ from, who: draw.person(from, rank) }, text),
  );
  const members = people.map(([name, rank]) => draw.line('scene-who', draw.rankShape(rank), name));
  return (
    <>
      {shows('header') && draw.header(likelyName(chat), channel)}
      {shows('notices') && draw.notice(noticePaths.info, 'Be kind to each other')}
      {shows('radio') && draw.notice(barIconPaths.radio, examples.organizationName)}
      <div className="scene-line scene-middle">
        {draw.box('scene-messages', ...messages)}
        {shows('members') && draw.box('scene-members', ...members)}
      </div>
      {draw.foot(
        values.nickname ? `Join as ${values.nickname}` : channel,
        shows('iconbar') ? undefined : [<b key="logo">R</b>],
      )}
    </>
  );
}

/** A website with the embed in it, drawn to scale. A pop-up or a sidebar is open. */
export default function Picture({ embed }: { readonly embed: Embed }): ReactNode {
  const { mode, values } = embed;
  const accent = readColor(values.accent ?? '').value;
  const style = {
    // With `auto`, the reader's device chooses the colors, otherwise the mode of this page.
    colorScheme: values.theme === 'auto' ? 'light dark' : undefined,
    ...colorsOf(values.theme as EmbedThemeId | undefined, accent),
    ...headerColors(accent),
    '--width': widthIn(values.width ?? embedOptions.width.default),
    '--height': values.height ?? embedOptions.height.default,
    '--opened': limits[mode === 'popup' ? 'embed-popup-width' : 'embed-sidebar-width'].max,
  } as CSSProperties;
  return (
    <div className={styles.picture}>
      <div
        role="img"
        aria-label={`Preview of ${describe(embed)}.`}
        className={styles.window}
        data-mode={mode}
        data-side={values.position === 'bottom-left' ? 'left' : 'right'}
        style={style}
      >
        <div className={styles.lines} />
        <div
          className={`scene-chat scene-chat--themed ${styles.chat}`}
          dir={rightToLeftIds.includes(values.lang ?? '') ? 'rtl' : 'ltr'}
        >
          <Chat {...embed} />
        </div>
        {mode === 'inline' && <div className={styles.lines} />}
        {mode === 'popup' && <div className={styles.button}>×</div>}
      </div>
    </div>
  );
}
