import type { Emergencies } from '../file';
import { corrections } from './spelling';
import { stemOf, stemsOf } from './tokens';

// Words that are interchangeable in a cry for help. Each is counted as the first of its line.
const kinds = new Map(
  [
    'he she they someone somebody guy man woman user member person people stranger boy who ex friend hes shes one',
    'my our his her their',
    'me us him them',
    'i im we ive',
    'child children kid son daughter girl sister brother teen teenager minor student pupil',
    'say says said tell tells told write writes wrote text texts',
    'want wants wanna ask asks asked demand demands need needs',
    'myself himself herself themselves',
    'kill murder stab shoot',
  ].flatMap((words) => {
    const [first = '', ...others] = words.split(' ').map(stemOf);
    return others.map((other) => [other, first] as const);
  }),
);

/**
 * Returns what tells an emergency from other queries: stems, and pairs of neighboring stems.
 * @param correct returns a stem without its typo
 */
export function featuresOf(query: string, correct = (stem: string) => stem): string[] {
  const stems = stemsOf(query).map((own) => {
    const stem = correct(own);
    return kinds.get(stem) ?? stem;
  });
  return [...new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])];
}

// How much speaks against an emergency before a word is read. A false alarm does less harm than a missed emergency.
const threshold = 5;

/** What a word of the site speaks against an emergency if no example has it, and the most that a word counts. */
const otherWord = -2.5;
const maxWeight = 4;

// What a pair of words counts, whose words count on their own, too.
const pairShare = 0.5;

// How many phrases from all emergencies are added to those of a section, and how many harmless ones to the counted.
const borrowed = 10;
const addedHarmless = 4;

/** Finds the sections that help someone in danger: a naive Bayes classifier. */
export class EmergencyDetector {
  private readonly features: ReadonlyMap<string, readonly number[]>;
  private readonly stems: readonly string[];
  private readonly all: number;

  constructor(private readonly known: Emergencies) {
    this.features = new Map(Object.entries(known.features));
    this.stems = Object.keys(known.features).filter((feature) => !feature.includes(' '));
    this.all = known.sections.reduce((sum, [, phrases]) => sum + phrases, 0);
  }

  /**
   * Returns the sections that could help, the likeliest first. In an emergency, the scores are above 0.
   * @param isKnown whether a stem occurs on the site, and so isn't a typo
   */
  find(
    query: string,
    isKnown: (stem: string) => boolean,
  ): { readonly url: string; readonly score: number }[] {
    const features = featuresOf(query.slice(0, 300), (stem) =>
      stem.length < 4 || isKnown(stem) || this.features.has(stem)
        ? stem
        : (corrections(stem, this.stems, false)[0]?.word ?? stem),
    );
    return this.known.sections
      .map(([url, phrases], section) => {
        const weights = features.map((feature) => {
          const counts = this.features.get(feature);
          const weight = counts ? this.weight(counts, section, phrases) : isKnown(feature) ? otherWord : 0;
          return feature.includes(' ') ? weight * pairShare : weight;
        });
        // Otherwise, the section with the most phrases would answer queries of unknown words.
        const hasEvidence = weights.some((weight) => weight > 0);
        const prior = Math.log(phrases) - threshold;
        return {
          url,
          score: hasEvidence ? weights.reduce((sum, weight) => sum + weight, prior) : -threshold,
        };
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Returns how much likelier a feature is in the phrases of a section than in harmless ones, as a logarithm. */
  private weight([harmless = 0, ...counts]: readonly number[], section: number, phrases: number): number {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const anywhere = (total + 0.5) / (this.all + 2);
    const here = ((counts[section] ?? 0) + borrowed * anywhere) / (phrases + borrowed);
    const weight = Math.log((here * (this.known.harmless + 2)) / (harmless + addedHarmless));
    return Math.max(-maxWeight, Math.min(maxWeight, weight));
  }
}
