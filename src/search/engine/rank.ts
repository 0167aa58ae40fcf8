import type { InvertedIndex } from './InvertedIndex';
import type { Term } from './query';

/** A place that answers a query. */
export interface Ranked {
  readonly place: number;
  readonly score: number;
}

/** The parameters of the ranking, tuned on one set of queries and checked on others (`npm run bench:search`). */
const tuning = {
  /** What a page gets for a phrase that matches the query, by the kind of phrase. */
  title: 1.82,
  keyword: 2,
  heading: 0.85,
  sectionKeyword: 2,
  /** The least that it gets for a phrase that is the whole query. */
  exact: 1.5,
  /** How much of that is for covering the query. The rest is for having no other words. */
  recall: 0.1,
  /** What the page's further phrases add. */
  otherPhrases: 0.1,
  /** What the text of the page adds, the text of its best section, and that section's text and title together. */
  pageText: 0.8,
  sectionText: 0.513,
  bestSection: 0.68,
  sectionPower: 0.85,
  /** The term frequency at which a text gets half of what it can get. */
  halfOnPage: 3.795,
  halfInSection: 1.38,
  /** How much a long text counts against a page or section, 0 to 1. */
  lengthNorm: 0.3,
  /** What is added to the inverse document frequency of a term in a query, and of a stem in a phrase. */
  baseIdf: 0.632,
  phraseIdf: 0.081,
  /** The weight of a stop word, 0 to 1. */
  stopWord: 0.13,
  /** How much of its score a page loses that covers nothing of the query, 0 to 1. */
  coverage: 0.5,
  /** What the best section adds to its page's score. */
  section: 0.5,
  /** What a section gets for its text, besides its title and keywords. */
  placeText: 0.83,
  /** How much a term counts for choosing a section if all sections of the page contain it. */
  commonInPage: 0.175,
  /** How closely a page's title has to fit for the query to name the page, 0 to 1. */
  namesPage: 0.8,
  /** What the top of a page gets for its title. */
  topTitle: 0.63,
  /** What the second and third sections of a page lose, 0 to 1. */
  sibling: 0.612,
  /** The score from which on they are shown, and how many places of a page are. */
  minSibling: 0.17,
  perPage: 3,
  /** What a table gets for its rows, and a row compared to a section. */
  rows: 0.7,
  row: 0.95,
  /** How much more the section about problems counts if the query describes one. */
  symptom: 2.018,
  /** How many more pages than wanted are looked at. */
  reserve: 4,
  /** What a section gets for a term that is in its text as well as its title, and for how closely its title fits. */
  nameAndText: 0.105,
  fit: 0.4,
};

/** For each place or phrase, how well it matches each term of the query, 0 to 1. */
class TermScores {
  readonly of = new Map<number, number[]>();

  constructor(private readonly terms: number) {}

  raise(number: number, term: number, value: number): void {
    let values = this.of.get(number);
    if (!values) {
      values = new Array<number>(this.terms).fill(0);
      this.of.set(number, values);
    }
    values[term] = Math.max(values[term] ?? 0, value);
  }
}

/** Returns the weights of the terms, which add up to 1. Rare words have more weight than frequent ones. */
function termWeights(terms: readonly Term[], index: InvertedIndex): number[] {
  const onlyStopWords = terms.every(({ stopWord }) => stopWord);
  const weights = terms.map(({ stopWord, readings }) => {
    const known = readings.find(({ stems }) => stems.every((stem) => index.hasStem(stem)));
    const idf = tuning.baseIdf + Math.max(0, ...(known?.stems ?? []).map((stem) => index.idf(stem)));
    return onlyStopWords ? idf : idf * (stopWord ? tuning.stopWord : 1);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Returns the numbers that are in all of the lists. */
function intersection(lists: readonly (readonly number[])[]): readonly number[] {
  const [shortest = [], ...others] = [...lists].sort((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  return shortest.filter((value) => sets.every((set) => set.has(value)));
}

function mean(values: readonly number[]): number {
  return Math.max(1, values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}

/** Returns how much a term frequency counts, as in BM25: from 0 toward 1. */
function saturated(frequency: number, half: number, length: number, meanLength: number): number {
  const { lengthNorm } = tuning;
  return frequency / (frequency + half * (1 - lengthNorm + (lengthNorm * length) / meanLength));
}

/** What the phrases and texts of the site have in common with a query. */
class Matches {
  readonly phrases: TermScores;
  readonly pageTexts: TermScores;
  readonly placeTexts: TermScores;
  /** The stems of a phrase that the query contains. */
  readonly matched = new Map<number, Set<string>>();
  private readonly meanPage: number;
  private readonly meanPlace: number;

  constructor(
    terms: readonly Term[],
    private readonly index: InvertedIndex,
  ) {
    this.phrases = new TermScores(terms.length);
    this.pageTexts = new TermScores(terms.length);
    this.placeTexts = new TermScores(terms.length);
    this.meanPage = mean(index.pageLengths);
    this.meanPlace = mean(index.places.map(({ length }) => length));
    for (const [term, { readings }] of terms.entries()) {
      for (const { stems, weight } of readings) {
        this.matchPhrases(term, stems, weight);
        this.matchTexts(term, stems, weight);
      }
    }
  }

  private matchPhrases(term: number, stems: readonly string[], weight: number): void {
    for (const phrase of intersection(stems.map((stem) => this.index.phrasesWith.get(stem) ?? []))) {
      this.phrases.raise(phrase, term, weight);
      const matched = this.matched.get(phrase) ?? new Set();
      this.matched.set(phrase, matched);
      for (const stem of stems) {
        matched.add(stem);
      }
    }
  }

  private matchTexts(term: number, stems: readonly string[], weight: number): void {
    const { places, pageLengths, textsWith } = this.index;
    const lists = stems.map((stem) => textsWith.get(stem)).filter((list) => list !== undefined);
    if (lists.length < stems.length) {
      return;
    }
    const [rarest] = lists.sort((a, b) => a.places.length - b.places.length);
    const inAll = lists.length > 1 ? new Set(intersection(lists.map((list) => list.places))) : undefined;
    const onPage = new Map<number, number>();
    for (const [at, number] of (rarest?.places ?? []).entries()) {
      const place = places[number];
      if (place && (!inAll || inAll.has(number))) {
        const frequency = rarest?.frequencies[at] ?? 0;
        onPage.set(place.page, (onPage.get(place.page) ?? 0) + frequency);
        const value = saturated(frequency, tuning.halfInSection, place.length, this.meanPlace);
        this.placeTexts.raise(number, term, weight * value);
      }
    }
    for (const [page, frequency] of onPage) {
      const value = saturated(frequency, tuning.halfOnPage, pageLengths[page] ?? 0, this.meanPage);
      this.pageTexts.raise(page, term, weight * value);
    }
  }
}

// Words of someone who describes a problem.
const symptoms = new Set(
  (
    'aint arent broken cannot cant couldnt didnt disappeared doesnt dont error fails gone gray greyed isnt keeps missing ' +
    'never nevr no not nothing stopped stuck suddenly trouble vanished wasnt wont wrong'
  ).split(' '),
);

/** How well the phrases of a page match. */
interface PhraseScore {
  best: number;
  squares: number;
}

/** The scores of all places that have anything in common with a query. */
class Ranking {
  private readonly weights: readonly number[];
  private readonly isSymptom: boolean;
  private readonly matches: Matches;
  private readonly coverage: TermScores;
  private readonly names: TermScores;
  private readonly fits = new Map<number, number>();
  /** The tops of pages with a keyword that is the query. */
  private readonly named = new Set<number>();
  private readonly pagePhrases = new Map<number, PhraseScore>();

  constructor(
    terms: readonly Term[],
    private readonly index: InvertedIndex,
  ) {
    this.weights = termWeights(terms, index);
    this.isSymptom = terms.some(({ word }) => symptoms.has(word));
    this.matches = new Matches(terms, index);
    this.coverage = new TermScores(terms.length);
    this.names = new TermScores(terms.length);
    for (const [number, values] of this.matches.phrases.of) {
      this.addPhrase(number, values);
    }
    for (const [page, values] of this.matches.pageTexts.of) {
      for (const [term, value] of values.entries()) {
        this.coverage.raise(page, term, Math.min(1, 1.5 * value));
      }
    }
  }

  /** The pages that have anything in common with the query. */
  get pages(): Set<number> {
    return new Set([...this.pagePhrases.keys(), ...this.matches.pageTexts.of.keys()]);
  }

  /** Returns the score of a page. */
  scoreOf(page: number): number {
    const phrases = this.pagePhrases.get(page) ?? { best: 0, squares: 0 };
    const places = this.index.placesOfPage[page] ?? [];
    const texts = places.map((place) => this.weigh(this.matches.placeTexts.of.get(place)));
    const sections = places.slice(1).map((place) => {
      const names = this.names.of.get(place) ?? [];
      const inText = this.matches.placeTexts.of.get(place) ?? [];
      return this.weigh(this.weights.map((_, term) => Math.max(names[term] ?? 0, inText[term] ?? 0)));
    });
    const score =
      phrases.best +
      tuning.otherPhrases * Math.sqrt(Math.max(0, phrases.squares - phrases.best ** 2)) +
      tuning.pageText * this.weigh(this.matches.pageTexts.of.get(page)) +
      tuning.sectionText * Math.max(0, ...texts) +
      tuning.bestSection * Math.max(0, ...sections) ** tuning.sectionPower;
    return score * (1 - tuning.coverage + tuning.coverage * this.weigh(this.coverage.of.get(page)));
  }

  /** Returns the places of a page, the best first. Their scores can only be compared on the same page. */
  placesOf(page: number): Ranked[] {
    const places = this.index.placesOfPage[page] ?? [];
    const { placeTexts } = this.matches;
    // Within a page, a term counts less the more of its sections contain it.
    const weights = this.weights.map((weight, term) => {
      const containing = places.filter(
        (place) => placeTexts.of.get(place)?.[term] || this.names.of.get(place)?.[term],
      ).length;
      const idf = Math.log(1 + places.length / (containing + 0.5)) / Math.log(1 + places.length / 1.5);
      return weight * (tuning.commonInPage + (1 - tuning.commonInPage) * idf);
    });
    const byPlace = new Map<number, number[]>();
    for (const [at, place] of places.entries()) {
      const names = this.names.of.get(place) ?? [];
      const texts = placeTexts.of.get(place) ?? [];
      const inName = at === 0 ? tuning.topTitle : 1;
      const values = weights.map((_, term) => {
        const text = texts[term] ?? 0;
        return Math.max(inName * (names[term] ?? 0), tuning.placeText * text) + tuning.nameAndText * text;
      });
      byPlace.set(place, values);
      // A table covers what its rows cover.
      const table = byPlace.get(this.index.places[place]?.parent ?? -1);
      for (const [term, value] of values.entries()) {
        if (table) {
          table[term] = Math.max(table[term] ?? 0, tuning.rows * value);
        }
      }
    }
    return places
      .map((place, at) => {
        const { parent, hash } = this.index.places[place] ?? {};
        const ownFit = this.fits.get(place) ?? 0;
        // A query that names the page asks for the whole page.
        const named = at === 0 && (ownFit > tuning.namesPage || this.named.has(place)) ? 1 : 0;
        const fit = (at === 0 ? tuning.topTitle : 1) * ownFit;
        const symptom = this.isSymptom && hash === '#trouble' ? tuning.symptom : 1;
        const score = symptom * (this.weigh(byPlace.get(place), weights) + tuning.fit * fit);
        return { place, score: named + (parent === undefined ? score : score * tuning.row) };
      })
      .sort((a, b) => b.score - a.score || a.place - b.place);
  }

  private weigh(values: readonly number[] = [], weights = this.weights): number {
    return values.reduce((sum, value, term) => sum + value * (weights[term] ?? 0), 0);
  }

  private addPhrase(number: number, values: readonly number[]): void {
    const { index } = this;
    const { kind, place, stems } = index.phrases[number] ?? { kind: 'title', place: 0, stems: [] };
    const page = index.places[place]?.page ?? 0;
    let all = 0;
    let matched = 0;
    for (const stem of stems) {
      const idf = index.idf(stem) + tuning.phraseIdf;
      all += idf;
      matched += this.matches.matched.get(number)?.has(stem) ? idf : 0;
    }
    const precision = matched / all;
    const fit = this.weigh(values) * (tuning.recall + (1 - tuning.recall) * precision);
    const score = fit * (fit > 0.95 ? Math.max(tuning.exact, tuning[kind]) : tuning[kind]);
    const phrases = this.pagePhrases.get(page) ?? { best: 0, squares: 0 };
    phrases.best = Math.max(phrases.best, score);
    phrases.squares += score * score;
    this.pagePhrases.set(page, phrases);
    for (const [term, value] of values.entries()) {
      this.coverage.raise(page, term, value);
    }
    if (kind === 'keyword' && fit > 0.95) {
      this.named.add(place);
    }
    // A page's keyword says nothing about which of its sections answers.
    if (kind !== 'keyword') {
      this.fits.set(place, Math.max(this.fits.get(place) ?? 0, fit));
      for (const [term, value] of values.entries()) {
        this.names.raise(place, term, value * (1 + precision) * 0.5);
      }
    }
  }
}

/** Returns the places of a page that answer a query, the best first, with scores from 0 to about 1. */
export function rankPlaces(terms: readonly Term[], index: InvertedIndex, page: number): Ranked[] {
  return new Ranking(terms, index).placesOf(page);
}

/**
 * Returns the places that answer a query, the best first.
 * @param limit the maximum number of places
 */
export function rank(terms: readonly Term[], index: InvertedIndex, limit: number): Ranked[] {
  const ranking = new Ranking(terms, index);
  const pages = [...ranking.pages]
    .map((page) => ({ page, score: ranking.scoreOf(page) }))
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .slice(0, limit + tuning.reserve);
  return pages
    .flatMap(({ page, score }) =>
      ranking
        .placesOf(page)
        .slice(0, tuning.perPage)
        .filter((place, at) => at === 0 || place.score > tuning.minSibling)
        .map((place, at) => ({
          place: place.place,
          score: score * tuning.sibling ** at + tuning.section * place.score,
        })),
    )
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, limit);
}
