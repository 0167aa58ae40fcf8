import { limits } from '../../src/facts/limits';
import {
  monthlyPrice,
  type PlanFeature,
  planFeatures,
  planIds,
  plans,
  yearlyPrice,
} from '../../src/facts/plans';
import type { Limit } from '../../src/facts/types';

/** A number of the facts and the component that writes it. */
export interface KnownNumber {
  /** What a page has instead: `<Limit id="poll-question" />`. */
  readonly write: string;
  /** What the number is about, in words. */
  readonly about: string;
}

const sameUnit: Readonly<Record<string, string>> = {
  option: 'answer',
  letter: 'character',
  people: 'person',
  min: 'minute',
};

function unitOf(word: string): string {
  const one = word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
  return sameUnit[one] ?? one;
}

/** Numbers that are typed as words. Smaller ones are often estimates: "It takes two minutes." */
const inWords: Readonly<Record<string, number>> = { seven: 7, ten: 10, fifteen: 15, thirty: 30, sixty: 60 };

function parsed(digits: string): number {
  return Number(digits.replace(/,/g, ''));
}

const byAmount = new Map<string, KnownNumber[]>();

function remember(value: number | undefined, unit: string, entry: KnownNumber): void {
  if (value !== undefined && value > 0 && unit) {
    const key = `${value} ${unitOf(unit)}`;
    const others = (byAmount.get(key) ?? []).filter(({ write }) => write !== entry.write);
    byAmount.set(key, [...others, entry]);
  }
}

/** Remembers the numbers in the words of a fact, each with the unit after it: "1 minute to 7 days". */
function rememberWords(text: string, entry: KnownNumber): void {
  for (const [, value = '', unit = ''] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)[ -]([A-Za-z]+)/g)) {
    remember(parsed(value), unit, entry);
  }
}

for (const [id, { label, text, unit, min, max }] of Object.entries<Limit>(limits)) {
  const entry = { write: `<Limit id="${id}" />`, about: label };
  // "mail a day" is counted in mails.
  const [counted = ''] = unit.split(' ');
  remember(min, counted, entry);
  remember(max, counted, entry);
  rememberWords(text, entry);
}

for (const plan of planIds) {
  const { name } = plans[plan];
  remember(monthlyPrice(plan), 'dollar', { write: `<Price plan="${plan}" />`, about: `${name} a month` });
  remember(yearlyPrice(plan), 'dollar', {
    write: `<Price plan="${plan}" per="year" />`,
    about: `${name} a year`,
  });
  for (const [id, { label, unit, values }] of Object.entries<PlanFeature>(planFeatures)) {
    const entry = { write: `<PlanValue feature="${id}" plan="${plan}" />`, about: `${label}, on ${name}` };
    const { text, amount } = values[plan];
    rememberWords(text, entry);
    // A cell that is a number alone is counted in what its row is about: "Channels", "Custom emoji", "Polls open at once".
    if (/^[\d,]+$/.test(text)) {
      const words = label.split(/[ ,]+/);
      for (const counted of new Set([unit, words[0], words.at(-1)])) {
        remember(amount, counted ?? '', entry);
      }
    }
  }
}

/**
 * "$9", "95 %", "200 characters", "24-hour", "fifteen minutes". Numbers in words count only for time: "two chats" isn't a
 * limit.
 */
const typedNumber = new RegExp(
  String.raw`(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<value>\d+(?:,\d{3})*(?:\.\d+)?|(?:${Object.keys(inWords).join('|')})(?=[ -](?:second|minute|hour|day|week|month|year)))(?:(?<percent>\s?%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?`,
  'gi',
);

/** A number in text that is the number of a fact. */
export interface FactInText {
  readonly words: string;
  /** Where it is in the text. */
  readonly index: number;
  /** The facts with this number and unit. */
  readonly facts: readonly KnownNumber[];
}

/** Returns the numbers in a text that are facts. */
export function numbersIn(text: string): FactInText[] {
  return [...text.matchAll(typedNumber)].flatMap(({ 0: match, index, groups = {} }) => {
    const { dollar, value = '', percent, unit = '' } = groups;
    const amount = inWords[value.toLowerCase()] ?? parsed(value);
    const facts = byAmount.get(`${amount} ${dollar ? 'dollar' : percent ? 'percent' : unitOf(unit)}`);
    return facts ? [{ words: dollar ? `$${value}` : match, index, facts }] : [];
  });
}
