import type { Element } from 'hast';
import { s } from 'hastscript';
import type { RankId } from '../../facts/ranks';
import type { BarIconId } from '../../facts/settings/appearance';

/** The icons of the icon bar, as lines in a square of 24 units. */
const barIconPaths: Readonly<Record<BarIconId, string>> = {
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

const noticePath = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.2';

/** The shapes of the ranks, in a square of 16 units. */
const rankPaths: Readonly<Record<RankId, string>> = {
  guest: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
  member: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
  regular: 'M8 .8 15.2 8 8 15.2.8 8Z',
  moderator:
    'M8 .8c2 1.3 4 2 6.2 2.1v4.6c0 3.7-2.4 6.3-6.2 7.8-3.8-1.5-6.2-4.1-6.2-7.8V2.9C4 2.8 6 2.1 8 .8Z',
  administrator: 'm8 .9 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5Z',
  owner: 'M1.2 4.2 4.6 7 8 1.8 11.4 7l3.4-2.8-1.3 9.3h-11Z',
};

function svg(path: string, className: string, size: number): Element {
  const attributes = { className, viewBox: `0 0 ${size} ${size}`, ariaHidden: 'true' };
  return s('svg', attributes, s('path', { d: path }));
}

export function barIcon(id: BarIconId): Element {
  return svg(barIconPaths[id], 'rk-scene-icon', 24);
}

export function noticeIcon(): Element {
  return svg(noticePath, 'rk-scene-icon rk-scene-sign', 24);
}

export function rankShape(rank: RankId): Element {
  return svg(rankPaths[rank], `rk-rank-shape rk-rank-shape--${rank}`, 16);
}
