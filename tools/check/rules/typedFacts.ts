import type { Rule } from '../finding';
import { factsIn, type KnownNumber } from '../numbers';
import { proseOf } from '../prose';

/** Returns how much a fact has to do with a sentence: the words that they share. */
function likeness({ tag, about }: KnownNumber, sentence: string): number {
  const words = `${about} ${tag}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => sentence.toLowerCase().includes(word.replace(/s$/, '')))).size;
}

/** Numbers in text that are facts, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = function* (page) {
  for (const { text, start, isText } of proseOf(page)) {
    for (const { words, index, facts } of factsIn(text)) {
      const likely = facts
        .sort((one, other) => likeness(other, text) - likeness(one, text))
        .slice(0, 3)
        .map(({ tag, about }) => `\`${tag}\` (${about})`)
        .join(' or ');
      const fix = isText
        ? `Write ${likely}. If it's about something else, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`
        : `No component works here, so leave out the number. It's the same as ${likely}.`;
      const says = `"${words}": this number is a fact, and will be wrong here when the product changes. ${fix}`;
      yield { start: start + index, says, words };
    }
  }
};
