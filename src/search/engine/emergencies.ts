import type { Emergencies } from '../file';
import { corrections } from './spelling';
import { stemsOf } from './tokens';

/**
 * Returns what tells an emergency from other queries: stems, and pairs of neighboring stems.
 * @param correct returns a stem without its typo
 */
export function featuresOf(query: string, correct = (stem: string) => stem): string[] {
  const stems = stemsOf(query).map(correct);
  return [...new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])];
}

/** The feature of every query, and that of a word of the site that no example of an emergency contains. */
export const anyQuery = '';
export const otherWord = '*';

const zero = 'N'.charCodeAt(0);
const scale = 2;

/** Returns the letter that stands for a weight in the index, where it takes less space: `N` for 0, and `O` for 0.5. */
export function letterOf(weight: number): string {
  return String.fromCharCode(zero + Math.round(scale * weight));
}

/** Finds the sections that help someone in danger: a logistic regression. */
export class EmergencyDetector {
  private readonly weights: ReadonlyMap<string, string>;
  private readonly stems: readonly string[];

  constructor(private readonly learned: Emergencies) {
    this.weights = new Map(Object.entries(learned.weights));
    this.stems = Object.keys(learned.weights).filter((feature) => !feature.includes(' '));
  }

  /**
   * Returns the sections that could help, the likeliest first. Scores above 0 are likelier an emergency than not.
   * @param isKnown whether a stem occurs on the site, and so isn't a typo
   */
  find(
    query: string,
    isKnown: (stem: string) => boolean,
  ): { readonly url: string; readonly score: number }[] {
    const features = featuresOf(query.slice(0, 300), (stem) =>
      stem.length < 4 || isKnown(stem) || this.weights.has(stem)
        ? stem
        : (corrections(stem, this.stems, false)[0]?.word ?? stem),
    );
    if (!features.some((feature) => this.weights.has(feature))) {
      return [];
    }
    const known = features.flatMap((feature) =>
      this.weights.has(feature) ? feature : isKnown(feature) ? otherWord : [],
    );
    const scores = this.learned.sections.map((url, at) => ({
      url,
      score: [anyQuery, ...known].reduce(
        (sum, feature) => sum + ((this.weights.get(feature)?.charCodeAt(at) ?? zero) - zero) / scale,
        0,
      ),
    }));
    // What could belong to several sections is an emergency as well.
    const all = Math.log(scores.reduce((sum, { score }) => sum + Math.exp(score), 0));
    const most = Math.max(...scores.map(({ score }) => score));
    return scores
      .map(({ url, score }) => ({ url, score: score + all - most }))
      .sort((a, b) => b.score - a.score);
  }
}
