import type { Learned } from '../file';
import { corrections } from './spelling';
import { stemsOf } from './tokens';

/**
 * Returns what tells one kind of query from another: stems, and pairs of neighboring stems. The first and the last are also
 * paired with nothing.
 * @param correct returns a stem without its typo
 */
export function featuresOf(query: string, correct = (stem: string) => stem): string[] {
  const stems = stemsOf(query).map(correct);
  const pairs = [...stems, ''].map((stem, at) => `${stems[at - 1] ?? ''} ${stem}`);
  return [...new Set([...stems, ...pairs])];
}

/** The feature of every query, and that of a word of the site that wasn't learned. */
export const anyQuery = '';
export const otherWord = '*';

/**
 * Returns how much each feature of a query counts.
 * @param anyLength whether queries can be long, and length alone mustn't decide
 */
export function strengthOf(features: readonly string[], anyLength = false): number {
  return anyLength ? 1 / Math.sqrt(features.length) : 1;
}

const zero = 'N'.charCodeAt(0);
const scale = 2;

/** Returns the letter that stands for a weight in the index, where it takes less space: `N` for 0, and `O` for 0.5. */
export function letterOf(weight: number): string {
  return String.fromCharCode(zero + Math.round(scale * weight));
}

/** Says how likely a query is to belong to each of several classes, such as kinds of emergencies: a softmax regression. */
export class Classifier {
  private readonly weights: ReadonlyMap<string, string>;
  private readonly stems: readonly string[];

  constructor(private readonly learned: Learned) {
    this.weights = new Map(Object.entries(learned.weights));
    this.stems = Object.keys(learned.weights).filter((feature) => !feature.includes(' '));
  }

  /**
   * Returns the log odds of each class against none, or nothing if no word of the query was learned.
   * @param isKnown whether a stem occurs on the site, and so isn't a typo
   */
  classify(query: string, isKnown: (stem: string) => boolean): Map<string, number> {
    const features = featuresOf(query, (stem) =>
      stem.length < 4 || isKnown(stem) || this.weights.has(stem)
        ? stem
        : (corrections(stem, this.stems, false, 1)[0]?.word ?? stem),
    );
    if (!features.some((feature) => this.weights.has(feature))) {
      return new Map();
    }
    const known = features.flatMap((feature) =>
      this.weights.has(feature) ? feature : isKnown(feature) ? otherWord : [],
    );
    const { classes, anyLength } = this.learned;
    const strength = strengthOf(features, anyLength);
    return new Map(
      classes.map((name, at) => {
        const sum = known.reduce((sum, feature) => sum + this.weightOf(feature, at), 0);
        return [name, this.weightOf(anyQuery, at) + strength * sum];
      }),
    );
  }

  private weightOf(feature: string, at: number): number {
    return ((this.weights.get(feature)?.charCodeAt(at) ?? zero) - zero) / scale;
  }
}

/** Returns the log odds of any class against none. */
export function oddsOfAny(classes: ReadonlyMap<string, number>): number {
  return Math.log([...classes.values()].reduce((sum, odds) => sum + Math.exp(odds), 0));
}
