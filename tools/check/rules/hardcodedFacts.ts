import { limits } from '../../../src/facts/limits';
import { monthlyPrice, planFeatures, planIds, yearlyPrice } from '../../../src/facts/plans';
import { formatAmount, type Quantity } from '../../../src/facts/quantity';
import { normalizeWords } from '../../../src/utils/text';
import { howToAllow } from '../allow';
import { extractProse } from '../prose';
import type { PageRule } from '../loadSite';

/** A number in text: "$9", "95%", "200 characters", "24-hour". */
const numberPattern =
  /(?<![\w.,:/#@-])(?:\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?:%|[\s\u00a0-]+[A-Za-z]+))/g;

/** Finds the numbers with units in a text. `key` is the same for all forms: "24-hour" and "24 hours" have "24 hour". */
function findNumbers(text: string) {
  return [...text.matchAll(numberPattern)].map(({ 0: words, index }) => {
    const singular = words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
    return { words, index, key: singular.toLowerCase().replace(/[\s\u00a0-]+/g, ' ') };
  });
}

/** A number of a fact: `200 character`, with the tag that shows it, and the words of its id, if a line has to be about them. */
function toFacts(text: string, tag: string, id = '') {
  return findNumbers(text).map(({ key }) => ({
    key,
    tag: `\`<${tag} />\``,
    topic: normalizeWords(id).split(' '),
  }));
}

/** "up to 30 characters", and "3 characters" and "30 characters" for "3–30 characters". */
const factsOfLimits = Object.entries<Quantity>(limits).flatMap(([id, { text, unit, min, max }]) => {
  const forms = [text, ...[min, max].map((end) => (end ? formatAmount(end, unit) : ''))];
  return forms.flatMap((form) => toFacts(form, `Limit id="${id}"`, id));
});

const factsOfPrices = planIds.flatMap((plan) => [
  ...toFacts(`$${monthlyPrice(plan)}`, `Price plan="${plan}"`),
  ...toFacts(`$${yearlyPrice(plan)}`, `Price plan="${plan}" per="year"`),
]);

/** "30", which is counted in what its row is about: "30 channels", "30 emoji" of "Custom emoji", "30 polls" and "30 once" of "Polls open at once". */
const factsOfPlans = Object.entries(planFeatures).flatMap(([id, { label, values }]) => {
  const [first, last] = [label.split(/[ ,]/)[0], label.split(' ').at(-1)];
  return planIds.flatMap((plan) => {
    const { text } = values[plan];
    const tag = `PlanValue feature="${id}" plan="${plan}"`;
    return toFacts(`${text}, ${text} ${first}, ${text} ${last}`, tag, id);
  });
});

const facts = [...factsOfLimits, ...factsOfPrices, ...factsOfPlans];

const priceAdvice = '`<Price plan="plus" />` with its plan, or compare another price with its page';

/** Numbers in text that are facts, and all prices. They would be wrong there on the day the product changes. */
export const hardcodedFacts: PageRule = function* (page) {
  for (const { text, start, canHaveTags } of extractProse(page)) {
    // Many numbers are the same by chance, so the page and the line are also about the fact.
    const lineStart = page.text.lastIndexOf('\n', start) + 1;
    const context = ` ${normalizeWords(`${page.id} ${page.text.slice(lineStart).split('\n', 1)}`)}`;
    const isAbout = (topic: readonly string[]) => topic.every((word) => context.includes(` ${word}`));
    for (const { words, index, key } of findNumbers(text)) {
      const related = facts.filter((fact) => fact.key === key && isAbout(fact.topic));
      const suggestions = [...new Set(related.map(({ tag }) => tag))].slice(0, 5).join(' or ');
      const tags = suggestions || (words.startsWith('$') && priceAdvice);
      const fix = canHaveTags
        ? `Write ${tags}.${howToAllow(page, words)}`
        : `No tag works here, so leave out the number. It's the same as ${tags}.`;
      const message = `"${words}": this number is a fact, and will be wrong here when the product changes. ${fix}`;
      if (tags) yield { start: start + index, message, matched: words };
    }
  }
};
