import { synonyms } from '../synonyms';
import type { SearchIndex } from './SearchIndex';
import { corrections } from './spelling';
import { isSmall, partsOf, stemOf, wordsOf } from './words';

/** What a word of the query may stand for: stems that must all be there, and how surely this is what was meant. */
interface Reading {
  readonly stems: readonly string[];
  /** 1 for the reader's own word, less for a guess. */
  readonly weight: number;
}

/** A word of the query with all that it may stand for. */
export interface Term {
  readonly word: string;
  /** A word that says how something is asked, not what about. */
  readonly small: boolean;
  readonly readings: readonly Reading[];
}

/** What is read of a query: more would cost time and tell nothing. */
const maxCharacters = 300;
const maxWords = 24;
const maxWordLength = 40;
const maxCompletions = 24;
const maxCorrections = 6;

/** How sure each kind of guess is. */
const weights = { part: 0.7, compound: 1, completion: 0.75, typo: 0.65, synonym: 0.5 };

const synonymGroups = synonyms.map((group) =>
  group.map((member) => wordsOf(member).map(({ text }) => stemOf(text))),
);

/** The words of the site that begin like this one, at most as many as are worth looking at. */
function completions(beginning: string, vocabulary: readonly string[]): string[] {
  let from = 0;
  let to = vocabulary.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((vocabulary[middle] ?? '') < beginning) {
      from = middle + 1;
    } else {
      to = middle;
    }
  }
  const found: string[] = [];
  for (let at = from; at < vocabulary.length && found.length < maxCompletions; at++) {
    const word = vocabulary[at] ?? '';
    if (!word.startsWith(beginning)) {
      break;
    }
    found.push(word);
  }
  return found;
}

/** Two words of the site that make up this one: `slow` and `mode` for "slowmode". */
function split(word: string, index: SearchIndex): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const first = word.slice(0, at);
    const second = word.slice(at);
    if (index.has(first) && index.has(second) && !isSmall(first) && !isSmall(second)) {
      return [first, second];
    }
  }
  return undefined;
}

function readingsOfWord(word: string, unfinished: boolean, index: SearchIndex): Reading[] {
  const readings: Reading[] = [{ stems: [stemOf(word)], weight: 1 }];
  const parts = partsOf(word);
  if (parts.length > 0) {
    readings.push({ stems: parts.map(stemOf), weight: weights.part });
  }
  const pair = split(word, index);
  if (pair) {
    readings.push({ stems: pair.map(stemOf), weight: weights.compound });
  }
  const longer = unfinished ? completions(word, index.vocabulary) : [];
  for (const completion of longer) {
    readings.push({
      stems: [stemOf(completion)],
      weight: weights.completion * (word.length / completion.length) ** 0.3,
    });
  }
  const known = index.has(word) || index.naming.has(stemOf(word)) || index.prose.has(stemOf(word));
  if (!known && longer.length === 0 && !pair) {
    for (const { word: meant, distance } of corrections(word, index.vocabulary, unfinished).slice(
      0,
      maxCorrections,
    )) {
      readings.push({ stems: [stemOf(meant)], weight: weights.typo ** distance });
    }
  }
  return readings;
}

/**
 * The synonyms for words of the query, by the position of the words. Words that a correction stands for count like
 * typed ones.
 */
function addSynonyms(terms: { readings: Reading[] }[]): void {
  const own = terms.map(({ readings }) => readings.filter(({ stems }) => stems.length === 1));
  for (const group of synonymGroups) {
    for (const member of group) {
      for (let at = 0; at + member.length <= terms.length; at++) {
        const certainty = member.map((stem, offset) =>
          Math.max(
            0,
            ...(own[at + offset] ?? []).filter(({ stems }) => stems[0] === stem).map(({ weight }) => weight),
          ),
        );
        const least = Math.min(...certainty);
        if (least < 0.5) {
          continue;
        }
        for (const other of group) {
          if (other !== member) {
            for (let offset = 0; offset < member.length; offset++) {
              terms[at + offset]?.readings.push({ stems: other, weight: weights.synonym * least });
            }
          }
        }
      }
    }
  }
}

/**
 * Reads a query as a reader means it: forms of a word, unfinished words, typos, compounds
 * written apart or together, and synonyms.
 * @param input what the reader typed, of any length
 */
export function readQuery(input: string, index: SearchIndex): Term[] {
  const text = input.slice(0, maxCharacters);
  const words = wordsOf(text)
    .slice(0, maxWords)
    .map(({ text: word }) => word.slice(0, maxWordLength));
  const unfinished = /[\p{L}\p{N}]$/u.test(text);
  const terms = words.map((word, at) => ({
    word,
    small: isSmall(word),
    readings: readingsOfWord(word, unfinished && at === words.length - 1, index),
  }));
  for (let at = 0; at + 1 < terms.length; at++) {
    const joined = (words[at] ?? '') + (words[at + 1] ?? '');
    if (index.has(joined)) {
      terms[at]?.readings.push({ stems: [stemOf(joined)], weight: weights.compound });
      terms[at + 1]?.readings.push({ stems: [stemOf(joined)], weight: weights.compound });
    }
  }
  addSynonyms(terms);
  return terms;
}
