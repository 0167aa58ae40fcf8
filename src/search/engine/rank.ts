import type { Term } from './query';
import type { SearchIndex } from './SearchIndex';

/** A page that answers a query. */
export interface Ranked {
  readonly page: number;
  readonly score: number;
  /** The places on it that answer, the best first. Empty if the page as a whole answers best. */
  readonly places: readonly number[];
}

/** The figures of the ranking, found on one set of queries and proved on others (`npm run bench:search`). */
const tuning = {
  /** What being named is worth, by the kind of name. */
  title: 2.6,
  keyword: 2,
  heading: 0.9,
  row: 0.7,
  /** What it is worth at least if the name is the query, of whatever kind. */
  whole: 1.5,
  /** How much of that lies in naming what was asked for; the rest lies in naming nothing else. */
  asked: 0.1,
  /** What the further names of a page add. */
  moreNames: 0.1,
  /** What the text of the page, and of its best place, is worth. */
  pageText: 0.8,
  placeText: 0.38,
  /** How often a word must stand in a text to count half. */
  halfOnPage: 3.3,
  halfInPlace: 1.2,
  /** How much the length of a text counts against it, 0 to 1. */
  length: 0.3,
  /** What every word counts, however frequent, beside its rarity: in a query and in a name. */
  everyWord: 0.55,
  everyWordOfName: 0.1,
  /** How much a small word counts beside others, 0 to 1. */
  small: 0.12,
  /** How much a page loses that has nothing of the query, 0 to 1. */
  coverage: 0.5,
  /** From how much evidence on, 0 to 1, a place is led to rather than the top of its page. */
  placeKnown: 0.4,
};

/** For each page, place or phrase, how much of each term of the query it has, 0 to 1. */
class Evidence {
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

/** How much each term counts, the sum being 1: rare words tell more than frequent ones. */
function importanceOf(terms: readonly Term[], index: SearchIndex): number[] {
  const onlySmall = terms.every(({ small }) => small);
  const rarities = terms.map(({ small, readings }) => {
    const known = readings.find(({ stems }) =>
      stems.every((stem) => index.naming.has(stem) || index.prose.has(stem)),
    );
    const rarity = tuning.everyWord + Math.max(0, ...(known?.stems ?? []).map((stem) => index.rarity(stem)));
    return small && !onlySmall ? rarity * tuning.small : rarity;
  });
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return rarities.map((rarity) => rarity / sum);
}

function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [shortest = [], ...others] = [...lists].sort((a, b) => a.length - b.length);
  const sets = others.map((list) => new Set(list));
  return shortest.filter((value) => sets.every((set) => set.has(value)));
}

function mean(values: readonly number[]): number {
  return Math.max(1, values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}

/** How much a word counts that stands so often in a text of such a length. */
function saturated(count: number, half: number, length: number, meanLength: number): number {
  return count / (count + half * (1 - tuning.length + (tuning.length * length) / meanLength));
}

/** What the names and the texts of the site have of a query. */
class Findings {
  readonly phrases: Evidence;
  readonly pageTexts: Evidence;
  readonly placeTexts: Evidence;
  /** The stems of a phrase that were asked for. */
  readonly met = new Map<number, Set<string>>();
  private readonly meanPage: number;
  private readonly meanPlace: number;

  constructor(
    terms: readonly Term[],
    private readonly index: SearchIndex,
  ) {
    this.phrases = new Evidence(terms.length);
    this.pageTexts = new Evidence(terms.length);
    this.placeTexts = new Evidence(terms.length);
    this.meanPage = mean(index.pageLengths);
    this.meanPlace = mean(index.placeLengths);
    for (const [term, { readings }] of terms.entries()) {
      for (const { stems, weight } of readings) {
        this.lookAtNames(term, stems, weight);
        this.lookAtTexts(term, stems, weight);
      }
    }
  }

  private lookAtNames(term: number, stems: readonly string[], weight: number): void {
    for (const phrase of inAll(stems.map((stem) => this.index.naming.get(stem) ?? []))) {
      this.phrases.raise(phrase, term, weight);
      const met = this.met.get(phrase) ?? new Set();
      this.met.set(phrase, met);
      for (const stem of stems) {
        met.add(stem);
      }
    }
  }

  private lookAtTexts(term: number, stems: readonly string[], weight: number): void {
    const { places, placeLengths, pageLengths } = this.index;
    const lists = stems.map((stem) => this.index.prose.get(stem)).filter((list) => list !== undefined);
    if (lists.length < stems.length) {
      return;
    }
    const [rarest] = lists.sort((a, b) => a.places.length - b.places.length);
    const common = lists.length > 1 ? new Set(inAll(lists.map((list) => list.places))) : undefined;
    const onPage = new Map<number, number>();
    for (const [at, place] of (rarest?.places ?? []).entries()) {
      if (!common || common.has(place)) {
        const count = rarest?.counts[at] ?? 0;
        const page = places[place]?.p ?? 0;
        onPage.set(page, (onPage.get(page) ?? 0) + count);
        const worth = saturated(count, tuning.halfInPlace, placeLengths[place] ?? 0, this.meanPlace);
        this.placeTexts.raise(place, term, weight * worth);
      }
    }
    for (const [page, count] of onPage) {
      this.pageTexts.raise(
        page,
        term,
        weight * saturated(count, tuning.halfOnPage, pageLengths[page] ?? 0, this.meanPage),
      );
    }
  }
}

/** How well a page is named. */
interface Naming {
  /** By its best name of any kind. */
  best: number;
  /** The squares of all, added up. */
  squares: number;
  /** By its title alone, 0 to 1. */
  title: number;
}

/**
 * The pages that answer a query, the best first.
 * @param terms the query as `readQuery` reads it
 * @param limit how many pages are wanted
 */
export function rank(terms: readonly Term[], index: SearchIndex, limit: number): Ranked[] {
  const importance = importanceOf(terms, index);
  const findings = new Findings(terms, index);
  const weigh = (values: readonly number[] = []) =>
    values.reduce((sum, value, term) => sum + value * (importance[term] ?? 0), 0);

  const coverage = new Evidence(terms.length);
  const pageNames = new Map<number, Naming>();
  const placeNames = new Map<number, number>();
  for (const [number, values] of findings.phrases.of) {
    const phrase = index.phrases[number];
    if (!phrase) {
      continue;
    }
    let all = 0;
    let met = 0;
    for (const stem of phrase.stems) {
      const rarity = index.rarity(stem) + tuning.everyWordOfName;
      all += rarity;
      met += findings.met.get(number)?.has(stem) ? rarity : 0;
    }
    const fit = weigh(values) * (tuning.asked + ((1 - tuning.asked) * met) / all);
    const worth = fit * (fit > 0.95 ? Math.max(tuning.whole, tuning[phrase.kind]) : tuning[phrase.kind]);
    const naming = pageNames.get(phrase.page) ?? { best: 0, squares: 0, title: 0 };
    naming.best = Math.max(naming.best, worth);
    naming.squares += worth * worth;
    naming.title = Math.max(naming.title, phrase.kind === 'title' ? fit : 0);
    pageNames.set(phrase.page, naming);
    if (phrase.name !== undefined) {
      placeNames.set(phrase.name, Math.max(placeNames.get(phrase.name) ?? 0, fit));
    }
    for (const [term, value] of values.entries()) {
      coverage.raise(phrase.page, term, value);
    }
  }
  for (const [page, values] of findings.pageTexts.of) {
    for (const [term, value] of values.entries()) {
      coverage.raise(page, term, Math.min(1, 1.5 * value));
    }
  }

  const placesOfPage = new Map<number, { place: number; evidence: number; text: number }[]>();
  for (const place of new Set([...findings.placeTexts.of.keys(), ...placeNames.keys()])) {
    const page = index.places[place]?.p ?? 0;
    const text = weigh(findings.placeTexts.of.get(place));
    const list = placesOfPage.get(page) ?? [];
    placesOfPage.set(page, list);
    list.push({ place, text, evidence: Math.max(placeNames.get(place) ?? 0, 0.8 * text) + 0.2 * text });
  }

  const ranked: Ranked[] = [];
  for (const page of new Set([...pageNames.keys(), ...findings.pageTexts.of.keys()])) {
    const naming = pageNames.get(page) ?? { best: 0, squares: 0, title: 0 };
    const places = (placesOfPage.get(page) ?? []).sort(
      (a, b) => b.evidence - a.evidence || a.place - b.place,
    );
    const score =
      naming.best +
      tuning.moreNames * Math.sqrt(Math.max(0, naming.squares - naming.best ** 2)) +
      tuning.pageText * weigh(findings.pageTexts.of.get(page)) +
      tuning.placeText * Math.max(0, ...places.map(({ text }) => text));
    // A page that is called what was asked for is led to as a whole, unless a place on it is called so more closely.
    const known = Math.max(tuning.placeKnown, naming.title > 0.4 ? naming.title + 0.25 : 0);
    ranked.push({
      page,
      score: score * (1 - tuning.coverage + tuning.coverage * weigh(coverage.of.get(page))),
      places: places
        .filter(({ place, evidence }) => place !== page && evidence >= known)
        .map(({ place }) => place),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page).slice(0, limit);
}
