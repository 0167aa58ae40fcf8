import type { RankId } from './types';

/** The ranks, low to high. `letter` is the shape of a rank in the Letters style. */
export const ranks = {
  guest: { name: 'Guest', letter: 'G' },
  member: { name: 'Member', letter: 'M' },
  regular: { name: 'Regular', letter: 'R' },
  moderator: { name: 'Moderator', letter: 'D' },
  administrator: { name: 'Administrator', letter: 'A' },
  owner: { name: 'Owner', letter: 'O' },
} as const satisfies Record<RankId, object>;

export const rankIds = Object.keys(ranks) as RankId[];

/** Returns whether a rank is `minRank` or higher. */
export function isAtLeast(rank: RankId, minRank: RankId): boolean {
  return rankIds.indexOf(rank) >= rankIds.indexOf(minRank);
}

/** The styles of rank shapes that people can choose. */
export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;
