import type { InvertedIndex } from './InvertedIndex';
import type { Term } from './query';

/** A place that answers a query. */
export interface Ranked {
  readonly place: number;
  readonly score: number;
}

/** The parameters of the ranking, chosen by cross-validation on several sets of queries (`npm run bench:search`). */
const tuning = {
  /** What a place gets for its best phrase, for containing the words of the query, and what it gets from its page. */
  fit: 0.3,
  words: 1.3,
  pageFit: 1.2,
  pageWords: 0.6,
  /** How much of a phrase's fit is for covering the query. The rest is for having no other words. */
  recall: 0.3,
  /** What a keyword counts, compared to a title. */
  keyword: 0.8,
  /** What a word counts in the text, compared to one in a title or keyword, and the frequency for half of that. */
  text: 0.9,
  half: 2,
  /** What the top of a page counts, compared to a section. */
  top: 0.25,
  /** How closely a page's title or keyword has to fit for the query to name the page. */
  namesPage: 0.95,
  /** What a table gets for its rows. */
  rows: 0.5,
  /** What is added to the inverse document frequency of a term, and what a stop word counts. */
  baseIdf: 1.5,
  stopWord: 0.3,
  /** How much more the section about problems counts if the query describes one. */
  symptom: 1.15,
  perPage: 3,
};

/** Words of someone who describes a problem. */
export const symptoms = new Set(
  (
    'aint arent broken cannot cant couldnt didnt disappeared doesnt dont error fails gone gray greyed isnt keeps missing ' +
    'never not nothing stopped stuck suddenly trouble vanished wasnt wont wrong'
  ).split(' '),
);

/** Returns the weights of the terms, which add up to 1. Rare words have more weight than frequent ones. */
function termWeights(terms: readonly Term[], index: InvertedIndex): number[] {
  const onlyStopWords = terms.every(({ stopWord }) => stopWord);
  const weights = terms.map(({ stopWord, readings }) => {
    const known = readings.find(({ stems }) => stems.every((stem) => index.hasStem(stem)));
    const idf = tuning.baseIdf + Math.max(0, ...(known?.stems ?? []).map((stem) => index.idf(stem)));
    return onlyStopWords || !stopWord ? idf : idf * tuning.stopWord;
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
  private readonly covered: Scores = new Map();
  private readonly stemsOfPhrases = new Map<number, Set<string>>();

  constructor(
    terms: readonly Term[],
    private readonly index: InvertedIndex,
  ) {
    const weights = termWeights(terms, index);
    for (const [at, term] of terms.entries()) {
      this.add(term, weights[at] ?? 0);
    }
    for (const [phrase, share] of this.covered) {
      const { place = 0, isTitle = false, stems = [] } = index.phrases[phrase] ?? {};
      const idfOf = (sum: number, stem: string) => sum + index.idf(stem);
      const matched = [...(this.stemsOfPhrases.get(phrase) ?? [])].reduce(idfOf, 0);
      const precision = matched / stems.reduce(idfOf, 0);
      const fit = share * (tuning.recall + (1 - tuning.recall) * precision);
      raise(this.fits, place, isTitle ? fit : fit * tuning.keyword);
    }
  }

  private add({ readings }: Term, weight: number): void {
    const { places, phrases } = this.index;
    const inPhrases: Scores = new Map();
    const inPlaces: Scores = new Map();
    for (const { stems, weight: certainty } of readings) {
      for (const phrase of this.index.phrasesWithAll(stems)) {
        raise(inPhrases, phrase, certainty);
        const matched = this.stemsOfPhrases.get(phrase) ?? new Set();
        this.stemsOfPhrases.set(phrase, matched);
        for (const stem of stems) {
          matched.add(stem);
        }
      }
      for (const [place, frequency] of this.index.textsWithAll(stems)) {
        raise(inPlaces, place, (certainty * tuning.text * frequency) / (frequency + tuning.half));
      }
    }
    for (const [phrase, certainty] of inPhrases) {
      const { place = 0, isTitle = false } = phrases[phrase] ?? {};
      raise(inPlaces, place, isTitle ? certainty : certainty * tuning.keyword);
    }
    const inPages: Scores = new Map();
    for (const [place, value] of [...inPlaces]) {
      const { page = 0, parent } = places[place] ?? {};
      raise(inPages, page, value);
      if (parent !== undefined) {
        raise(inPlaces, parent, tuning.rows * value);
      }
    }
    addWeighted(this.covered, weight, inPhrases);
    addWeighted(this.words, weight, inPlaces);
    addWeighted(this.pageWords, weight, inPages);
  }
}

/**
 * Returns the places that answer a query, the best first, with scores from 0 to about 1. A place is as good as its best
 * phrase, the words that it contains, and its page.
 * @param limit the maximum number of places
 */
export function rank(terms: readonly Term[], index: InvertedIndex, limit: number): Ranked[] {
  const { words, pageWords, fits } = new Matches(terms, index);
  const isSymptom = terms.some(({ word }) => symptoms.has(word));
  const ranked = [...pageWords].flatMap(([page, share]) => {
    const places = index.placesOfPage[page] ?? [];
    const pageFit = fits.get(places[0] ?? -1) ?? 0;
    return places
      .map((place, at): Ranked => {
        // A query that names the page asks for the whole page.
        const top = at === 0 && pageFit < tuning.namesPage ? tuning.top : 1;
        const { hash } = index.places[place] ?? {};
        const problem = isSymptom && hash === '#trouble' ? tuning.symptom : 1;
        const own = tuning.fit * (fits.get(place) ?? 0) + tuning.words * (words.get(place) ?? 0);
        const score = own * top * problem + tuning.pageFit * pageFit + tuning.pageWords * share;
        return { place, score: score / (tuning.fit + tuning.words + tuning.pageFit + tuning.pageWords) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, tuning.perPage);
  });
  return ranked.sort((a, b) => b.score - a.score || a.place - b.place).slice(0, limit);
}
