import type { IndexLine, PageDocument } from '../file';
import { isStopWord, partsOf, stemOf, type Token, tokenize } from './tokens';

/** A title or a keyword of a page or section. */
export interface Phrase {
  readonly place: number;
  readonly isTitle: boolean;
  /** The stems of its words, without stop words unless it has no others. */
  readonly stems: readonly string[];
}

/** The top of a page, a section, or a table row that has an id. */
export interface Place {
  readonly page: number;
  /** Its hash, or an empty string for the top of a page. */
  readonly hash: string;
  readonly title: string;
  /** Whether it's a row, which belongs to the section before it. */
  readonly isRow: boolean;
  /** The text that snippets are cut from. */
  text: string;
}

// What a word in a title, a keyword, or a description counts, compared to one in a text or in what other readers typed.
const namedFrequency = 3;

/** The inverted index of the lines that have been added so far. */
export class InvertedIndex {
  readonly pages: PageDocument[] = [];
  readonly places: Place[] = [];
  /** The numbers of each page's places. The first is its top. */
  readonly placesOfPage: number[][] = [];
  readonly phrases: Phrase[] = [];
  /** The phrases that contain a stem. */
  readonly phrasesWith = new Map<string, number[]>();
  /** The places that contain a stem, and how often. */
  readonly placesWith = new Map<string, Map<number, number>>();

  private readonly words = new Set<string>();
  private readonly spelled = new Set<string>();
  // Listed when they're needed.
  private all?: readonly string[];
  private correct?: readonly string[];
  private readonly idfs = new Map<string, number>();
  private pagesWithSections = 0;
  private pagesWithTexts = 0;

  /** Adds a line of the index file. */
  add(line: IndexLine): void {
    this.idfs.clear();
    this.all = undefined;
    this.correct = undefined;
    if (line.of === 'pages') {
      for (const page of line.documents) {
        const number = this.pages.push(page) - 1;
        this.placesOfPage.push([]);
        const top = this.addPlace(number, '', page.t, false);
        for (const keyword of page.k.split(',')) {
          this.addPhrase(top, keyword, false);
        }
        this.addText(top, page.d, namedFrequency);
      }
    } else if (line.of === 'sections') {
      for (const sections of line.documents) {
        const page = this.pagesWithSections++;
        for (const [hash, title, row] of sections) {
          this.addPlace(page, hash, title, row !== undefined);
        }
      }
    } else if (line.of === 'texts') {
      for (const texts of line.documents) {
        const places = this.placesOfPage[this.pagesWithTexts++] ?? [];
        for (const [index, text] of texts.entries()) {
          const number = places[index] ?? 0;
          const place = this.places[number];
          if (place && text) {
            const [shown = '', further = ''] = text.split('\n');
            place.text = shown;
            this.addText(number, shown, 1);
            this.addPostings(number, this.learn(further).map(stemOf), 1);
          }
        }
      }
    }
  }

  /** Adds what readers typed to find places. Their typos don't belong to the vocabulary. */
  addQueries(stem: string, places: readonly number[]): void {
    for (const place of places) {
      this.addPostings(place, [stem], 1);
    }
  }

  /** Returns the number of the place with a URL, or of the top of its page while the sections are loading. */
  placeAt(url: string): number | undefined {
    const [path, hash] = url.split('#');
    const places = this.placesOfPage[this.pages.findIndex(({ u }) => u === path)];
    return places?.find((place) => this.places[place]?.hash === `#${hash}`) ?? places?.[0];
  }

  /** Every word of the site, sorted. */
  get vocabulary(): readonly string[] {
    this.all ??= [...this.words].sort();
    return this.all;
  }

  /** Every word of the site, without typos among the keywords. */
  get correctWords(): readonly string[] {
    this.correct ??= this.vocabulary.filter((word) => this.isSpelledCorrectly(word));
    return this.correct;
  }

  /** Returns whether a word occurs on the site in this form. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /** Returns whether a word occurs in the site's text, and not only as a typo among the keywords. */
  isSpelledCorrectly(word: string): boolean {
    return this.words.has(word) && (word.length < 5 || this.spelled.has(stemOf(word)));
  }

  /** Returns whether any form of a word occurs on the site. */
  hasStem(stem: string): boolean {
    return this.placesWith.has(stem);
  }

  /** Returns the inverse document frequency of a stem among places: near 0 if it's in every one. */
  idf(stem: string): number {
    const known = this.idfs.get(stem);
    if (known !== undefined) {
      return known;
    }
    const places = this.placesWith.get(stem)?.size ?? 0;
    const idf = Math.log(1 + (this.places.length - places + 0.5) / (places + 0.5));
    this.idfs.set(stem, idf);
    return idf;
  }

  /** Returns the phrases that contain all of the stems. */
  phrasesWithAll(stems: readonly string[]): readonly number[] {
    const [first = [], ...others] = stems.map((stem) => this.phrasesWith.get(stem) ?? []);
    return others.length === 0
      ? first
      : first.filter((phrase) => others.every((list) => list.includes(phrase)));
  }

  /** Returns the places that contain all of the stems, and how often they contain the first. */
  *placesWithAll(stems: readonly string[]): Generator<readonly [place: number, frequency: number]> {
    const [first, ...others] = stems.map((stem) => this.placesWith.get(stem));
    for (const [place, frequency] of first ?? []) {
      if (others.every((other) => other?.has(place))) {
        yield [place, frequency];
      }
    }
  }

  private addPlace(page: number, hash: string, title: string, isRow: boolean): number {
    const number = this.places.push({ page, hash, title, isRow, text: '' }) - 1;
    this.placesOfPage[page]?.push(number);
    for (const stem of this.addPhrase(number, title, true)) {
      this.spelled.add(stem);
    }
    return number;
  }

  /** Adds a title or a keyword, and returns its stems. */
  private addPhrase(place: number, text: string, isTitle: boolean): string[] {
    const words = this.learn(text);
    const content = words.filter((word) => !isStopWord(word));
    const stems = [...new Set((content.length > 0 ? content : words).map(stemOf))];
    const number = this.phrases.push({ place, isTitle, stems }) - 1;
    for (const stem of stems) {
      const list = this.phrasesWith.get(stem);
      if (list) {
        list.push(number);
      } else {
        this.phrasesWith.set(stem, [number]);
      }
    }
    this.addPostings(place, stems, namedFrequency);
    return stems;
  }

  private addText(number: number, text: string, frequency: number): void {
    const stems = this.learn(text).map(stemOf);
    for (const stem of stems) {
      this.spelled.add(stem);
    }
    this.addPostings(number, stems, frequency);
  }

  private addPostings(number: number, stems: readonly string[], frequency: number): void {
    for (const stem of stems) {
      const postings = this.placesWith.get(stem) ?? new Map<number, number>();
      this.placesWith.set(stem, postings);
      postings.set(number, (postings.get(number) ?? 0) + frequency);
    }
  }

  /** Returns the words of a text, the parts of identifiers, and hyphenated words as one. Adds them to the vocabulary. */
  private learn(text: string): string[] {
    const words: string[] = [];
    let last: Token | undefined;
    for (const token of tokenize(text)) {
      words.push(token.text, ...partsOf(text.slice(token.start, token.end)));
      if (last && last.end + 1 === token.start && text[last.end] === '-') {
        words.push(last.text + token.text);
      }
      last = token;
    }
    for (const word of words) {
      this.words.add(word);
    }
    return words;
  }
}
