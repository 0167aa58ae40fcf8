import { between } from './quantity';
import type { RankId } from './types';

/** The six ranks, low to high: the letter of the Letters style, who has it, and who assigns it. */
export const ranks = {
  guest: {
    name: 'Guest',
    letter: 'G',
    who: "Someone who isn't signed in",
    givenBy: 'Not assigned',
  },
  member: {
    name: 'Member',
    letter: 'M',
    who: 'Someone who is signed in',
    givenBy: 'Rookery, when someone signs in',
  },
  regular: {
    name: 'Regular',
    letter: 'R',
    who: 'A trusted member',
    givenBy: 'A Moderator or above, or automatically',
  },
  moderator: {
    name: 'Moderator',
    letter: 'D',
    who: 'Staff who moderate',
    givenBy: 'An Administrator or above, or a staff key',
  },
  administrator: {
    name: 'Administrator',
    letter: 'A',
    who: 'Staff who manage the chat',
    givenBy: 'An Owner, or a staff key',
  },
  owner: {
    name: 'Owner',
    letter: 'O',
    who: 'The main owner and any co-owners',
    givenBy: 'The main owner, by transferring the chat, or any Owner, by adding a co-owner',
  },
} as const satisfies Record<RankId, object>;

/** Ids of the ranks, low to high. */
export const rankIds = Object.keys(ranks) as RankId[];

/** Returns whether someone with the rank `held` can do what requires the rank `needed`. */
export function reaches(held: RankId, needed: RankId): boolean {
  return rankIds.indexOf(held) >= rankIds.indexOf(needed);
}

/** Returns the ranks from one up: "Member and above". */
export function ranksFrom(rank: RankId): string {
  return rank === 'guest' ? 'Everyone' : `${ranks[rank].name} ${rank === 'owner' ? 'only' : 'and above'}`;
}

/** The styles of rank shapes that people can choose. */
export const rankShapeStyles = ['Filled', 'Outline', 'Letters'] as const;

/** Custom ranks. How many each plan has is a row of `plans.ts`. */
export const customRank = {
  name: between(2, 24, 'character'),
  plan: 'pro',
} as const;
