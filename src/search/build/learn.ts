import { anyQuery, featuresOf, letterOf, otherWord } from '../engine/Classifier';
import type { Learned } from '../file';

// How often the examples are learned, how fast, and how much of a weight is forgotten each time.
const rounds = 12;
const rate = 0.3;
const decay = 0.001;

interface Example {
  readonly features: readonly string[];
  /** The number of its class, or 0 if it has none. */
  readonly class: number;
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

/** Returns how much each feature speaks for a class: a softmax regression with AdaGrad. */
function weightsFor(examples: readonly Example[], classes: number): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const squares = new Map<string, number[]>();
  const valuesOf = (values: Map<string, number[]>, feature: string) => {
    const found = values.get(feature) ?? Array.from({ length: classes }, () => 0);
    values.set(feature, found);
    return found;
  };
  for (let round = 1; round <= rounds; round++) {
    for (const { features, class: own, weight } of shuffled(examples, round)) {
      const known = features.map((feature) => valuesOf(weights, feature));
      const sums = Array.from({ length: classes }, (_, at) =>
        Math.exp(known.reduce((sum, values) => sum + (values[at] ?? 0), 0)),
      );
      const total = sums.reduce((sum, value) => sum + value, 0);
      for (const feature of features) {
        const values = valuesOf(weights, feature);
        const ownSquares = valuesOf(squares, feature);
        for (const [at, sum] of sums.entries()) {
          const error = weight * (sum / total - (at === own ? 1 : 0));
          const gradient = error + decay * (values[at] ?? 0);
          ownSquares[at] = (ownSquares[at] ?? 0) + gradient ** 2;
          values[at] = (values[at] ?? 0) - (rate * gradient) / Math.sqrt((ownSquares[at] ?? 0) + 1e-8);
        }
      }
    }
  }
  return weights;
}

interface Options {
  /** What other people type. */
  readonly others?: readonly string[];
  /** How many examples have to have a word, and a pair of words, before it counts. */
  readonly minWords?: number;
  readonly minPairs?: number;
  /** Whether the pairs of the first word and the last one with nothing count. */
  readonly ends?: boolean;
  /** How much a misleading query counts. */
  readonly misleading?: number;
  /** At most this many words and pairs count: those that say most. */
  readonly maxFeatures?: number;
  /** Whether weights are rounded to whole numbers, which takes less space. */
  readonly rounded?: boolean;
}

/** A query and the name of its class, or an empty string if it has none. */
export type ClassExample = readonly [query: string, name: string];

/**
 * Learns what tells classes of queries apart.
 * @param table queries of each class, and misleading ones that have none
 */
export function learn(
  table: readonly ClassExample[],
  {
    others = [],
    minWords = 1,
    minPairs = 4,
    misleading = 1,
    ends = false,
    maxFeatures,
    rounded = false,
  }: Options,
): Learned {
  const classes = [...new Set(table.map(([, name]) => name))].filter(Boolean);
  const phrases = table.map(([phrase, name]) => ({ features: featuresOf(phrase), name }));
  const counts = new Map<string, number>();
  for (const { features, name } of phrases) {
    // A word of one misleading query alone would say too much.
    for (const feature of features.filter((one) => name || minWords > 1 || one.includes(' '))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const learnWith = (known: ReadonlySet<string>) => {
    const toExample = (features: readonly string[], name: string, weight: number): Example => ({
      features: [
        anyQuery,
        ...features.flatMap((feature) =>
          known.has(feature) ? feature : feature.includes(' ') ? [] : otherWord,
        ),
      ],
      class: classes.indexOf(name) + 1,
      weight,
    });
    const weights = weightsFor(
      [
        ...phrases.map(({ features, name }) => toExample(features, name, name ? 1 : misleading)),
        ...others.map((phrase) => toExample(featuresOf(phrase), '', 1)),
      ],
      classes.length + 1,
    );
    return [...weights].map(
      ([feature, [none = 0, ...values]]) => [feature, values.map((value) => value - none)] as const,
    );
  };
  const frequent = [...counts].filter(
    ([feature, count]) =>
      count >= (feature.includes(' ') ? minPairs : minWords) && (ends || feature === feature.trim()),
  );
  let learned = learnWith(new Set(frequent.map(([feature]) => feature)));
  if (maxFeatures) {
    const says = (feature: string, weights: readonly number[]) =>
      Math.sqrt(counts.get(feature) ?? 0) * (Math.max(0, ...weights) - Math.min(0, ...weights));
    const best = learned
      .map(([feature, weights]) => ({ feature, says: says(feature, weights) }))
      .sort((a, b) => b.says - a.says)
      .slice(0, maxFeatures);
    learned = learnWith(new Set(best.map(({ feature }) => feature)));
  }
  return {
    classes,
    weights: Object.fromEntries(
      learned
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([feature, weights]) => [
          feature,
          weights.map((weight) => letterOf(rounded ? Math.round(weight) : weight)).join(''),
        ]),
    ),
  };
}
