import { between } from './quantity';
import type { PlanId, RankId } from './types';

/** The shape next to a name that shows its rank. */
type RankShape = 'hollow circle' | 'circle' | 'diamond' | 'shield' | 'star' | 'crown';

/** One of the six ranks of a chat. */
export interface Rank {
  readonly name: string;
  readonly shape: RankShape;
  /** The letter of the Letters style. */
  readonly letter: string;
  /** Who has it. A fragment. */
  readonly who: string;
  /** Who or what assigns it. A fragment. */
  readonly givenBy: string;
  /** Whether it counts as staff: moderators and above do. */
  readonly staff: boolean;
}

/** The six ranks, low to high. */
export const ranks = {
  guest: {
    name: 'Guest',
    shape: 'hollow circle',
    letter: 'G',
    who: 'Someone without an account',
    givenBy: "Not assigned, because everyone who isn't signed in is a guest",
    staff: false,
  },
  member: {
    name: 'Member',
    shape: 'circle',
    letter: 'M',
    who: 'Someone who is signed in',
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
    who: 'Staff who moderate messages and people',
    givenBy: 'An Administrator or above, or a staff key',
    staff: true,
  },
  administrator: {
    name: 'Administrator',
    shape: 'star',
    letter: 'A',
    who: 'Staff who manage the chat and its settings',
    givenBy: 'An Owner, or a staff key',
    staff: true,
  },
  owner: {
    name: 'Owner',
    shape: 'crown',
    letter: 'O',
    who: 'The person who created the chat or took it over, and any co-owners',
    givenBy: 'A transfer of ownership, or an Owner who adds a co-owner',
    staff: true,
  },
} as const satisfies Record<RankId, Rank>;

/** Ids of the ranks, low to high. */
export const rankIds = Object.keys(ranks) as RankId[];

/** Returns whether someone with the rank `held` can do what requires the rank `needed`. */
export function reaches(held: RankId, needed: RankId): boolean {
  return rankIds.indexOf(held) >= rankIds.indexOf(needed);
}

/** The styles of rank shapes that people can choose. */
export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;

/** Custom ranks. How many each plan has is a row of `plans.ts`. */
export const customRank = {
  name: between(2, 24, 'character'),
  lowestBase: 'member',
  plan: 'pro',
} as const satisfies { name: unknown; lowestBase: RankId; plan: PlanId };
