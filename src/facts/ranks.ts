import type { RankId } from './types';

/** The six ranks, low to high, and the letter of each in the Letters style. */
export const ranks = {
  guest: { name: 'Guest', letter: 'G' },
  member: { name: 'Member', letter: 'M' },
  regular: { name: 'Regular', letter: 'R' },
  moderator: { name: 'Moderator', letter: 'D' },
  administrator: { name: 'Administrator', letter: 'A' },
  owner: { name: 'Owner', letter: 'O' },
} as const satisfies Record<RankId, object>;

/** Ids of the ranks, low to high. */
export const rankIds = Object.keys(ranks) as RankId[];

/** Returns whether someone with a rank can do what requires `minRank`. */
export function isAtLeast(rank: RankId, minRank: RankId): boolean {
  return rankIds.indexOf(rank) >= rankIds.indexOf(minRank);
}

/** The styles of rank shapes that people can choose. */
export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;
