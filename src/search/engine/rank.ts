import type { InvertedIndex } from './InvertedIndex';
import type { Term } from './query';

/** A place that answers a query. */
export interface Ranked {
  readonly place: number;
  readonly score: number;
}

/** What a place gets for containing the words of the query, for its best phrase, and for the same of its page. */
const shares = { words: 0.5, fit: 0.1, pageFit: 0.3, pageWords: 0.2 };

/** What a place gets besides if the query is its title. */
const titleBonus = 0.1;

/** What a place loses for each unit of the logarithm that it's less likely than the likeliest. */
const likelihoodShare = 0.025;

/** What is added to the inverse document frequency of a term, and what a stop word counts. */
const baseIdf = 1.5;
const stopWordShare = 0.15;

/** How closely a title or a keyword has to fit for the query to name it. A long word with a typo fits that closely. */
const minNamed = 0.8;

const maxPerPage = 3;

/** Returns the weights of the terms, which add up to 1. Rare words have more weight than frequent ones. */
function termWeights(terms: readonly Term[], index: InvertedIndex): number[] {
  const onlyStopWords = terms.every(({ stopWord }) => stopWord);
  const weights = terms.map(({ stopWord, readings }) => {
    const known = readings.find(({ stems }) => stems.every((stem) => index.hasStem(stem)));
    const idf = baseIdf + Math.max(0, ...(known?.stems ?? []).map((stem) => index.idf(stem)));
    return onlyStopWords || !stopWord ? idf : idf * stopWordShare;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Numbers of places, pages, or phrases, each with how much speaks for it. */
type Scores = Map<number, number>;

function raise(scores: Scores, at: number, value: number): void {
  if (value > (scores.get(at) ?? 0)) {
    scores.set(at, value);
  }
}

function addWeighted(scores: Scores, weight: number, values: Scores): void {
  for (const [at, value] of values) {
    scores.set(at, (scores.get(at) ?? 0) + weight * value);
  }
}

/** What the words of a query have in common with the site. */
class Matches {
  /** How much of the query a place or a page contains, 0 to 1. */
  readonly words: Scores = new Map();
  readonly pageWords: Scores = new Map();
  /** How well the best phrase of a place fits, 0 to 1. */
  readonly fits: Scores = new Map();
  /** The places whose title the query names. */
  readonly named = new Set<number>();
  private readonly covered: Scores = new Map();
  private readonly stemsOfPhrases = new Map<number, Set<string>>();

  constructor(
    terms: readonly Term[],
    weights: readonly number[],
    private readonly index: InvertedIndex,
  ) {
    for (const [at, term] of terms.entries()) {
      this.add(term, weights[at] ?? 0);
    }
    for (const [phrase, share] of this.covered) {
      const { place = 0, stems = [], isTitle = false } = index.phrases[phrase] ?? {};
      const idfOf = (sum: number, stem: string) => sum + index.idf(stem);
      const matched = [...(this.stemsOfPhrases.get(phrase) ?? [])].reduce(idfOf, 0);
      const fit = (share * matched) / stems.reduce(idfOf, 0);
      raise(this.fits, place, fit);
      if (isTitle && fit >= minNamed) {
        this.named.add(place);
      }
    }
  }

  private add({ readings }: Term, weight: number): void {
    const inPhrases: Scores = new Map();
    const inPlaces: Scores = new Map();
    const inPages: Scores = new Map();
    for (const { stems, weight: certainty } of readings) {
      for (const phrase of this.index.phrasesWithAll(stems)) {
        raise(inPhrases, phrase, certainty);
        const matched = this.stemsOfPhrases.get(phrase) ?? new Set();
        this.stemsOfPhrases.set(phrase, matched);
        for (const stem of stems) {
          matched.add(stem);
        }
      }
      for (const [place, frequency] of this.index.placesWithAll(stems)) {
        const value = (certainty * frequency) / (frequency + 1);
        raise(inPlaces, place, value);
        raise(inPages, this.index.places[place]?.page ?? 0, value);
      }
    }
    addWeighted(this.covered, weight, inPhrases);
    addWeighted(this.words, weight, inPlaces);
    addWeighted(this.pageWords, weight, inPages);
  }
}

/**
 * Returns the places that answer a query, the best first, with scores from 0 to about 1. A place is as good as its best
 * phrase, the words that it contains, its page, and what readers typed to find it.
 * @param likelihoods how likely the query leads to each place, from what readers typed
 * @param limit the maximum number of places
 */
export function rank(
  terms: readonly Term[],
  index: InvertedIndex,
  likelihoods: readonly number[],
  limit: number,
): Ranked[] {
  const weights = termWeights(terms, index);
  const { words, pageWords, fits, named } = new Matches(terms, weights, index);
  const ranked = [...pageWords].flatMap(([page, share]) => {
    const places = index.placesOfPage[page] ?? [];
    const pageFit = fits.get(places[0] ?? -1) ?? 0;
    const ofPage = shares.pageFit * pageFit + shares.pageWords * share;
    return places
      .map((place, at): Ranked => {
        const bonus = named.has(place) ? titleBonus : 0;
        const own = shares.words * (words.get(place) ?? 0) + shares.fit * (fits.get(place) ?? 0) + bonus;
        // Only a query that names the page asks for the whole page.
        const score = at === 0 && pageFit < minNamed ? ofPage : own + ofPage;
        return { place, score: score + likelihoodShare * (likelihoods[place] ?? 0) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, maxPerPage);
  });
  return ranked.sort((a, b) => b.score - a.score || a.place - b.place).slice(0, limit);
}
