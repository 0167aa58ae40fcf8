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

/** One level of boosts and what it adds to the levels below it. */
export interface BoostLevel {
  readonly level: number;
  /** The number of active boosts it needs. */
  readonly boosts: number;
  /** Custom emoji that this level adds. */
  readonly emoji: number;
  /** People online at once that this level adds. */
  readonly people: number;
  /** The factor by which it multiplies the upload size. */
  readonly uploadFactor: number;
  /** Whether it removes the advertisements. */
  readonly withoutAdvertisements: boolean;
  /** Whether the chat picture can be an animated GIF. */
  readonly animatedLogo: boolean;
  /** Whether it adds the boosted badge. */
  readonly badge: boolean;
  /** What it adds, in words. */
  readonly gifts: readonly BoostGift[];
}

const emojiAtOne = 10;
const peopleAtTwo = 50;
const peopleAtThree = 100;
const sizeAtThree = 2;

/** The levels of boosts, low to high. Each includes the lower ones. */
export const boostLevels = [
  {
    level: 1,
    boosts: 2,
    emoji: emojiAtOne,
    people: 0,
    uploadFactor: 1,
    withoutAdvertisements: false,
    animatedLogo: false,
    badge: true,
    gifts: [
      { label: `${emojiAtOne} more custom emoji`, lost: 'The newest extra emoji are turned off.' },
      { label: 'Boosted badge', lost: 'The badge disappears.' },
    ],
  },
  {
    level: 2,
    boosts: 7,
    emoji: 0,
    people: peopleAtTwo,
    uploadFactor: 1,
    withoutAdvertisements: true,
    animatedLogo: false,
    badge: false,
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
    emoji: 0,
    people: peopleAtThree,
    uploadFactor: sizeAtThree,
    withoutAdvertisements: false,
    animatedLogo: true,
    badge: false,
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

/** What a chat gets from a number of active boosts, with all the levels it reaches. */
export interface BoostTotal {
  /** 0 if the chat reaches no level. */
  readonly level: number;
  readonly emoji: number;
  readonly people: number;
  readonly uploadFactor: number;
  readonly withoutAdvertisements: boolean;
  readonly animatedLogo: boolean;
  readonly badge: boolean;
  /** What the chat gets, in words. People online appear once, as a sum. */
  readonly gifts: readonly string[];
  /** How many boosts the next level still needs; left out at the highest level. */
  readonly missing?: number;
}

/** Adds up what a chat gets from `active` boosts. */
export function boostTotal(active: number): BoostTotal {
  const reached: readonly BoostLevel[] = boostLevels.filter((level) => active >= level.boosts);
  const next: BoostLevel | undefined = boostLevels.find((level) => active < level.boosts);
  const emoji = reached.reduce((sum, level) => sum + level.emoji, 0);
  const people = reached.reduce((sum, level) => sum + level.people, 0);
  const uploadFactor = reached.reduce((product, level) => product * level.uploadFactor, 1);
  const withoutAdvertisements = reached.some((level) => level.withoutAdvertisements);
  const animatedLogo = reached.some((level) => level.animatedLogo);
  const badge = reached.some((level) => level.badge);
  const gifts = [
    emoji > 0 ? `${emoji} more custom emoji` : '',
    badge ? 'boosted badge' : '',
    withoutAdvertisements ? 'no advertisements' : '',
    people > 0 ? `${people} more people online` : '',
    uploadFactor > 1 ? `upload size × ${uploadFactor}` : '',
    animatedLogo ? 'animated chat picture' : '',
  ].filter((gift) => gift !== '');
  const total = {
    level: reached.length,
    emoji,
    people,
    uploadFactor,
    withoutAdvertisements,
    animatedLogo,
    badge,
    gifts,
  };
  return next ? { ...total, missing: next.boosts - active } : total;
}
