import { type KnownNumber, numbersIn } from '../knownNumbers';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

/** Returns how much a fact has to do with a sentence: the words that they share. */
function likeness({ write, about }: KnownNumber, sentence: string): number {
  const words = `${about} ${write}`.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => sentence.toLowerCase().includes(word.replace(/s$/, '')))).size;
}

/** Numbers in text that are facts, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = function* (page) {
  for (const { text, start, place } of proseOf(page).filter((each) => each.place !== 'speech')) {
    for (const { words, index, facts } of numbersIn(text)) {
      const likely = facts
        .toSorted((one, other) => likeness(other, text) - likeness(one, text))
        .slice(0, 3)
        .map(({ write, about }) => `\`${write}\` (${about})`)
        .join(' or ');
      const cure =
        place === 'text'
          ? `Write ${likely}. If it's about something else, allow it above the paragraph: \`{/* allow: ${words} because … */}\`.`
          : `No component works here, so leave out the number. It's the same as ${likely}.`;
      const says = `"${words}": this number is a fact, and will be wrong here when the product changes. ${cure}`;
      yield { start: start + index, says, words };
    }
  }
};
