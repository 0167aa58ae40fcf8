import { moneyLimits } from './limits/money';
import { numberOf } from './plans';
import type { Quantity } from './quantity';
import { exactly, inDigits } from './quantity';

const featherRate = numberOf(moneyLimits['feather-rate']);

/** Writes an amount of US dollars: `$5`, `$1.50`. */
export function dollars(value: number): string {
  return `$${inDigits(value, Number.isInteger(value) ? 0 : 2)}`;
}

/** What feathers are worth in US dollars at the base rate, without the bonus of a pack: `featherValue(150)` reads "$1.50". */
export function featherValue(feathers: number): string {
  return dollars(feathers / featherRate);
}

/** A pack of feathers that the shop sells. */
export interface FeatherPack {
  readonly feathers: Quantity;
  /** In US dollars before tax. */
  readonly price: Quantity;
}

/** The packs of feathers, small to large. */
export const featherPacks = {
  small: { feathers: exactly(500, 'feather'), price: exactly(5, 'dollar') },
  medium: { feathers: exactly(1100, 'feather'), price: exactly(10, 'dollar') },
  large: { feathers: exactly(2400, 'feather'), price: exactly(20, 'dollar') },
  giant: { feathers: exactly(6500, 'feather'), price: exactly(50, 'dollar') },
} as const satisfies Record<string, FeatherPack>;

/** Id of a pack of feathers. */
export type FeatherPackId = keyof typeof featherPacks;

/** How many per cent more feathers a pack holds than its price gives at the base rate: 0, 10, 20, 30. */
export function packBonus(id: FeatherPackId): number {
  const pack = featherPacks[id];
  const base = numberOf(pack.price) * featherRate;
  return Math.round(((numberOf(pack.feathers) - base) / base) * 100);
}

/** Something that the shop sells for feathers. */
export interface ShopItem {
  /** Its name in the shop. */
  readonly label: string;
  readonly price: Quantity;
  /** What it does. A sentence. */
  readonly does: string;
  /** How long it lasts: "for good", "90 days". */
  readonly lasts: string;
  /** Where it shows or is heard, and which chat setting can switch it off. A sentence. */
  readonly where: string;
}

const forGood = 'for good';
const nameEffectsSwitch = 'In every chat that has **Name effects** on and lets your rank use it.';

/** What the shop sells, in its order. Each item can be bought as a gift for a friend at the same price. */
export const shopItems = {
  'name-colour': {
    label: 'Name colour',
    price: exactly(200, 'feather'),
    does: 'Writes your name in a colour of the shop.',
    lasts: forGood,
    where: nameEffectsSwitch,
  },
  'name-effect': {
    label: 'Name effect',
    price: exactly(400, 'feather'),
    does: 'Gives your name a gradient, a glow or a slow shimmer.',
    lasts: forGood,
    where: `${nameEffectsSwitch} It stands still for people who ask for less motion.`,
  },
  'avatar-frame': {
    label: 'Avatar frame',
    price: exactly(300, 'feather'),
    does: 'Draws a frame around your avatar.',
    lasts: forGood,
    where: 'In every chat that has **Avatars** on and lets your rank use them.',
  },
  'message-sound': {
    label: 'Message sound',
    price: exactly(150, 'feather'),
    does: 'Plays a sound of your choice when a message reaches you.',
    lasts: forGood,
    where: 'In every chat. Only you hear it.',
  },
  'animated-emoji-pass': {
    label: 'Animated emoji pass',
    price: exactly(600, 'feather'),
    does: 'Lets you send the animated emoji of the shop.',
    lasts: moneyLimits['animated-pass-lifetime'].text,
    where: 'In every chat that allows user personalization. Everybody sees what you send.',
  },
} as const satisfies Record<string, ShopItem>;

/** How gifts work, in sentences. */
export const gifts = [
  'Any item can be bought for a friend, at the same price.',
  'Your friend gets a notice and finds the gift in **Account settings → Purchases**.',
  `A gift can be refused for ${moneyLimits['gift-refusal'].text}, as long as it has not been worn or used. The feathers go back to the giver, who is told only that the gift was not taken.`,
  'Feathers themselves cannot be sent to somebody else.',
] as const;

/** How feathers come to an account and what they are, in sentences. */
export const featherRules = [
  `Feathers are bought in packs, at ${moneyLimits['feather-rate'].text} or more for a dollar.`,
  `Winners of Caw's games earn ${moneyLimits['game-winnings'].text} a game, ${moneyLimits['game-winnings-daily'].text} a day. Only accounts earn them; a guest who wins gets the place on the scoreboard.`,
  'Feathers belong to your account and work in every chat.',
  'Feathers do not expire.',
  'Feathers cannot be turned into money or passed on to another account.',
  'Unused feathers are lost when you delete your account.',
] as const;

/** Buying under age, in sentences. */
export const underAgeRules = [
  `Somebody who is not yet ${numberOf(moneyLimits['purchase-age'])} buys with the consent of a parent.`,
  `A parent may ask for a refund within ${moneyLimits['refund-parent'].text}.`,
] as const;

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

/** Who gains, who pays and for how long: the three ways to spend money on Rookery. */
export const waysToSpend = {
  shop: {
    label: 'Shop item',
    gains: 'you, in every chat that allows it',
    pays: 'you, or a friend as a gift, in feathers',
    lasts: `for good; the animated emoji pass ${moneyLimits['animated-pass-lifetime'].text}`,
  },
  boost: {
    label: 'Boost',
    gains: 'everybody in one chat',
    pays: `any member, ${moneyLimits['boost-price'].text}`,
    lasts: moneyLimits['boost-lifetime'].text,
  },
  subscription: {
    label: 'Subscription',
    gains: 'one chat, or all chats of an organization',
    pays: 'an owner, in money',
    lasts: 'a month or a year, renewed until cancelled',
  },
} as const;

/** A boost's price in dollars at the base rate, for a table beside the feathers. */
export const boostPriceInDollars: string = featherValue(numberOf(moneyLimits['boost-price']));
