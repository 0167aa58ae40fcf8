import { anyQuery, featuresOf, letterOf, otherWord, strengthOf } from '../engine/Classifier';
import type { Learned } from '../file';

// How often the examples are learned, how fast, and how much of a weight is forgotten each time.
const rounds = 12;
const rate = 0.3;
const decay = 0.001;

interface Example {
  /** What counts how much. */
  readonly features: readonly (readonly [feature: string, strength: number])[];
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

/** How much a feature speaks for each class, and the sum of its squared gradients. */
interface Learning {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
}

/** Returns how much each feature speaks for a class: a softmax regression with AdaGrad. */
function weightsFor(examples: readonly Example[], classes: number): Map<string, Learning> {
  const learning = new Map<string, Learning>();
  const learningOf = (feature: string): Learning => {
    const own = learning.get(feature) ?? {
      weights: new Float64Array(classes),
      squares: new Float64Array(classes),
    };
    learning.set(feature, own);
    return own;
  };
  // This is a large part of a build, so features are looked up once, and the inner loops make no objects.
  const prepared = examples.map(({ features, ...example }) => ({
    ...example,
    features: features.map(([feature, strength]) => ({ strength, ...learningOf(feature) })),
  }));
  const odds = new Float64Array(classes);
  for (let round = 1; round <= rounds; round++) {
    for (const { features, class: own, weight } of shuffled(prepared, round)) {
      for (let at = 0; at < classes; at++) {
        let sum = 0;
        for (const { strength, weights } of features) {
          sum += strength * (weights[at] ?? 0);
        }
        odds[at] = Math.exp(sum);
      }
      const total = odds.reduce((sum, value) => sum + value, 0);
      for (const { strength, weights, squares } of features) {
        for (let at = 0; at < classes; at++) {
          const error = weight * ((odds[at] ?? 0) / total - (at === own ? 1 : 0));
          const old = weights[at] ?? 0;
          const gradient = strength * error + decay * old;
          const square = (squares[at] ?? 0) + gradient ** 2;
          squares[at] = square;
          weights[at] = old - (rate * gradient) / Math.sqrt(square + 1e-8);
        }
      }
    }
  }
  return learning;
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
  /** Whether queries can be long. Each feature of a long one counts less. */
  readonly anyLength?: boolean;
  /** Whether weights are rounded to even numbers, which takes less space. */
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
    anyLength = false,
    rounded = false,
  }: Options,
): Learned {
  const classes = [...new Set(table.map(([, name]) => name))].filter(Boolean);
  const phrases = table.map(([phrase, name]) => ({ features: featuresOf(phrase), name }));
  const otherFeatures = others.map((phrase) => featuresOf(phrase));
  const counts = new Map<string, number>();
  for (const { features, name } of phrases) {
    // A word of one misleading query alone would say too much.
    for (const feature of features.filter((one) => name || minWords > 1 || one.includes(' '))) {
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
    }
  }
  const learnWith = (known: ReadonlySet<string>) => {
    const toExample = (features: readonly string[], name: string, weight: number): Example => {
      const strength = strengthOf(features, anyLength);
      const counting = features.flatMap((feature) =>
        known.has(feature) ? feature : feature.includes(' ') ? [] : otherWord,
      );
      return {
        features: [[anyQuery, 1], ...counting.map((feature) => [feature, strength] as const)],
        class: classes.indexOf(name) + 1,
        weight,
      };
    };
    const learning = weightsFor(
      [
        ...phrases.map(({ features, name }) => toExample(features, name, name ? 1 : misleading)),
        ...otherFeatures.map((features) => toExample(features, '', 1)),
      ],
      classes.length + 1,
    );
    return [...learning].map(
      ([
        feature,
        {
          weights: [none = 0, ...values],
        },
      ]) => [feature, values.map((value) => value - none)] as const,
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
  const toLetter = (feature: string, weight: number) =>
    // Many words share these two, so rounding them would change long queries a lot.
    letterOf(rounded && feature !== anyQuery && feature !== otherWord ? 2 * Math.round(weight / 2) : weight);
  return {
    classes,
    ...(anyLength && { anyLength }),
    weights: Object.fromEntries(
      learned
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([feature, weights]) => [feature, weights.map((weight) => toLetter(feature, weight)).join('')]),
    ),
  };
}
