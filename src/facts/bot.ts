import { botLimits } from './limits/bot';
import { amount, type Quantity } from './quantity';
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

/** The number of an exact amount, or the largest of a range. */
function most({ min = 0, max = min }: Quantity): number {
  return max;
}

/** The filter level of a new chat. */
export const defaultFilterLevel = most(botLimits['filter-level-default']);

/** Numrace: the first to type a hidden number wins, led by "higher" and "lower". */
export const numrace = {
  name: 'Numrace',
  plan: 'plus',
  max: botLimits['numrace-max'],
  maxDefault: botLimits['numrace-max-default'],
  time: botLimits['numrace-time'],
  guess: 'A number alone: no commas, no spaces, no words',
  ends: [
    'Somebody types the number.',
    `The time is up, after ${amount(most(botLimits['numrace-time']), 'minute')}; Caw shows the number and nobody wins.`,
    'Somebody stops it.',
  ],
} as const;

/** Categories of trivia, as typed in the command, with their names. */
export const triviaCategories = {
  general: 'General knowledge',
  science: 'Science',
  history: 'History',
  geography: 'Geography',
  music: 'Music',
  film: 'Film',
  sport: 'Sport',
  games: 'Games',
} as const satisfies Record<string, string>;

/** Trivia: Caw asks, the quicker the right answer the more points. */
export const trivia = {
  name: 'Trivia',
  plan: 'plus',
  rounds: botLimits['trivia-rounds'],
  roundsDefault: botLimits['trivia-rounds-default'],
  questionTime: botLimits['trivia-question-time'],
  hint: botLimits['trivia-hint'],
  points: botLimits['trivia-points'],
  pointsLost: botLimits['trivia-points-lost'],
  wins: 'Whoever has the most points at the end; in a tie, whoever reached them first',
  ends: ['The last question is answered or over.', 'Somebody stops it; Caw shows the points so far.'],
} as const;

/** What trivia forgives in an answer, with an example each. */
export const triviaForgives = {
  capitals: { label: 'Capitals', right: 'Lisbon', typed: 'lisbon' },
  accents: { label: 'Accents', right: 'São Paulo', typed: 'Sao Paulo' },
  punctuation: { label: 'Punctuation', right: "Schindler's List", typed: 'Schindlers List' },
  article: { label: 'An article in front', right: 'The Beatles', typed: 'Beatles' },
  slips: {
    label: `A slip: ${botLimits['trivia-slip-letters'].text}`,
    right: 'Amsterdam',
    typed: 'Amstardam',
  },
  digits: { label: 'Digits or words', right: 'Twelve', typed: '12' },
} as const satisfies Record<string, { label: string; right: string; typed: string }>;

/** Own trivia packs: a CSV file. Several alternatives stand in one field, parted by `|`. */
export const triviaPack = {
  plan: 'pro',
  rows: botLimits['trivia-pack-rows'],
  format: 'CSV in UTF-8, with this first line',
  columns: {
    question: { needed: true, holds: 'The question' },
    answer: { needed: true, holds: 'The answer that Caw shows' },
    alternatives: { needed: false, holds: 'Other right answers, parted by `|`' },
    category: { needed: false, holds: 'The word to type after `/caw trivia`; `general` when empty' },
  },
  sample: [
    'question,answer,alternatives,category',
    'Which bird builds a rookery?,Rook,The rook|Corvus frugilegus,birds',
    '"How many strings has a violin, usually?",Four,4,music',
    'Which river flows through Lisbon?,Tagus,Tejo|River Tagus,geography',
  ],
} as const satisfies {
  plan: PlanId;
  rows: unknown;
  format: string;
  columns: Record<string, { needed: boolean; holds: string }>;
  sample: readonly string[];
};

/** Typerace: the first to type the text wins. Pasting is refused. */
export const typerace = {
  name: 'Typerace',
  plan: 'plus',
  lengths: {
    easy: botLimits['typerace-words-easy'],
    medium: botLimits['typerace-words-medium'],
    hard: botLimits['typerace-words-hard'],
  },
  lengthDefault: 'medium',
  accuracy: botLimits['typerace-accuracy'],
  word: botLimits['typerace-word'],
  time: botLimits['typerace-time'],
  ends: [
    'Everybody who began has sent the text.',
    `The time is up, after ${amount(most(botLimits['typerace-time']), 'minute')}.`,
    'Somebody stops it.',
  ],
} as const;

/** What holds for every game. */
export const gameRules = {
  perChannel: botLimits['games-per-channel'],
  feathers: botLimits['game-feathers'],
  feathersDaily: botLimits['game-feathers-daily'],
  play: 'Anyone who may send messages can play; feathers go to Members and above',
  stop: 'Whoever started the game, or a Moderator',
  answers: 'Answers are messages: slow mode, mutes and approval apply to them',
} as const;

/** The five fields of a schedule, left to right. */
export const scheduleFields = {
  minute: { label: 'Minute', values: '0–59' },
  hour: { label: 'Hour', values: '0–23' },
  day: { label: 'Day of the month', values: '1–31' },
  month: { label: 'Month', values: '1–12' },
  weekday: { label: 'Day of the week', values: '0–6, where 0 is Sunday' },
} as const satisfies Record<string, { label: string; values: string }>;

/** The marks that a field of a schedule takes beside a number. */
export const scheduleMarks = {
  '*': 'every one',
  ',': 'a list: `1,15`',
  '-': 'from … to: `1-5`',
  '/': 'every so many: `*/2`',
} as const satisfies Record<string, string>;

/** Ten everyday schedules: the five fields and what they mean. */
export const scheduleExamples = [
  { fields: '0 9 * * 1', means: 'Mondays at 09:00' },
  { fields: '0 9 * * 1-5', means: 'Monday to Friday at 09:00' },
  { fields: '30 18 * * *', means: 'every day at 18:30' },
  { fields: '0 20 * * 5', means: 'Fridays at 20:00' },
  { fields: '0 10 * * 0,6', means: 'Saturdays and Sundays at 10:00' },
  { fields: '0 * * * *', means: 'every hour, on the hour' },
  { fields: '0 8-20/2 * * *', means: 'every 2 hours from 08:00 to 20:00' },
  { fields: '0 12 1 * *', means: 'on the 1st of each month at 12:00' },
  { fields: '0 19 1,15 * *', means: 'on the 1st and the 15th of each month at 19:00' },
  { fields: '0 0 1 1 *', means: 'on 1 January at 00:00' },
] as const satisfies readonly { fields: string; means: string }[];

/** How scheduled messages behave. */
export const schedules = {
  most: botLimits['scheduled-messages'],
  timeZone: 'The time zone of whoever set the schedule; summer time included',
} as const;

/** What a reply trigger matches and what it does not, for the trigger `rules`. */
export const replyMatching = {
  rule: `A whole word or phrase, capitals or not, ${botLimits['reply-pause'].text} in a channel`,
  trigger: 'rules',
  cases: [
    { message: 'Where are the rules?', matches: true, why: 'the whole word' },
    { message: 'RULES!', matches: true, why: 'capitals do not matter' },
    { message: 'I wrote a ruleset', matches: false, why: 'only part of a word' },
    { message: 'rules again, a moment later', matches: false, why: 'Caw answered a moment ago' },
  ],
} as const;

/** What Caw never does. Sentences. */
export const cawNever = [
  'Caw never gives or takes a rank on its own.',
  'Caw never asks for a password, a code or a staff key.',
  'Caw never reads direct messages.',
] as const;
