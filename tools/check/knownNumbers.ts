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
  choice: 'answer',
  letter: 'character',
  char: 'character',
  pixel: 'px',
  people: 'person',
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  kilobyte: 'KB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
};

function unitOf(word: string): string {
  if (/^[kmgt]b$/i.test(word)) {
    return word.toUpperCase();
  }
  const one = word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
  return sameUnit[one] ?? one;
}

/** Returns a number in text: "1,000" is 1000. */
export function numberIn(text: string): number {
  return Number(text.replace(/,/g, ''));
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
    remember(numberIn(value), unit, entry);
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

/** Returns the facts with a number, in a unit as in text. */
export function knownNumbers(value: number, unit: string): readonly KnownNumber[] {
  return byAmount.get(`${value} ${unitOf(unit)}`) ?? [];
}
