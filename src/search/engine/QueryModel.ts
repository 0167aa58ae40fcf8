import type { QueryDocument } from '../file';
import { decodePostings } from '../postings';
import { Counts } from './Counts';
import type { InvertedIndex } from './InvertedIndex';
import { ownStems, type Term } from './query';

// Readers who look for a section use the words of those who look for its page, and for a page, those of the whole site, as
// if they had used this many of them.
const sectionPrior = 300;
const pagePrior = 600;

/** Says how likely a query leads to a place, from what readers typed to find it: a naive Bayes classifier. */
export class QueryModel {
  private readonly sections = new Counts();
  private readonly pages = new Counts();

  constructor(private readonly index: InvertedIndex) {}

  /** Adds queries. The index has to have their sections. */
  add(queries: readonly QueryDocument[]): void {
    const sections = this.index.placesOfPage.flat().filter((place) => !this.index.places[place]?.isRow);
    for (const query of queries) {
      const [stem = '', text = ''] = query.split(' ');
      const places = decodePostings(text).map((number) => sections[number] ?? 0);
      this.index.addQueries(stem, places);
      for (const place of places) {
        this.sections.add(stem, place);
        this.pages.add(stem, this.index.places[place]?.page ?? 0);
      }
    }
  }

  /** Returns logarithms of how likely the query leads to each place, compared to the likeliest. */
  likelihoods(terms: readonly Term[]): number[] {
    const pages = this.index.pages.map(() => 0);
    const own = this.index.places.map(() => 0);
    let words = 0;
    for (const [stem, weight] of ownStems(terms, (stem) => this.sections.of.has(stem))) {
      const ofSections = this.sections.of.get(stem);
      if (!ofSections) {
        continue;
      }
      const share = this.sections.shareOf(stem);
      const ofPages = this.pages.of.get(stem);
      words += weight;
      for (const [page, count] of ofPages ?? []) {
        pages[page] = (pages[page] ?? 0) + weight * Math.log(1 + count / (share * pagePrior));
      }
      for (const [place, count] of ofSections) {
        const page = this.index.places[place]?.page ?? 0;
        const expected =
          ((ofPages?.get(page) ?? 0) + share * pagePrior) / ((this.pages.totals[page] ?? 0) + pagePrior);
        own[place] = (own[place] ?? 0) + weight * Math.log(1 + count / (expected * sectionPrior));
      }
    }
    const likelihoods: number[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const [page, places] of this.index.placesOfPage.entries()) {
      const ofPage = (pages[page] ?? 0) - words * Math.log(1 + (this.pages.totals[page] ?? 0) / pagePrior);
      let ofSection = 0;
      for (const place of places) {
        if (!this.index.places[place]?.isRow) {
          const prior = Math.log(1 + (this.sections.totals[place] ?? 0) / sectionPrior);
          ofSection = (own[place] ?? 0) - words * prior;
        }
        likelihoods[place] = ofPage + ofSection;
        most = Math.max(most, ofPage + ofSection);
      }
    }
    return likelihoods.map((value) => value - most);
  }
}
