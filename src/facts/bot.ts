import type { PlanId } from './types';

/** How likely a filter level is to catch a harmless word. */
type FalseAlarms = 'very few' | 'few' | 'some' | 'many' | 'most';

/** One level of Caw's filter. Each level includes those below. */
export interface FilterLevel {
  readonly label: string;
  /** What this level adds to the ones below. A fragment. */
  readonly adds: string;
  /** A harmless stand-in for a message it catches, as others see it with **Mask**. */
  readonly masked: string;
  readonly falseAlarms: FalseAlarms;
  /** What kind of harmless word it may catch. A fragment. */
  readonly mayCatch: string;
  /** For what kind of chat it is meant. A fragment. */
  readonly suits: string;
  /** The smallest plan that has it; left out on Free. */
  readonly plan?: PlanId;
}

/** The levels of Caw's filter, mild to strict, by number. */
export const filterLevels = {
  1: {
    label: 'Slurs only',
    adds: 'slurs against people for what they are',
    masked: 'Go home, you *****',
    falseAlarms: 'very few',
    mayCatch: 'hardly anything',
    suits: 'staff channels, friends who know each other',
  },
  2: {
    label: 'Severe profanity',
    adds: 'severe profanity',
    masked: 'What the **** was that',
    falseAlarms: 'few',
    mayCatch: 'now and then a place or family name',
    suits: 'most chats; the lowest level of a chat designed for teens',
  },
  3: {
    label: 'Common profanity',
    adds: 'common profanity',
    masked: 'This is ****, play it again',
    falseAlarms: 'some',
    mayCatch: 'place and family names, words of other languages',
    suits: 'clubs, open streams',
    plan: 'plus',
  },
  4: {
    label: 'Mild profanity and insults',
    adds: 'mild profanity and insults',
    masked: 'Do not be such an *****',
    falseAlarms: 'many',
    mayCatch: 'friendly teasing, names of animals, quotes',
    suits: 'teens, schools, chats on the page of a company',
    plan: 'plus',
  },
  5: {
    label: 'Innuendo and look-alike spellings',
    adds: 'innuendo, and words spelled with look-alike letters and numbers',
    masked: 'You are an *****, spelled 1d10t',
    falseAlarms: 'most',
    mayCatch: 'harmless double meanings, codes, user names',
    suits: 'chats with children, with staff at hand to add exceptions',
    plan: 'pro',
  },
} as const satisfies Record<1 | 2 | 3 | 4 | 5, FilterLevel>;
