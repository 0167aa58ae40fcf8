import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures, planIds, plans, yearlyPrice } from '../../src/facts/plans';
import type { Limit } from '../../src/facts/types';

/** A number of the facts. */
export interface KnownNumber {
  /** The tag that writes it: `<Limit id="poll-question" />`. */
  readonly tag: string;
  /** What the number is about, in words. */
  readonly about: string;
}

/** A number in text: "$9", "95 %", "200 characters", "24-hour". */
const typedNumber =
  /(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?:\s?(?<percent>%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

const sameUnit: Readonly<Record<string, string>> = {
  option: 'answer',
  letter: 'character',
  people: 'person',
  min: 'minute',
};

/** Returns the numbers in a text that have a unit, each with a key: "1,000 messages" has "1000 message". */
function numbersWithUnits(text: string): { words: string; index: number; key: string }[] {
  return [...text.matchAll(typedNumber)].flatMap(({ 0: match, index, groups = {} }) => {
    const { dollar, digits = '', percent } = groups;
    const unit = dollar ? 'dollar' : percent ? 'percent' : groups.unit;
    const one = unit
      ?.toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<!s)s$/, '');
    return one
      ? [
          {
            words: dollar ? `$${digits}` : match,
            index,
            key: `${Number(digits.replaceAll(',', ''))} ${sameUnit[one] ?? one}`,
          },
        ]
      : [];
  });
}

const byKey = new Map<string, Set<KnownNumber>>();

function add(text: string, tag: string, about: string): void {
  const known = { tag, about };
  for (const { key } of numbersWithUnits(text)) {
    byKey.set(key, (byKey.get(key) ?? new Set()).add(known));
  }
}

for (const [id, { label, text, unit, min, max }] of Object.entries<Limit>(limits)) {
  // The ends of "3–30 characters" are numbers, too.
  add(`${text}, ${min} ${unit}, ${max} ${unit}`, `<Limit id="${id}" />`, label);
}
for (const plan of planIds) {
  const { name } = plans[plan];
  add(`$${monthlyPrice(plan)}`, `<Price plan="${plan}" />`, `${name} a month`);
  add(`$${yearlyPrice(plan)}`, `<Price plan="${plan}" per="year" />`, `${name} a year`);
  for (const [id, { label, values }] of Object.entries(planFeatures)) {
    // A number alone is counted in what its row is about: "Channels", "Custom emoji", "Polls open at once".
    const [first = '', last = first] = [label.split(/[ ,]/)[0], label.split(' ').at(-1)];
    const { text } = values[plan];
    add(
      `${text}, ${text} ${first}, ${text} ${last}`,
      `<PlanValue feature="${id}" plan="${plan}" />`,
      `${label}, on ${name}`,
    );
  }
}

/** Returns the numbers in a text that are facts, each with the facts that have this number and unit. */
export function factsIn(text: string) {
  return numbersWithUnits(text).flatMap(({ key, ...found }) => {
    const facts = byKey.get(key);
    return facts ? [{ ...found, facts: [...facts] }] : [];
  });
}
