import { product } from '../../facts/product';
import { type BarIconId, barIcons } from '../../facts/settings/appearance';
import type { ThemeColors } from '../../facts/themes';
import type { RankId } from '../../facts/types';

// What all drawings of a chat share, whether a page's or a component's. Their style sheet is `scenes.css`.

/** The icons of the icon bar, as lines in a square of 24. */
export const barIconPaths: Readonly<Record<BarIconId, string>> = {
  emoji: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 14.5c2 2.7 6 2.7 8 0M9 9v1.2M15 9v1.2',
  upload: 'M12 16V4M7.5 8.5 12 4l4.5 4.5M4 15v5h16v-5',
  gif: 'M3 5h18v14H3ZM9.5 10c-2.6-1.6-4.3 0-4.3 2s1.8 3.6 4.3 2V12.3H8M12.5 9.3v5.5M15.5 14.8V9.3H19M15.5 12H18.3',
  poll: 'M5 20v-7M12 20V4M19 20v-11',
  radio: 'M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0V5l11-2v13a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  notifications: 'M6 17V11a6 6 0 0 1 12 0v6l2 1.5H4ZM10 21h4',
  members:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.4-8 12.6-8 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.3 2.8 3.5 5.5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
};

/** The icons of notices, by the name of their style. */
export const noticePaths = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.2',
  warning: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.8v.2',
  celebration: 'm12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L3 9.6 9.3 9Z',
} as const;

/** The shapes of the ranks, in a square of 16. That of guests is a ring. */
const rankPaths: Readonly<Record<RankId, string>> = {
  guest: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  member: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
  regular: 'M8 .8 15.2 8 8 15.2.8 8Z',
  moderator:
    'M8 .8c2 1.3 4 2 6.2 2.1v4.6c0 3.7-2.4 6.3-6.2 7.8-3.8-1.5-6.2-4.1-6.2-7.8V2.9C4 2.8 6 2.1 8 .8Z',
  administrator: 'm8 .9 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5Z',
  owner: 'M1.2 4.2 4.6 7 8 1.8 11.4 7l3.4-2.8-1.3 9.3h-11Z',
};

// Dark enough for white letters, on a light chat and on a dark one.
const avatarColors = ['#3f7359', '#8a6420', '#4a6894', '#a3543d', '#755a8e', '#66702f'];

/** Returns one of six colors, always the same for a name. With 17, the example people's colors differ. */
function avatarColor(name: string): string {
  const sum = [...name].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return avatarColors[(sum % 17) % avatarColors.length] ?? '';
}

/** Returns the colors of a chat as the variables of its drawing. */
export function chatColors(colors: ThemeColors): Readonly<Record<string, string>> {
  const { background, surface, text, muted, accent, onAccent } = colors;
  return {
    '--scene-bg': background,
    '--scene-surface': surface,
    '--scene-text': text,
    '--scene-muted': muted,
    '--scene-accent': accent,
    '--scene-on-accent': onAccent,
  };
}

/** Makes an element of HTML: `createElement` of React for a component, or `h` of hastscript for a page. */
type CreateElement<Node> = (
  name: string,
  attributes: Record<string, string | Record<string, string>>,
  ...children: (Node | string)[]
) => Node;

interface MessageParts<Node> {
  readonly from: string;
  /** The line above the text: the name, the shape of the rank, and what is next to them. */
  readonly who: readonly Node[];
  /** What is below the text. */
  readonly below?: readonly Node[];
}

const allIcons = Object.keys(barIcons) as BarIconId[];

/** Returns functions that draw the parts of a chat, with one markup for the pictures of pages and of components. */
export function createChatParts<Node>(createElement: CreateElement<Node>) {
  type Child = Node | string;

  function box(className: string, ...children: Child[]): Node {
    return createElement('div', { className }, ...children);
  }

  /** Parts next to each other, which wrap. */
  function line(className: string, ...children: Child[]): Node {
    return box(`scene-line ${className}`, ...children);
  }

  function icon(path: string, className = 'scene-icon', size = 24): Node {
    const attributes = { className, viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' };
    return createElement('svg', attributes, createElement('path', { d: path }));
  }

  const barIcon = (id: BarIconId) => icon(barIconPaths[id]);
  const rankShape = (rank: RankId) => icon(rankPaths[rank], `rank-shape rank-shape--${rank}`, 16);

  return {
    box,
    line,
    barIcon,
    rankShape,
    header: (name: string, ...channels: Child[]) =>
      line('scene-header', createElement('strong', {}, name), ...channels),
    notice: (path: string, ...text: Child[]) =>
      line('scene-notice', icon(path, 'scene-icon scene-sign'), createElement('span', {}, ...text)),
    person: (name: string, rank: RankId) => [createElement('strong', {}, name), rankShape(rank)],
    message({ from, who, below = [] }: MessageParts<Node>, ...text: Child[]) {
      const style = { background: avatarColor(from) };
      const letter =
        from === product.bot
          ? box('scene-avatar scene-avatar--bird')
          : createElement('div', { className: 'scene-avatar', style }, from.charAt(0).toUpperCase());
      return line(
        'scene-message',
        letter,
        box('scene-said', line('scene-who', ...who), box('scene-text', ...text), ...below),
      );
    },
    /** The message box, and the icon bar next to it. */
    foot: (text: Child, bar: readonly Child[] = allIcons.map(barIcon)) =>
      line('scene-foot', box('scene-box', text), line('scene-bar', ...bar)),
  };
}
