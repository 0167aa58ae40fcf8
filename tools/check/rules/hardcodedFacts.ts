import { limits } from '../../../src/facts/limits';
import { planFeatures, planIds, plans } from '../../../src/facts/plans';
import { formatAmount, type Quantity } from '../../../src/facts/quantity';
import { foldWords, positionAt } from '../../../src/utils/text';
import { howToAllow } from '../allow';
import { extractProse } from '../prose';
import type { PageRule } from '../rule';

/** `$9`, `95%`, `200 characters`, `24-hour`, and `200▢▢ characters` for `**200** characters` */
const numberPattern = /(?<![\w.,:/#@-])(?:\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?▢*(?:%|[\s-]+▢*[A-Za-z]+))/g;

/** Finds numbers with units. `key` is the same for all forms: "24-hour" and "24 hours" have `24 hour`. */
function findNumbers(text: string) {
  return [...text.matchAll(numberPattern)].map(({ 0: typed, index }) => {
    const words = typed.replaceAll('▢', '').replace(/\s+/g, ' ');
    const singular = words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
    return { words, index, key: singular.toLowerCase().replace(/[ -]+/g, ' ') };
  });
}

/** Finds the numbers in all forms of a fact. A line is about the fact if, for each word of its id, some word of the line starts with it. */
function toFacts(forms: readonly string[], tag: string, id = '') {
  const topic = foldWords(id).split(' ');
  return forms.flatMap(findNumbers).map(({ key }) => ({ key, tag: `\`<${tag} />\``, topic }));
}

/** `3–30 characters` is also `3 characters` and `30 characters`. */
const limitFacts = Object.entries<Quantity>(limits).flatMap(([id, { text, unit, min, max }]) => {
  const forms = [text, ...[min, max].map((end) => (end ? formatAmount(end, unit) : ''))];
  return toFacts(forms, `Limit id="${id}"`, id);
});

const priceFacts = planIds.flatMap((plan) => toFacts([plans[plan].price.text], `Price plan="${plan}"`));

/** The value `30` of "Custom emoji" can be written as `30 custom` and `30 emoji`: with the first or last word of its label. */
const planFacts = Object.entries(planFeatures).flatMap(([id, { label, cells }]) =>
  planIds.flatMap((plan) => {
    const units = ['', label.split(/[ ,]/)[0], label.split(' ').at(-1)];
    const forms = units.map((unit) => `${cells[plan].text} ${unit}`);
    return toFacts(forms, `PlanValue feature="${id}" plan="${plan}"`, id);
  }),
);

const facts = [...limitFacts, ...priceFacts, ...planFacts];

const priceAdvice = '`<Price plan="plus" />` with its plan, or compare another price with its page';

/** Numbers in text that are facts, and all prices. They would be wrong when the product changes. */
export const hardcodedFacts: PageRule = function* (page) {
  const lines = page.text.split('\n');
  for (const { text, start: proseStart, canHaveTags } of extractProse(page)) {
    for (const { words, index, key } of findNumbers(text)) {
      const start = proseStart + index;
      // Many numbers are equal by chance, so the line and the page's path together have to be about the fact.
      const context = ` ${foldWords(`${page.id} ${lines[positionAt(page.text, start).line - 1]}`)}`;
      const isAbout = (topic: readonly string[]) => topic.every((word) => context.includes(` ${word}`));
      const tags = facts.filter((fact) => fact.key === key && isAbout(fact.topic)).map(({ tag }) => tag);
      if (tags.length === 0 && !words.startsWith('$')) continue;
      const reason =
        tags.length > 0
          ? 'this number is a fact, and will be wrong here when the product changes'
          : 'prices change';
      const suggestions = [...new Set(tags)].slice(0, 5).join(' or ');
      const fix = canHaveTags
        ? `Write ${suggestions || priceAdvice}.`
        : `No tag works here, so leave out the number.${suggestions && ` It's the same as ${suggestions}.`}`;
      const message = `"${words}": ${reason}. ${fix}${howToAllow(page, words)}`;
      yield { start, message, allowableWords: words };
    }
  }
};
