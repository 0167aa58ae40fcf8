import { entriesOf } from '../engine/facts';
import { stemsOf } from '../engine/tokens';
import type { FactDocument, Learned } from '../file';
import { encodePostings } from '../postings';
import { learn } from './learn';
import type { Query } from './queries';

// A word that fewer queries for a fact have can be a typo, or chance.
const minQueries = 3;

// A word with which readers ask for more facts than this says nothing about what they ask for.
const maxFacts = 120;

// How many queries a word or a pair of words has to be in to tell whether a query asks for a value.
const minExamples = { minWords: 25, minPairs: 30 };

/** Learns to tell queries that ask for a value from those that only look like it. */
export function learnAsking(table: readonly Query[]): Learned {
  return learn(
    table.map(([words, url]) => [words, url && 'value']),
    minExamples,
  );
}

/**
 * Returns the words with which readers ask for facts. Throws if a fact doesn't exist.
 * @param table what readers type, the URL of the place that says the value, and the value's label. Without them, no value
 * answers
 * @param facts the facts in the order of the index
 * @param urlOf returns the URL of a place
 */
export function wordsForFacts(
  table: readonly Query[],
  facts: readonly FactDocument[],
  urlOf: (place: number) => string,
): string[] {
  const numbers = new Map(
    facts.flatMap((fact, number) =>
      entriesOf(fact, '').map(({ label }) => [`${urlOf(fact[4])} ${label}`, number] as const),
    ),
  );
  const ownStems = facts.map(([, label, questions]) => new Set(stemsOf(`${label} ${questions}`)));
  const factsOf = new Map<string, Map<number, number>>();
  for (const [line, [words, url, label]] of table.entries()) {
    const fact = numbers.get(`${url} ${label}`);
    if (url && fact === undefined) {
      throw new Error(
        `src/search/values.tsv names a value in line ${line + 1} that doesn't exist: "${label}" at ${url}. ` +
          'If its label is another now, write that label in every line that names it.',
      );
    }
    if (fact !== undefined) {
      for (const stem of new Set(stemsOf(words))) {
        const counts = factsOf.get(stem) ?? new Map<number, number>();
        factsOf.set(stem, counts.set(fact, (counts.get(fact) ?? 0) + 1));
      }
    }
  }
  return [...factsOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([stem, counts]) => {
      if (counts.size > maxFacts) {
        return `${stem} `;
      }
      const found = [...counts]
        .filter(([number, count]) => count >= minQueries && !ownStems[number]?.has(stem))
        .map(([number]) => number)
        .sort((a, b) => a - b);
      return found.length > 0 ? `${stem} ${encodePostings(found)}` : [];
    });
}
