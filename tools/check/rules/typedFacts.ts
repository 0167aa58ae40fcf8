import type { Rule } from '../finding';
import { factsIn } from '../numbers';
import { proseOf } from '../prose';

/** Returns how many words of a text are in a sentence, which says how likely the sentence is about it. */
function sharedWords(text: string, sentence: string): number {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => sentence.toLowerCase().includes(word.replace(/s$/, '')))).size;
}

/** Numbers in text that are facts, and that would be wrong there on the day the product changes. */
export const typedFacts: Rule = function* (page) {
  for (const { text, start, isText } of proseOf(page)) {
    for (const { words, index, tags } of factsIn(text)) {
      tags.sort((one, other) => sharedWords(other, text) - sharedWords(one, text));
      const likely = tags.slice(0, 3).join(' or ');
      const fix = isText
        ? `Write ${likely}. If it's about something else, allow it on the page: \`{/* allow: ${words} because … */}\`.`
        : `No component works here, so leave out the number. It's the same as ${likely}.`;
      const says = `"${words}": this number is a fact, and will be wrong here when the product changes. ${fix}`;
      yield { start: start + index, says, words };
    }
  }
};
