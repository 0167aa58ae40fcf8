import { limits } from '../../../src/facts/limits';
import { monthlyPrice, planFeatures, planIds, yearlyPrice } from '../../../src/facts/plans';
import type { Quantity } from '../../../src/facts/quantity';
import { extractProse } from '../prose';
import type { Rule } from '../site';

/** A number in text: "$9", "95 %", "200 characters", "24-hour". */
const numberPattern =
  /(?<![\w.,:/#@-])(?<dollar>\$\s?)?(?<digits>\d[\d,]*(?:\.\d+)?)(?:\s?(?<percent>%)|[\s\u00a0-]+(?<unit>[A-Za-z]+))?/g;

const unitAliases: Readonly<Record<string, string>> = {
  option: 'answer',
  letter: 'character',
  people: 'person',
  min: 'minute',
};

/** Returns the numbers with units in a text, each with a key: "1,000 messages" has "1000 message". */
function findNumbers(text: string) {
  return [...text.matchAll(numberPattern)].flatMap(({ 0: match, index, groups = {} }) => {
    const { dollar, digits = '', percent, unit = '' } = groups;
    const one = unit
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<!s)s$/, '');
    const noun = dollar ? 'dollar' : percent ? 'percent' : (unitAliases[one] ?? one);
    const words = dollar ? `$${digits}` : match;
    return noun ? [{ words, index, key: `${Number(digits.replaceAll(',', ''))} ${noun}` }] : [];
  });
}

/** The tags that write a number, by the key of the number, each with a pattern that texts about the fact match. */
const tagsByKey = new Map<string, Map<string, RegExp>>();

function addNumbers(text: string, tag: string, id = ''): void {
  const [topic = ''] = id.replace(/^chat-/, '').split('-');
  for (const { key } of findNumbers(text)) {
    tagsByKey.set(key, (tagsByKey.get(key) ?? new Map()).set(`\`${tag}\``, new RegExp(`\\b${topic}`, 'i')));
  }
}

for (const [id, { text, unit, min, max }] of Object.entries<Quantity>(limits)) {
  // The ends of "3–30 characters" are numbers, too.
  addNumbers(`${text}, ${min} ${unit}, ${max} ${unit}`, `<Limit id="${id}" />`, id);
}
for (const plan of planIds) {
  addNumbers(`$${monthlyPrice(plan)}`, `<Price plan="${plan}" />`);
  addNumbers(`$${yearlyPrice(plan)}`, `<Price plan="${plan}" per="year" />`);
  for (const [id, { label, values }] of Object.entries(planFeatures)) {
    // A number alone is counted in what its row is about: "Channels", "Custom emoji", "Polls open at once".
    const [first, last] = [label.split(/[ ,]/)[0], label.split(' ').at(-1)];
    const { text } = values[plan];
    const tag = `<PlanValue feature="${id}" plan="${plan}" />`;
    addNumbers(`${text}, ${text} ${first}, ${text} ${last}`, tag, id);
  }
}

/** Numbers in text that are facts, and all prices. They would be wrong there on the day the product changes. */
export const hardcodedFacts: Rule = function* (page) {
  for (const { text, start, isText } of extractProse(page)) {
    // Many numbers mean the same by chance, so the page or the line is also about the fact.
    const lineStart = page.text.lastIndexOf('\n', start) + 1;
    const context = `${page.id} ${page.text.slice(lineStart).split('\n', 1)}`;
    for (const { words, index, key } of findNumbers(text)) {
      const related = [...(tagsByKey.get(key) ?? [])].filter(([, topic]) => topic.test(context));
      const suggestions = related
        .slice(0, 5)
        .map(([tag]) => tag)
        .join(' or ');
      const tags =
        suggestions || (words.startsWith('$') && '`<Price plan="plus" />`, with the plan that it is about');
      const fix = isText
        ? `Write ${tags}. If it's about something else, add it to src/facts/limits.ts, or allow it on the page: \`{/* allow: ${words} because … */}\`.`
        : `No component works here, so leave out the number. It's the same as ${tags}.`;
      const message = `"${words}": this number is a fact, and will be wrong here when the product changes. ${fix}`;
      yield* tags ? [{ start: start + index, message, words }] : [];
    }
  }
};
