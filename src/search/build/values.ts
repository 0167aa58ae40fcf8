import { Counts } from '../engine/Counts';
import type { Entry } from '../engine/facts';
import { stemsOf } from '../engine/tokens';
import type { Learned } from '../file';
import { learn } from './learn';
import type { Query } from './queries';

// How much a word has to say about a fact to be worth its byte in the index. Without stop words, which tell "how many" from
// "how long", fewer questions are answered.
const minWeight = 9;

// A word or a pair of words counts if it's in this many queries. Of those, the ones that say most are kept.
const kindOptions = { minWords: 8, minPairs: 12, ends: true, maxFeatures: 950 };

/**
 * Returns the stems that readers ask for facts with, besides those of their labels, and for which facts.
 * @param questions what readers type, each with the number of the fact that it asks for
 */
function wordsFor(
  questions: readonly (readonly [query: string, fact: number])[],
  facts: readonly (readonly Entry[])[],
): Map<string, number[]> {
  const counts = new Counts();
  for (const [query, fact] of questions) {
    for (const stem of new Set(stemsOf(query))) {
      counts.add(stem, fact);
    }
  }
  const labels = facts.map((entries) => new Set(entries.flatMap(({ stems }) => stems)));
  return new Map(
    [...counts.of].map(([stem, own]) => {
      const share = counts.shareOf(stem);
      const best = [...own]
        .filter(([fact]) => !labels[fact]?.has(stem))
        .filter(
          ([fact, count]) => count * Math.log(1 + count / (share * (counts.totals[fact] ?? 0))) > minWeight,
        );
      return [stem, best.map(([fact]) => fact).sort((a, b) => a - b)];
    }),
  );
}

/**
 * Learns how readers ask for facts. Throws if a fact doesn't exist.
 * @param table what readers type, the URL of the place that says the value, and the value's label. Without them, no value
 * answers
 * @param facts the entries of each fact, in the order of the index
 * @param urlOf returns the URL of a place
 * @param others what readers type to find a page, which hardly ever asks for a value
 */
export function learnFacts(
  table: readonly Query[],
  facts: readonly (readonly Entry[])[],
  urlOf: (place: number) => string,
  others: readonly string[],
): { readonly words: ReadonlyMap<string, readonly number[]>; readonly kinds: Learned } {
  const known = new Map(
    facts.flatMap((entries, fact) =>
      entries.map(({ label, kind, place }) => [`${urlOf(place)} ${label}`, { fact, kind }] as const),
    ),
  );
  const questions = table.map(([query, url, label], line) => {
    const asked = known.get(`${url} ${label}`);
    if (url && !asked) {
      throw new Error(
        `src/search/values.tsv names a value in line ${line + 1} that doesn't exist: "${label}" at ${url}. ` +
          'If its label is another now, write that label in every line that names it.',
      );
    }
    return { query, ...asked };
  });
  return {
    words: wordsFor(
      questions.flatMap(({ query, fact }) => (fact === undefined ? [] : [[query, fact] as const])),
      facts,
    ),
    kinds: learn(
      questions.map(({ query, kind = '' }) => [query, kind]),
      { ...kindOptions, others },
    ),
  };
}
