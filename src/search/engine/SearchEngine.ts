import type { IndexLine } from '../file';
import { readQuery, type Term } from './query';
import { type Ranked, rank } from './rank';
import { SearchIndex } from './SearchIndex';
import { marked, type Piece, snippet, type Wanted } from './snippet';
import { editDistance } from './spelling';
import { stemOf } from './words';

/** A place that answers, as the lists show it. */
export interface Hit {
  /** Its address, with the place on the page. */
  readonly url: string;
  /** The heading or row it leads to, or the title of the page. */
  readonly title: readonly Piece[];
  /** The page's title, if `title` is that of a place on it. */
  readonly page?: string;
  /** The title of the part of the site that the page belongs to. */
  readonly part: string;
  /** What stands there, about 50 characters of it. */
  readonly text: readonly Piece[];
}

/** A page that answers, with the places on it that do. */
export interface PageHit extends Hit {
  readonly places: readonly Hit[];
}

/** The answer to a query. */
export interface Answer {
  readonly query: string;
  /** The pages that answer, the best first. */
  readonly pages: readonly PageHit[];
  /** Words of the site that come near to those of the query; given when no page answers. */
  readonly nearest: readonly string[];
}

const textLength = 50;
const titleLength = 70;
const placesOnPage = 3;
const nearestWords = 4;

/** Pages far behind the best one do not answer the question. */
const leastShareOfBest = 0.05;

/** The name of pages that belong to no part of the site. */
const noPart = 'More pages';

function wantedBy(terms: readonly Term[]): Wanted {
  const telling = terms.filter(({ small }) => !small);
  const stems = new Set(
    (telling.length > 0 ? telling : terms).flatMap(({ readings }) =>
      readings.flatMap((reading) => reading.stems),
    ),
  );
  return (stem) => stems.has(stem);
}

/** Answers queries from the lines of the index file that it has been given so far. */
export class SearchEngine {
  private readonly index = new SearchIndex();
  private readonly titles = new Map<string, string>();

  /**
   * Takes in a line of the index file.
   * @param json one index object
   * @throws SyntaxError if it is damaged
   */
  add(json: string): void {
    const line: IndexLine = JSON.parse(json);
    this.index.add(line);
    if (line.of === 'pages') {
      for (const { u, t } of line.documents) {
        this.titles.set(u, t);
      }
    }
  }

  /**
   * @param query what the reader typed, whatever it is
   * @param limit how many pages are wanted
   */
  ask(query: string, limit: number): Answer {
    const terms = readQuery(query, this.index);
    const ranked = rank(terms, this.index, limit);
    const best = ranked[0]?.score ?? 0;
    const wanted = wantedBy(terms);
    return {
      query,
      pages: ranked
        .filter(({ score }) => score >= best * leastShareOfBest)
        .map((page) => this.show(page, wanted)),
      nearest: ranked.length > 0 ? [] : this.nearestTo(terms),
    };
  }

  private show({ page, places }: Ranked, wanted: Wanted): PageHit {
    return {
      ...this.hit(places[0] ?? page, wanted),
      places: places.slice(0, placesOnPage).map((place) => this.hit(place, wanted)),
    };
  }

  private hit(number: number, wanted: Wanted): Hit {
    const place = this.index.places[number];
    const page = this.index.pages[place?.p ?? 0];
    const atTop = number === place?.p;
    const title = place?.t ?? '';
    const text = atTop ? (page?.d ?? '') : (place?.text ?? '');
    return {
      url: (page?.u ?? '') + (place?.h ?? ''),
      title: title.length > titleLength ? snippet(title, wanted, titleLength) : marked(title, wanted),
      page: atTop ? undefined : page?.t,
      part: this.partOf(page?.u ?? ''),
      text: snippet(text, wanted, textLength),
    };
  }

  /** The title of the page that stands above a page or, for such a page, its own. */
  private partOf(address: string): string {
    const [, first, below] = address.split('/');
    const above = this.titles.get(`/${first}`);
    const hasPages =
      below !== undefined || [...this.titles.keys()].some((url) => url.startsWith(`${address}/`));
    return hasPages ? (above ?? noPart) : noPart;
  }

  private nearestTo(terms: readonly Term[]): string[] {
    const near: { word: string; distance: number }[] = [];
    for (const { word } of terms) {
      const most = Math.min(3, Math.floor(word.length / 2));
      for (const candidate of most > 0 ? this.index.vocabulary : []) {
        const distance = /^\p{L}{3}/u.test(candidate) ? editDistance(word, candidate, most) : most + 1;
        if (distance <= most) {
          near.push({ word: candidate, distance });
        }
      }
    }
    near.sort(
      (a, b) =>
        a.distance - b.distance || this.index.rarity(stemOf(a.word)) - this.index.rarity(stemOf(b.word)),
    );
    // Of the forms of a word, the nearest.
    const byStem = new Map(near.reverse().map(({ word }) => [stemOf(word), word]));
    return [...byStem.values()].reverse().slice(0, nearestWords);
  }
}
