import { between } from './quantity';
import type { PlanId, RankId } from './types';

/** The drawing beside a name that says its rank. */
type RankShape = 'hollow circle' | 'circle' | 'diamond' | 'shield' | 'star' | 'crown';

/** One of the six ranks of a chat. */
export interface Rank {
  readonly name: string;
  readonly shape: RankShape;
  /** The letter of the Letters style. */
  readonly letter: string;
  /** Who holds it. A fragment. */
  readonly who: string;
  /** Who or what gives it. A fragment. */
  readonly givenBy: string;
  /** Counts as staff: moderators and above. */
  readonly staff: boolean;
}

/** The six ranks, low to high. */
export const ranks = {
  guest: {
    name: 'Guest',
    shape: 'hollow circle',
    letter: 'G',
    who: 'Somebody without an account',
    givenBy: 'Nobody: everyone who opens the chat without signing in is one',
    staff: false,
  },
  member: {
    name: 'Member',
    shape: 'circle',
    letter: 'M',
    who: 'Somebody who is signed in',
    givenBy: 'Signing in',
    staff: false,
  },
  regular: {
    name: 'Regular',
    shape: 'diamond',
    letter: 'R',
    who: 'A trusted member',
    givenBy: 'A Moderator or above, or automatically',
    staff: false,
  },
  moderator: {
    name: 'Moderator',
    shape: 'shield',
    letter: 'D',
    who: 'Staff: keeps the peace',
    givenBy: 'An Administrator or above, or a staff key',
    staff: true,
  },
  administrator: {
    name: 'Administrator',
    shape: 'star',
    letter: 'A',
    who: 'Staff: runs the chat',
    givenBy: 'An Owner, or a staff key',
    staff: true,
  },
  owner: {
    name: 'Owner',
    shape: 'crown',
    letter: 'O',
    who: 'Created the chat, or received it; co-owners stand beside',
    givenBy: 'A transfer of ownership; an Owner adds co-owners',
    staff: true,
  },
} as const satisfies Record<RankId, Rank>;

/** Ids of the ranks, low to high. */
export const rankIds = Object.keys(ranks) as RankId[];

/** Whether somebody of rank `held` has what needs `needed`. */
export function reaches(held: RankId, needed: RankId): boolean {
  return rankIds.indexOf(held) >= rankIds.indexOf(needed);
}

/** How rank shapes are drawn for the reader who chooses it. */
export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;

/** Custom ranks: how many by plan is a row of `plans.ts`. */
export const customRank = {
  name: between(2, 24, 'character'),
  lowestBase: 'member',
  plan: 'pro',
} as const satisfies { name: unknown; lowestBase: RankId; plan: PlanId };
