import { moneyLimits } from './limits/money';
import { numberOf } from './plans';
import { inDigits } from './quantity';

const featherRate = numberOf(moneyLimits['feather-rate']);

/** Writes an amount of US dollars: `$5`, `$1.50`. */
export function dollars(value: number): string {
  return `$${inDigits(value, Number.isInteger(value) ? 0 : 2)}`;
}

/** Returns what feathers are worth in US dollars without the bonus of a pack: `featherValue(150)` is "$1.50". */
export function featherValue(feathers: number): string {
  return dollars(feathers / featherRate);
}

/** One level of boosts, with everything that the levels below it add. */
export interface BoostLevel {
  readonly level: number;
  /** The number of active boosts it needs. */
  readonly boosts: number;
  /** How many more custom emoji the chat can have. */
  readonly emoji: number;
  /** How many more people can be online at once. */
  readonly people: number;
  /** The factor by which the upload size is multiplied. */
  readonly uploadFactor: number;
  readonly withoutAdvertisements: boolean;
  /** What this level adds: "10 more custom emoji". Fragments. */
  readonly gifts: readonly string[];
}

const emojiAtOne = 10;
const peopleAtTwo = 50;
const peopleAtThree = 100;
const sizeAtThree = 2;

/** The levels of boosts, low to high. */
export const boostLevels = [
  {
    level: 1,
    boosts: 2,
    emoji: emojiAtOne,
    people: 0,
    uploadFactor: 1,
    withoutAdvertisements: false,
    gifts: [`${emojiAtOne} more custom emoji`, 'Boosted badge'],
  },
  {
    level: 2,
    boosts: 7,
    emoji: emojiAtOne,
    people: peopleAtTwo,
    uploadFactor: 1,
    withoutAdvertisements: true,
    gifts: ['No advertisements', `Room for ${peopleAtTwo} more people online`],
  },
  {
    level: 3,
    boosts: 14,
    emoji: emojiAtOne,
    people: peopleAtTwo + peopleAtThree,
    uploadFactor: sizeAtThree,
    withoutAdvertisements: true,
    gifts: [
      'Double the upload size limit',
      'Animated chat picture',
      `Room for ${peopleAtThree} more people online, for a total of ${peopleAtTwo + peopleAtThree} more`,
    ],
  },
] as const satisfies readonly BoostLevel[];
