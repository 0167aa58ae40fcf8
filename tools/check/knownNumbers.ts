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

/** Returns what a number is remembered by: "1,000 messages" is "1000 message". */
function keyOf(digits: string, unit: string): string {
  const one = unit
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
  return `${Number(digits.replaceAll(',', ''))} ${sameUnit[one] ?? one}`;
}

const byAmount = new Map<string, KnownNumber[]>();

/** Remembers the numbers in a text, each with the unit after it: "1 minute to 7 days". */
function remember(text: string, entry: KnownNumber): void {
  for (const [, digits = '', unit = ''] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)[ -]([A-Za-z]+)/g)) {
    const key = keyOf(digits, unit);
    const others = (byAmount.get(key) ?? []).filter(({ write }) => write !== entry.write);
    byAmount.set(key, [...others, entry]);
  }
}

for (const [id, { label, text, unit, min, max }] of Object.entries<Limit>(limits)) {
  remember(`${text}, ${min} ${unit}, ${max} ${unit}`, { write: `<Limit id="${id}" />`, about: label });
}

for (const plan of planIds) {
  const { name } = plans[plan];
  const price = { write: `<Price plan="${plan}" />`, about: `${name} a month` };
  remember(`${monthlyPrice(plan)} dollars`, price);
  const yearly = { write: `<Price plan="${plan}" per="year" />`, about: `${name} a year` };
  remember(`${yearlyPrice(plan)} dollars`, yearly);
  for (const [id, { label, unit, values }] of Object.entries<PlanFeature>(planFeatures)) {
    const entry = { write: `<PlanValue feature="${id}" plan="${plan}" />`, about: `${label}, on ${name}` };
    // A number alone is counted in what its row is about: "Channels", "Custom emoji", "Polls open at once".
    const words = label.split(/[ ,]+/);
    for (const counted of [unit, words[0], words.at(-1)]) {
      remember(`${values[plan].text} ${counted}`, entry);
    }
  }
}

/** "$9", "95 %", "200 characters", "24-hour". */
const typedNumber =
  /(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?:(?<percent>\s?%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

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
    const { dollar, digits = '', percent, unit = '' } = groups;
    const facts = byAmount.get(keyOf(digits, dollar ? 'dollar' : percent ? 'percent' : unit));
    return facts ? [{ words: dollar ? `$${digits}` : match, index, facts }] : [];
  });
}
