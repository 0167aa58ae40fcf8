import { anyQuery, featuresOf, letterOf, otherWord } from '../engine/emergencies';
import type { Emergencies } from '../file';
import type { PageContent } from './extract';

// How often the examples are learned, how fast, and how much of a weight is forgotten each time.
const rounds = 12;
const rate = 0.3;
const decay = 0.001;

// Harmless phrases that look like emergencies count as this many.
const misleading = 3;

// A pair of stems that is rarer says little.
const minPairs = 4;

/** Returns the phrases of `emergencies.tsv`, each with the URL of the section that helps, or nothing if it's harmless. */
export function readEmergencies(table: string): [phrase: string, section: string][] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const [phrase = '', section = ''] = row.split('\t');
    return [phrase, section];
  });
}

/** Returns what people type who aren't in danger, from the keywords of the pages. */
function harmlessPhrases(pages: ReadonlyMap<string, PageContent>, urgent: ReadonlySet<string>): string[] {
  return [...pages].flatMap(([url, { keywords, sections, sectionKeywords }]) => {
    const others = sections.filter(({ hash }) => !urgent.has(url + hash));
    return [
      ...(others.length === sections.length ? keywords.split(',') : []),
      ...others.flatMap(({ hash }) => sectionKeywords[hash.slice(1)] ?? []),
    ];
  });
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

/** Learns to tell emergencies from harmless phrases. Throws if a section doesn't exist. */
export function learnEmergencies(
  emergencies: readonly (readonly [phrase: string, section: string])[],
  pages: ReadonlyMap<string, PageContent>,
): Emergencies {
  const urls = [...new Set(emergencies.map(([, section]) => section).filter(Boolean))];
  const unknown = urls.filter((url) => {
    const [path = '', id = ''] = url.split('#');
    return !pages.get(path)?.sections.some(({ hash }) => hash === `#${id}`);
  });
  if (unknown.length > 0) {
    throw new Error(
      `src/search/emergencies.tsv names sections that don't exist: ${unknown.join(', ')}. ` +
        'Write the URL of a page and the id of one of its headings, as /safety#danger.',
    );
  }
  const counts = new Map<string, number>();
  for (const feature of emergencies.flatMap(([phrase, section]) =>
    featuresOf(phrase).filter((one) => section || one.includes(' ')),
  )) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const isLearned = (feature: string) => (counts.get(feature) ?? 0) >= (feature.includes(' ') ? minPairs : 1);
  const toExample = (phrase: string, section: string, weight: number): Example => ({
    features: [
      anyQuery,
      ...featuresOf(phrase).flatMap((feature) =>
        isLearned(feature) ? feature : feature.includes(' ') ? [] : otherWord,
      ),
    ],
    section: urls.indexOf(section) + 1,
    weight,
  });
  const learned = learn(
    [
      ...emergencies.map(([phrase, section]) => toExample(phrase, section, section ? 1 : misleading)),
      ...harmlessPhrases(pages, new Set(urls)).map((phrase) => toExample(phrase, '', 1)),
    ],
    urls.length + 1,
  );
  return {
    sections: urls,
    weights: Object.fromEntries(
      [...learned]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([feature, [harmless = 0, ...values]]) => [
          feature,
          values.map((value) => letterOf(value - harmless)).join(''),
        ]),
    ),
  };
}
