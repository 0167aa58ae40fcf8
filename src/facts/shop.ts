import { moneyLimits } from './limits/money';
import { numberOf } from './plans';
import { inDigits } from './quantity';

const featherRate = numberOf(moneyLimits['feather-rate']);

/** Writes an amount of US dollars: `$5`, `$1.50`. */
export function dollars(value: number): string {
  return `$${inDigits(value, Number.isInteger(value) ? 0 : 2)}`;
}

/** What feathers are worth in US dollars at the base rate, without the bonus of a pack: `featherValue(150)` reads "$1.50". */
export function featherValue(feathers: number): string {
  return dollars(feathers / featherRate);
}

/** Something that boosts give a chat. */
interface BoostGift {
  /** What the chat gets, as in a table: "+10 custom emoji". */
  readonly label: string;
  /** What happens to it when the level drops. A fragment. */
  readonly lost: string;
}

/** One level of boosts with what it adds to the levels below. */
export interface BoostLevel {
  readonly level: number;
  /** Active boosts that it needs. */
  readonly boosts: number;
  /** Custom emoji added at this level. */
  readonly emoji: number;
  /** People online at once added at this level. */
  readonly people: number;
  /** Factor on the upload size. */
  readonly uploadFactor: number;
  /** From this level on the chat shows no advertisements. */
  readonly withoutAdvertisements: boolean;
  /** From this level on the chat's logo may be an animated GIF. */
  readonly animatedLogo: boolean;
  /** From this level on the chat carries the boosted badge. */
  readonly badge: boolean;
  /** What this level adds, in words. */
  readonly gifts: readonly BoostGift[];
}

const emojiAtOne = 10;
const peopleAtTwo = 50;
const peopleAtThree = 100;
const sizeAtThree = 2;

/** The levels of boosts, low to high. Each has what the lower ones have. */
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
      { label: `+${emojiAtOne} custom emoji`, lost: 'the newest extra emoji are switched off' },
      { label: 'boosted badge', lost: 'the badge goes' },
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
      { label: 'no advertisements', lost: 'they come back on Free' },
      {
        label: `+${peopleAtTwo} people online`,
        lost: 'nobody is put out; new arrivals stop at the lower limit',
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
      { label: `upload size ×${sizeAtThree}`, lost: 'new files up to the usual size; larger ones stay' },
      { label: 'animated chat logo', lost: 'the logo stands still' },
      {
        label: `+${peopleAtThree} people online more`,
        lost: 'nobody is put out; new arrivals stop at the lower limit',
      },
    ],
  },
] as const satisfies readonly BoostLevel[];

/** What a number of active boosts gives a chat, all reached levels together. */
export interface BoostTotal {
  /** 0 when no level is reached. */
  readonly level: number;
  readonly emoji: number;
  readonly people: number;
  readonly uploadFactor: number;
  readonly withoutAdvertisements: boolean;
  readonly animatedLogo: boolean;
  readonly badge: boolean;
  /** What the chat has, in words. People online are written once, as a sum. */
  readonly gifts: readonly string[];
  /** Boosts still missing for the next level; left out at the highest. */
  readonly missing?: number;
}

/** Adds up what `active` boosts give a chat. */
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
    emoji > 0 ? `+${emoji} custom emoji` : '',
    badge ? 'boosted badge' : '',
    withoutAdvertisements ? 'no advertisements' : '',
    people > 0 ? `+${people} people online` : '',
    uploadFactor > 1 ? `upload size ×${uploadFactor}` : '',
    animatedLogo ? 'animated chat logo' : '',
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
