import { moneyLimits } from './limits/money';
import { settingsLimits } from './limits/settings';
import type { Quantity, Unit } from './quantity';
import { amount, exactly, upTo } from './quantity';
import type { PlanId } from './types';

/** One plan: its name, price and whom it is for. */
export interface Plan {
  readonly name: string;
  /** What one subscription pays for. */
  readonly belongsTo: 'chat' | 'organization';
  /** Price a month in US dollars before tax. For Organization, the price that the included chats and seats start from. */
  readonly price: Quantity;
  /** Whom it suits, in one sentence. */
  readonly suits: string;
  /** Whether it can be tried free of charge. */
  readonly trial: boolean;
}

/** The four plans, small to large. */
export const plans = {
  free: {
    name: 'Free',
    belongsTo: 'chat',
    price: exactly(0, 'dollar'),
    suits: 'A chat among friends, a first try, a small blog.',
    trial: false,
  },
  plus: {
    name: 'Plus',
    belongsTo: 'chat',
    price: exactly(9, 'dollar'),
    suits: 'A club, a stream or a site that wants several channels and no advertisements.',
    trial: true,
  },
  pro: {
    name: 'Pro',
    belongsTo: 'chat',
    price: exactly(29, 'dollar'),
    suits: 'A large community that needs its own look, ranks, domain or sign-in.',
    trial: true,
  },
  organization: {
    name: 'Organization',
    belongsTo: 'organization',
    price: exactly(99, 'dollar'),
    suits: 'A company, school or station with many chats, its own accounts and one bill.',
    trial: false,
  },
} as const satisfies Record<PlanId, Plan>;

/** Ids of the plans, small to large. */
export const planIds = Object.keys(plans) as PlanId[];

/** The single number behind an exact amount or an upper or lower bound. */
export function numberOf(quantity: Quantity): number {
  return quantity.max ?? quantity.min ?? 0;
}

/** Price of a plan a month, in US dollars before tax. */
export function monthlyPrice(plan: PlanId): number {
  return numberOf(plans[plan].price);
}

/** Price of a plan paid for a year at once, in US dollars before tax: ten months' price. */
export function yearlyPrice(plan: PlanId): number {
  return monthlyPrice(plan) * numberOf(moneyLimits['yearly-price']);
}

/** Price a month in US dollars of an organization with so many chats and seats; the included ones cost nothing more. */
export function organizationPrice(chats: number, seats: number): number {
  const extraChats = Math.max(0, chats - numberOf(moneyLimits['chats-included']));
  const extraSeats = Math.max(0, seats - numberOf(moneyLimits['seats-included']));
  return (
    monthlyPrice('organization') +
    extraChats * numberOf(moneyLimits['extra-chat-price']) +
    extraSeats * numberOf(moneyLimits['seat-price'])
  );
}

/** Headings under which the rows of the plan table stand, in order. */
export const planFeatureGroups = {
  price: 'Price',
  people: 'People & messages',
  files: 'Files',
  looks: 'Looks',
  staff: 'Staff tools',
  bot: 'Caw, the bot',
  developers: 'Developers',
  help: 'Help',
} as const;

/** Id of a group of rows of the plan table. */
export type PlanFeatureGroupId = keyof typeof planFeatureGroups;

/** One cell of the plan table. */
export interface PlanValue {
  /** How it reads in the table: "250", "90 days", "yes", "–". */
  readonly text: string;
  /** The number behind the text, in the row's unit. Left out where no number says it. */
  readonly amount?: number;
  /** Whether the plan gives the advantage that the row is about. */
  readonly has: boolean;
}

/** One row of the plan table. */
export interface PlanFeature {
  /** First column of the table: "Channels". */
  readonly label: string;
  readonly group: PlanFeatureGroupId;
  /** One sentence or two under the table: what the label means. */
  readonly explain: string;
  /** What the amounts of the row are counted in. */
  readonly unit?: Unit;
  readonly values: Readonly<Record<PlanId, PlanValue>>;
}

const yes: PlanValue = { text: 'yes', has: true };
const none: PlanValue = { text: '–', has: false };

function count(value: number): PlanValue {
  return { text: amount(value, 'count'), amount: value, has: true };
}

function of(value: number, unit: Unit): PlanValue {
  return { text: amount(value, unit), amount: value, has: true };
}

function text(words: string, value?: number): PlanValue {
  return value === undefined ? { text: words, has: true } : { text: words, amount: value, has: true };
}

function price(plan: PlanId): PlanValue {
  return { text: plans[plan].price.text, amount: monthlyPrice(plan), has: true };
}

function years(value: number): PlanValue {
  return text(amount(value, 'year'), value * daysInYear);
}

function gigabytes(value: number): PlanValue {
  return text(amount(value, 'GB'), value * megabytesInGigabyte);
}

const daysInYear = 365;
const megabytesInGigabyte = 1024;
const historyCeilingYears = 10;

/** Every row of the plan table, grouped, in the order in which pages show them. */
export const planFeatures = {
  price: {
    label: 'Price a month',
    group: 'price',
    explain: `In US dollars, before tax, for one chat. Organization starts with ${moneyLimits['chats-included'].text} and ${moneyLimits['seats-included'].text}; each further chat costs ${moneyLimits['extra-chat-price'].text} and each further seat ${moneyLimits['seat-price'].text} a month. A year paid at once costs as much as ${moneyLimits['yearly-price'].text}.`,
    unit: 'dollar',
    values: {
      free: price('free'),
      plus: price('plus'),
      pro: price('pro'),
      organization: {
        text: `from ${plans.organization.price.text}`,
        amount: monthlyPrice('organization'),
        has: true,
      },
    },
  },
  'people-online': {
    label: 'People online at once, in each chat',
    group: 'people',
    explain:
      'Everybody who has the chat open, guests and staff included, in all its channels and embeds together. A person with several tabs or devices counts once; Caw does not count.',
    unit: 'person',
    values: { free: count(50), plus: count(250), pro: count(1000), organization: count(5000) },
  },
  channels: {
    label: 'Channels',
    group: 'people',
    explain:
      'Separate conversations in one chat, each with its own address, topic and lowest ranks. The first one counts.',
    values: { free: count(1), plus: count(5), pro: count(20), organization: count(100) },
  },
  history: {
    label: 'Message history kept',
    group: 'people',
    explain:
      'How far back messages and their files can be read. Older ones are deleted; the owner can choose a shorter time.',
    unit: 'day',
    values: {
      free: of(7, 'day'),
      plus: of(90, 'day'),
      pro: years(2),
      organization: text(
        `as long as you set, ${upTo(historyCeilingYears, 'year').text}`,
        historyCeilingYears * daysInYear,
      ),
    },
  },
  'pinned-notices': {
    label: 'Pinned notices',
    group: 'people',
    explain: 'Notices and pinned messages that stand above the messages at the same time.',
    values: { free: count(1), plus: count(5), pro: count(10), organization: count(20) },
  },
  'open-polls': {
    label: 'Polls open at once',
    group: 'people',
    explain: 'Polls in which people can still vote, in all channels together. Closed polls do not count.',
    values: { free: count(1), plus: count(3), pro: count(10), organization: count(10) },
  },
  radio: {
    label: 'Radio',
    group: 'people',
    explain: "Your station's stream with a player in the chat.",
    values: { free: none, plus: yes, pro: yes, organization: yes },
  },
  'upload-size': {
    label: 'Upload size, for each file',
    group: 'files',
    explain: 'The largest single file that somebody can send.',
    unit: 'MB',
    values: { free: of(5, 'MB'), plus: of(25, 'MB'), pro: of(100, 'MB'), organization: of(250, 'MB') },
  },
  'upload-storage': {
    label: 'Upload storage',
    group: 'files',
    explain:
      'Space for all files of the chat together, those in direct messages included. On Organization the chats share it. Deleting a message frees its space at once.',
    unit: 'MB',
    values: {
      free: of(500, 'MB'),
      plus: gigabytes(10),
      pro: gigabytes(100),
      organization: text('1 TB', megabytesInGigabyte * megabytesInGigabyte),
    },
  },
  advertisements: {
    label: 'Advertisements',
    group: 'looks',
    explain: 'One banner under the message box. A boosted chat can lose it on Free as well.',
    values: {
      free: { text: 'shown', has: false },
      plus: text('none'),
      pro: text('none'),
      organization: text('none'),
    },
  },
  'rookery-logo': {
    label: 'Rookery logo in the icon bar',
    group: 'looks',
    explain:
      'The small mark that leads to Rookery. From Pro it can be removed, or your own logo takes its place.',
    values: {
      free: { text: 'shown', has: false },
      plus: { text: 'shown', has: false },
      pro: text('can be removed'),
      organization: text('can be removed'),
    },
  },
  'custom-css': {
    label: 'Custom CSS',
    group: 'looks',
    explain: 'Your own style rules for the inside of the chat.',
    values: { free: none, plus: none, pro: yes, organization: yes },
  },
  'custom-emoji': {
    label: 'Custom emoji',
    group: 'looks',
    explain: 'Pictures of your own that people use as emoji in this chat. Boosts can add more.',
    values: { free: count(10), plus: count(100), pro: count(500), organization: count(2000) },
  },
  'custom-ranks': {
    label: 'Custom ranks',
    group: 'staff',
    explain:
      'Ranks with a name, colour, shape and permissions of your own, beside the six that every chat has.',
    values: { free: none, plus: none, pro: count(10), organization: count(50) },
  },
  'staff-keys': {
    label: 'Staff keys active',
    group: 'staff',
    explain:
      'Keys that can still be redeemed for a staff rank. Used up, expired and revoked ones do not count.',
    values: { free: count(2), plus: count(10), pro: count(50), organization: count(200) },
  },
  'pre-approve': {
    label: 'Pre-approve',
    group: 'staff',
    explain: 'Messages of the people you choose wait until staff approve them.',
    values: { free: none, plus: yes, pro: yes, organization: yes },
  },
  'slow-mode': {
    label: 'Slow mode',
    group: 'staff',
    explain: 'A wait between two messages of the same person.',
    values: { free: yes, plus: yes, pro: yes, organization: yes },
  },
  'action-log': {
    label: 'Action log kept',
    group: 'staff',
    explain: 'How far back staff actions and changed settings can be looked up.',
    unit: 'day',
    values: { free: of(7, 'day'), plus: of(90, 'day'), pro: years(1), organization: years(2) },
  },
  'archive-search': {
    label: 'Archive: search',
    group: 'staff',
    explain: 'How far back staff can search old messages. It never reaches further than the message history.',
    unit: 'day',
    values: { free: of(7, 'day'), plus: of(90, 'day'), pro: years(2), organization: text('all') },
  },
  'archive-export': {
    label: 'Archive: export',
    group: 'staff',
    explain: 'How far back the owner can export old messages as a file.',
    unit: 'day',
    values: { free: none, plus: of(30, 'day'), pro: text('all'), organization: text('all, and by API') },
  },
  'caw-filter': {
    label: "Caw's filter",
    group: 'bot',
    explain: 'The levels of sensitivity that you can choose; the amount is the highest one.',
    unit: 'level',
    values: {
      free: text('levels 1–2', 2),
      plus: text('levels 1–4', 4),
      pro: text('levels 1–5', 5),
      organization: text('levels 1–5', 5),
    },
  },
  'caw-commands': {
    label: "Caw's commands",
    group: 'bot',
    explain: 'Dice, time, reminders, scheduled messages and replies.',
    values: { free: yes, plus: yes, pro: yes, organization: yes },
  },
  'caw-games': {
    label: "Caw's games",
    group: 'bot',
    explain: 'Numrace, trivia and typerace, with their scoreboards.',
    values: { free: none, plus: yes, pro: yes, organization: yes },
  },
  'trivia-packs': {
    label: 'Own trivia packs',
    group: 'bot',
    explain: 'Questions of your own for the trivia game, from a CSV file.',
    values: { free: none, plus: none, pro: yes, organization: yes },
  },
  webhooks: {
    label: 'Webhooks',
    group: 'developers',
    explain: 'Addresses of your own servers that are told when something happens in the chat.',
    values: { free: none, plus: count(2), pro: count(10), organization: count(50) },
  },
  sdk: {
    label: 'SDK: mount and theme',
    group: 'developers',
    explain:
      'Put the chat on your page by script, open and close it, and set its theme. The events `ready` and `error` are included.',
    values: { free: yes, plus: yes, pro: yes, organization: yes },
  },
  'sdk-events': {
    label: 'SDK: events',
    group: 'developers',
    explain: 'Your page is told of new messages, unread counts, people online and the like.',
    values: { free: none, plus: yes, pro: yes, organization: yes },
  },
  'sign-in-tokens': {
    label: 'SDK: sign-in token',
    group: 'developers',
    explain:
      'People who are signed in on your site are signed in to the chat by a token that your server signs.',
    values: { free: none, plus: none, pro: yes, organization: yes },
  },
  'custom-domains': {
    label: 'Custom domains',
    group: 'developers',
    explain: 'An address of your own, such as `chat.example.org`, under which the chat is shown.',
    values: { free: none, plus: none, pro: count(1), organization: count(10) },
  },
  'single-sign-on': {
    label: 'Single sign-on',
    group: 'developers',
    explain:
      'Your own sign-in for all chats of the organization, with roles, providers and the choice to enforce it.',
    values: { free: none, plus: none, pro: none, organization: yes },
  },
  api: {
    label: 'API',
    group: 'developers',
    explain: 'Chats, messages, members and accounts from your own programs.',
    values: { free: none, plus: none, pro: none, organization: yes },
  },
  'managed-accounts': {
    label: 'Managed accounts',
    group: 'developers',
    explain: 'Accounts that your organization creates, suspends and deletes.',
    values: { free: none, plus: none, pro: none, organization: yes },
  },
  support: {
    label: 'Support answers within',
    group: 'help',
    explain:
      "How soon Rookery's team answers an owner. Community only means that other owners answer; reports to the safety team, account recovery and questions about a payment are answered on every plan.",
    values: {
      free: { text: 'community only', has: false },
      plus: text(amount(3, 'working day')),
      pro: text(amount(1, 'working day')),
      organization: text(`${amount(4, 'hour')}, around the clock`),
    },
  },
} as const satisfies Record<string, PlanFeature>;

/** Id of a row of the plan table. */
export type PlanFeatureId = keyof typeof planFeatures;

/** Ids of all rows of the plan table, in order. */
export const planFeatureIds = Object.keys(planFeatures) as PlanFeatureId[];

/** One cell of the plan table: what the plan gives of the feature. */
export function planFeature(id: PlanFeatureId, plan: PlanId): PlanValue {
  return planFeatures[id].values[plan];
}

/** The smallest plan that gives the advantage of a row: without advertisements, `plus`. */
export function smallestPlanWith(id: PlanFeatureId): PlanId {
  return planIds.find((plan) => planFeature(id, plan).has) ?? 'organization';
}

/** Whether a plan includes everything of another. */
export function planReaches(held: PlanId, needed: PlanId): boolean {
  return planIds.indexOf(held) >= planIds.indexOf(needed);
}

/** A feature too small for a row of the plan table that still needs a plan. */
export interface SmallPlanFeature {
  readonly label: string;
  /** The smallest plan that has it. */
  readonly plan: PlanId;
  /** How much of it there is, where it is counted. */
  readonly amount?: Quantity;
  /** Page of the chat settings or console where it is, by its name on the screen. */
  readonly where: string;
}

/** Features outside the plan table that begin with a certain plan. */
export const smallPlanFeatures = {
  favicon: { label: 'Favicon of your own', plan: 'plus', where: 'Page appearance' },
  'footer-links': {
    label: "Links in the footer of the chat's page",
    plan: 'plus',
    amount: settingsLimits['footer-links'],
    where: 'Page appearance',
  },
  'custom-icons': {
    label: 'Icons of your own in the icon bar',
    plan: 'plus',
    amount: settingsLimits['custom-icons'],
    where: 'Icon bar',
  },
  'auto-translate': { label: 'Translation of a message on request', plan: 'plus', where: 'Language' },
  'hold-filtered': {
    label: '**Hold for approval** as the action of the word filter',
    plan: 'plus',
    where: 'Moderation',
  },
  'co-owners': { label: 'Co-owners', plan: 'pro', amount: settingsLimits['co-owners'], where: 'Advanced' },
  'ban-list-files': { label: 'Ban list as a CSV file, in and out', plan: 'pro', where: 'Ban list' },
  'own-logo': { label: 'Own logo, or none, in the icon bar', plan: 'pro', where: 'Icon bar' },
} as const satisfies Record<string, SmallPlanFeature>;

/** Id of a feature outside the plan table. */
export type SmallPlanFeatureId = keyof typeof smallPlanFeatures;
