import { anyQuery, featuresOf, letterOf, otherWord } from '../engine/emergencies';
import type { Emergencies } from '../file';
import type { Query } from './queries';

// How often the examples are learned, how fast, and how much of a weight is forgotten each time.
const rounds = 12;
const rate = 0.3;
const decay = 0.001;

// Harmless phrases that look like emergencies count as this many.
const misleading = 3;

// A pair of stems that is rarer says little.
const minPairs = 4;

/** Returns what people type who aren't in danger: what leads neither to sections that help nor to the tops of their pages. */
export function harmlessQueries(queries: readonly Query[], emergencies: readonly Query[]): string[] {
  const sections = new Set(emergencies.map(([, url]) => url));
  const pages = new Set([...sections].map((url) => url.split('#')[0]));
  return queries.filter(([, url]) => !sections.has(url) && !pages.has(url)).map(([words]) => words);
}

interface Example {
  readonly features: readonly string[];
  /** The number of its section, or 0 if it's harmless. */
  readonly section: number;
  readonly weight: number;
}

/** Shuffles a list, the same way on every computer. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let random = seed;
  return items
    .map((item) => {
      random = (random * 48271) % 2147483647;
      return { item, at: random };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Returns how much each feature speaks for a section, learned from examples: a softmax regression with AdaGrad. */
function learn(examples: readonly Example[], sections: number): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const squares = new Map<string, number[]>();
  const valuesOf = (values: Map<string, number[]>, feature: string) => {
    const found = values.get(feature) ?? Array.from({ length: sections }, () => 0);
    values.set(feature, found);
    return found;
  };
  for (let round = 1; round <= rounds; round++) {
    for (const { features, section, weight } of shuffled(examples, round)) {
      const known = features.map((feature) => valuesOf(weights, feature));
      const sums = Array.from({ length: sections }, (_, at) =>
        Math.exp(known.reduce((sum, values) => sum + (values[at] ?? 0), 0)),
      );
      const total = sums.reduce((sum, value) => sum + value, 0);
      for (const feature of features) {
        const own = valuesOf(weights, feature);
        const ownSquares = valuesOf(squares, feature);
        for (const [at, sum] of sums.entries()) {
          const error = weight * (sum / total - (at === section ? 1 : 0));
          const gradient = error + decay * (own[at] ?? 0);
          ownSquares[at] = (ownSquares[at] ?? 0) + gradient ** 2;
          own[at] = (own[at] ?? 0) - (rate * gradient) / Math.sqrt((ownSquares[at] ?? 0) + 1e-8);
        }
      }
    }
  }
  return weights;
}

/**
 * Learns to tell emergencies from harmless phrases.
 * @param table the emergencies with the sections that help, and harmless look-alikes
 * @param harmless what other people type
 */
export function learnEmergencies(table: readonly Query[], harmless: readonly string[]): Emergencies {
  const urls = [...new Set(table.map(([, url]) => url))].filter(Boolean);
  const phrases = table.map(([phrase, url]) => ({ features: featuresOf(phrase), url }));
  const counts = new Map<string, number>();
  for (const { features, url } of phrases) {
    for (const feature of features.filter((one) => url || one.includes(' '))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const isLearned = (feature: string) => (counts.get(feature) ?? 0) >= (feature.includes(' ') ? minPairs : 1);
  const toExample = (features: readonly string[], url: string, weight: number): Example => ({
    features: [
      anyQuery,
      ...features.flatMap((feature) =>
        isLearned(feature) ? feature : feature.includes(' ') ? [] : otherWord,
      ),
    ],
    section: urls.indexOf(url) + 1,
    weight,
  });
  const learned = learn(
    [
      ...phrases.map(({ features, url }) => toExample(features, url, url ? 1 : misleading)),
      ...harmless.map((phrase) => toExample(featuresOf(phrase), '', 1)),
    ],
    urls.length + 1,
  );
  return {
    sections: urls,
    weights: Object.fromEntries(
      [...learned]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([feature, [harmlessWeight = 0, ...values]]) => [
          feature,
          values.map((value) => letterOf(value - harmlessWeight)).join(''),
        ]),
    ),
  };
}
