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

/** Something that a chat gets from boosts. */
interface BoostGift {
  /** What the chat gets: "10 more custom emoji". A fragment. */
  readonly label: string;
  /** What happens to it if the level drops. A sentence. */
  readonly lost: string;
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
  /** What this level adds, in words. */
  readonly gifts: readonly BoostGift[];
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
    gifts: [
      { label: `${emojiAtOne} more custom emoji`, lost: 'The newest extra emoji are turned off.' },
      { label: 'Boosted badge', lost: 'The badge disappears.' },
    ],
  },
  {
    level: 2,
    boosts: 7,
    emoji: emojiAtOne,
    people: peopleAtTwo,
    uploadFactor: 1,
    withoutAdvertisements: true,
    gifts: [
      { label: 'No advertisements', lost: 'On Free, advertisements come back.' },
      {
        label: `${peopleAtTwo} more people online`,
        lost: 'No one has to leave. New arrivals wait if the chat is over the lower limit.',
      },
    ],
  },
  {
    level: 3,
    boosts: 14,
    emoji: emojiAtOne,
    people: peopleAtTwo + peopleAtThree,
    uploadFactor: sizeAtThree,
    withoutAdvertisements: true,
    gifts: [
      {
        label: `Upload size × ${sizeAtThree}`,
        lost: 'Larger files stay, but the usual limit applies to new files.',
      },
      { label: 'Animated chat picture', lost: 'The chat picture stops moving.' },
      {
        label: `${peopleAtThree} more people online, for a total of ${peopleAtTwo + peopleAtThree} more`,
        lost: 'No one has to leave. New arrivals wait if the chat is over the lower limit.',
      },
    ],
  },
] as const satisfies readonly BoostLevel[];
