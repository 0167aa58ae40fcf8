import { limits } from '../../src/facts/limits';
import { monthlyPrice, planFeatures, planIds, plans, yearlyPrice } from '../../src/facts/plans';
import type { Limit } from '../../src/facts/types';

/** A number in text: "$9", "95 %", "200 characters", "24-hour". */
const typedNumber =
  /(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?:\s?(?<percent>%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

const sameUnit: Readonly<Record<string, string>> = {
  option: 'answer',
  letter: 'character',
  people: 'person',
  min: 'minute',
};

/** Returns the numbers in a text, each with a key: "1,000 messages" has "1000 message". */
function numbersIn(text: string) {
  return [...text.matchAll(typedNumber)].map(({ 0: match, index, groups = {} }) => {
    const { dollar, digits = '', percent, unit = '' } = groups;
    const one = unit
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<!s)s$/, '');
    const noun = dollar ? 'dollar' : percent ? 'percent' : (sameUnit[one] ?? one);
    const words = dollar ? `$${digits}` : match;
    return { words, index, key: `${Number(digits.replaceAll(',', ''))} ${noun}` };
  });
}

/** The tags that write a number, each with what it is about, by the key of the number. */
const tagsByKey = new Map<string, Set<string>>();

function add(text: string, tag: string, about: string): void {
  for (const { key } of numbersIn(text)) {
    tagsByKey.set(key, (tagsByKey.get(key) ?? new Set()).add(`\`${tag}\` (${about})`));
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
    const [first, last] = [label.split(/[ ,]/)[0], label.split(' ').at(-1)];
    const { text } = values[plan];
    add(
      `${text}, ${text} ${first}, ${text} ${last}`,
      `<PlanValue feature="${id}" plan="${plan}" />`,
      `${label}, on ${name}`,
    );
  }
}

/** Returns the numbers with units in a text that are facts, and the tags that write them. */
export function factsIn(text: string) {
  return numbersIn(text).flatMap(({ key, ...found }) => {
    const tags = key.endsWith(' ') ? undefined : tagsByKey.get(key);
    return tags ? [{ ...found, tags: [...tags] }] : [];
  });
}
