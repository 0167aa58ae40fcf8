import {
  type EmbedThemeId,
  embedModes,
  embedOptions,
  embedPositions,
  embedThemes,
  type HideablePartId,
  hideableParts,
} from '@site/src/facts/embed';
import { type LanguageId, languages } from '@site/src/facts/languages';
import { developerLimits } from '@site/src/facts/limits/developers';
import { examples } from '@site/src/facts/product';
import { type ThemeId, themes } from '@site/src/facts/themes';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { Embed } from './choices';
import { readableOn, textOn } from './colours';
import styles from './styles.module.css';

const [wren, jay, robin] = examples.people;
const said = [
  [wren, 'Is the show on tonight?'],
  [jay, 'Yes, at nine.'],
  [robin, 'See you there!'],
] as const;

/** The colours of the chat as custom properties of CSS. With `auto` each is a pair, and the device chooses. */
function coloursOf(theme: EmbedThemeId | undefined, accent: string | undefined): Record<string, string> {
  const shown: readonly ThemeId[] =
    theme === 'auto' ? ['daylight', 'night'] : [theme ?? ('daylight' satisfies ThemeId)];
  const sets = shown.map((id) => {
    const { background, surface, text, muted, accent: own } = themes[id].colours;
    const button = accent ? readableOn(background, accent) : own;
    return { background, surface, text, muted, accent: button, 'on-accent': textOn(button) };
  });
  const [first, second] = sets;
  return Object.fromEntries(
    Object.entries(first ?? {}).map(([name, value]) => [
      `--chat-${name}`,
      second ? `light-dark(${value}, ${second[name as keyof typeof second]})` : value,
    ]),
  );
}

/** The width of the box in the picture, where the page is `--page` pixels wide. */
function widthIn(value: string): string {
  const amount = Number.parseFloat(value);
  if (/(%|vw)$/.test(value)) {
    return `${amount}%`;
  }
  const pixels = /r?em$/.test(value) ? amount * 16 : amount;
  return `calc(100cqw * ${pixels} / var(--page))`;
}

/** The picture in words. */
function inWords({ chat, mode, values }: Embed): string {
  const size = {
    inline: `${values.width ?? embedOptions.width.default}${/^\d+$/.test(values.width ?? '') ? ' px' : ''} wide, ${values.height ?? embedOptions.height.default} px high`,
    popup: `${developerLimits['embed-popup-width'].text} wide, ${values.height ?? embedOptions.height.default} px high, ${values.open ? 'open at first' : 'closed at first'}`,
    sidebar: `${developerLimits['embed-sidebar-width'].text} wide, as high as the window, ${values.open ? 'open at first' : 'closed at first'}`,
  }[mode];
  const hidden = (values.hide?.split(' ') ?? []).map((part) => hideableParts[part as HideablePartId].label);
  const side = embedPositions[(values.position ?? 'bottom-right') as keyof typeof embedPositions].label;
  return [
    `${chat}: ${embedModes[mode].label}${mode === 'inline' ? '' : ` (${side})`}, ${size}`,
    values.theme
      ? `theme ${embedThemes[values.theme as EmbedThemeId].label}`
      : "the chat's own theme, here Daylight",
    values.accent && `accent #${values.accent.replace('#', '')}`,
    values.channel && `opens #${values.channel}`,
    values.lang && `in ${languages[values.lang as LanguageId].name}`,
    hidden.length > 0 && `without ${hidden.join(', ')}`,
    values.nickname && `suggests the nickname ${values.nickname}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function Chat({ embed, shown }: { embed: Embed; shown: (part: HideablePartId) => boolean }): ReactNode {
  const { chat, values } = embed;
  return (
    <>
      {shown('header') && (
        <div className={styles.header}>
          <b>{chat}</b> #{values.channel ?? 'general'}
        </div>
      )}
      {shown('notices') && <div className={styles.notice}>Pinned: be kind to each other</div>}
      {shown('radio') && <div className={styles.radio}>▶ {examples.organizationName}</div>}
      <div className={styles.middle}>
        <div className={styles.messages}>
          {said.map(([name, text]) => (
            <div key={name}>
              <b>{name}</b> {text}
            </div>
          ))}
        </div>
        {shown('members') && (
          <div className={styles.members}>
            {[...examples.people].map((name) => (
              <div key={name}>{name}</div>
            ))}
          </div>
        )}
      </div>
      <div className={styles.writing}>
        <span className={styles.box}>{values.nickname ? `Join as ${values.nickname}` : 'Message'}</span>
        {shown('iconbar') ? (
          <span className={styles.icons}>
            <i />
            <i />
            <i />
          </span>
        ) : (
          <span className={styles.mark}>R</span>
        )}
        <span className={styles.send}>Send</span>
      </div>
    </>
  );
}

interface Props {
  readonly embed: Embed;
  /** Whether a pop-up or a sidebar is drawn open. */
  readonly open: boolean;
}

/** A page of a website with the embed in it, drawn to scale. */
export default function Picture({ embed, open }: Props): ReactNode {
  const caption = useId();
  const { mode, values } = embed;
  const hidden = values.hide?.split(' ') ?? [];
  const isRightToLeft = Boolean(values.lang && languages[values.lang as LanguageId].rightToLeft);
  const style = {
    ...coloursOf(
      values.theme as EmbedThemeId | undefined,
      values.accent && `#${values.accent.replace('#', '')}`,
    ),
    '--width': widthIn(values.width ?? embedOptions.width.default),
    '--height': values.height ?? embedOptions.height.default,
    '--opened': developerLimits[mode === 'popup' ? 'embed-popup-width' : 'embed-sidebar-width'].max,
  } as CSSProperties;
  return (
    <figure className={styles.picture}>
      <div
        role="img"
        aria-labelledby={caption}
        className={styles.window}
        data-mode={mode}
        data-side={values.position === 'bottom-left' ? 'left' : 'right'}
        style={style}
      >
        <div className={styles.lines} />
        {(mode === 'inline' || open) && (
          <div className={styles.chat} dir={isRightToLeft ? 'rtl' : 'ltr'}>
            <Chat embed={embed} shown={(part) => !hidden.includes(part)} />
          </div>
        )}
        {mode === 'inline' && <div className={styles.lines} />}
        {mode === 'popup' && <div className={styles.button}>{open ? '×' : '3'}</div>}
        {mode === 'sidebar' && !open && <div className={styles.tab}>Chat</div>}
      </div>
      <figcaption id={caption}>{inWords(embed)}.</figcaption>
    </figure>
  );
}
