import type { IndexLine, NameDocument, PageDocument } from '../file';
import { isSmall, partsOf, stemOf, type Word, wordsOf } from './words';

/** What a short text names: its page by title or keyword, or a place on it by a heading or the first cell of a row. */
export type PhraseKind = 'title' | 'keyword' | 'heading' | 'row';

/** A short text that names a page or a place on it. */
export interface Phrase {
  readonly kind: PhraseKind;
  readonly page: number;
  /** The number of the heading or row; undefined where the whole page is named. */
  readonly name?: number;
  /** The stems of its words, without small words unless there are no others. */
  readonly stems: readonly string[];
}

/** A heading or a row, or the top of a page, with the text that stands under it. */
export interface Place extends NameDocument {
  text: string;
}

/** Where a stem stands: the places and how often, in the order of the places. */
export interface Postings {
  readonly places: number[];
  readonly counts: number[];
}

// A page's description says in one sentence what it is for: each of its words counts as this many in the text.
const descriptionCount = 2;

/** What is known of the site so far. Grows by a line of the index file at a time; can be asked at any time. */
export class SearchIndex {
  readonly pages: PageDocument[] = [];
  readonly places: Place[] = [];
  readonly phrases: Phrase[] = [];
  /** The phrases in which a stem stands. */
  readonly naming = new Map<string, number[]>();
  /** The texts in which a stem stands. */
  readonly prose = new Map<string, Postings>();
  /** How many words the text of a page has. */
  readonly pageLengths: number[] = [];
  /** How many words the text of a place has. */
  readonly placeLengths: number[] = [];

  private readonly words = new Set<string>();
  private sortedWords: string[] = [];
  private readonly rarities = new Map<string, number>();

  /** Takes in a line of the index file. */
  add(line: IndexLine): void {
    this.rarities.clear();
    switch (line.of) {
      case 'pages':
        for (const page of line.documents) {
          this.addPage(page);
        }
        break;
      case 'names':
        for (const name of line.documents) {
          this.addName(name);
        }
        break;
      case 'texts':
        for (const { n, t } of line.documents) {
          const place = this.places[n];
          if (place) {
            place.text = t;
            this.addProse(n, t, 1);
          }
        }
        break;
    }
  }

  /** Every word on the site, as written, in the order of the alphabet. */
  get vocabulary(): readonly string[] {
    if (this.sortedWords.length !== this.words.size) {
      this.sortedWords = [...this.words].sort();
    }
    return this.sortedWords;
  }

  /** Whether a word stands anywhere on the site, as written. */
  has(word: string): boolean {
    return this.words.has(word);
  }

  /**
   * How much a stem tells pages apart: 0 for one on every page, more the fewer pages have it. A stem on no page is as
   * rare as can be.
   */
  rarity(stem: string): number {
    const known = this.rarities.get(stem);
    if (known !== undefined) {
      return known;
    }
    const pages = new Set<number>();
    for (const phrase of this.naming.get(stem) ?? []) {
      pages.add(this.phrases[phrase]?.page ?? -1);
    }
    for (const place of this.prose.get(stem)?.places ?? []) {
      pages.add(this.places[place]?.p ?? -1);
    }
    const rarity = Math.log(1 + (this.pages.length - pages.size + 0.5) / (pages.size + 0.5));
    this.rarities.set(stem, rarity);
    return rarity;
  }

  private addPage(page: PageDocument): void {
    const number = this.pages.push(page) - 1;
    this.pageLengths.push(0);
    this.addPhrase('title', number, undefined, page.t);
    for (const keyword of page.k.split(',')) {
      this.addPhrase('keyword', number, undefined, keyword);
    }
    this.addPlace({ p: number, t: page.t, h: '' });
    this.addProse(number, page.d, descriptionCount);
  }

  private addName(name: NameDocument): void {
    const number = this.addPlace(name);
    this.addPhrase(name.s === undefined ? 'heading' : 'row', name.p, number, name.t);
  }

  private addPlace(name: NameDocument): number {
    this.placeLengths.push(0);
    return this.places.push({ ...name, text: '' }) - 1;
  }

  private addPhrase(kind: PhraseKind, page: number, name: number | undefined, text: string): void {
    const words = this.learn(text);
    const telling = words.filter((word) => !isSmall(word));
    const stems = [...new Set((telling.length > 0 ? telling : words).map(stemOf))];
    if (stems.length === 0) {
      return;
    }
    const number = this.phrases.push({ kind, page, name, stems }) - 1;
    for (const stem of stems) {
      const list = this.naming.get(stem);
      if (list) {
        list.push(number);
      } else {
        this.naming.set(stem, [number]);
      }
    }
  }

  private addProse(place: number, text: string, count: number): void {
    const words = this.learn(text);
    const page = this.places[place]?.p ?? 0;
    this.placeLengths[place] = (this.placeLengths[place] ?? 0) + words.length;
    this.pageLengths[page] = (this.pageLengths[page] ?? 0) + words.length;
    for (const word of words) {
      const stem = stemOf(word);
      const postings = this.prose.get(stem);
      if (!postings) {
        this.prose.set(stem, { places: [place], counts: [count] });
      } else if (postings.places.at(-1) === place) {
        postings.counts[postings.counts.length - 1] = (postings.counts.at(-1) ?? 0) + count;
      } else {
        postings.places.push(place);
        postings.counts.push(count);
      }
    }
  }

  /** The words of a text with the parts of identifiers and the compounds of hyphens; remembers them all. */
  private learn(text: string): string[] {
    const words: string[] = [];
    let last: Word | undefined;
    for (const word of wordsOf(text)) {
      words.push(word.text, ...partsOf(text.slice(word.start, word.end)));
      if (last && last.end + 1 === word.start && text[last.end] === '-') {
        words.push(last.text + word.text);
      }
      last = word;
    }
    for (const word of words) {
      this.words.add(word);
    }
    return words;
  }
}
