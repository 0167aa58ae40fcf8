import MiniSearch from 'minisearch';
import type { IndexObject, PageDocument, PhrasesObject, TitlesObject } from './format';
import { mark, type Piece, snippet } from './snippet';
import { stemOf, wordsOf } from './words';

/** A page or a section that answers a query. */
export interface Hit {
  readonly url: string;
  readonly title: readonly Piece[];
  /** Where a page is on the site. */
  readonly place: string;
  readonly text: readonly Piece[];
  /** The page, if the hit is a section of it. */
  readonly page?: Hit;
}

/** The answer to a query, best hit first. */
export interface Answer {
  readonly query: string;
  readonly hits: readonly Hit[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: PageDocument;
}

/** A section that has words of a query. */
interface Match {
  score: number;
  /** The stems of the query that it has. */
  readonly asked: Set<string>;
  /** The stems that they were found as, which differ if a word is misspelled or isn't complete. */
  readonly found: Set<string>;
}

/** How many of a query's words count, so that no query takes long. */
const mostWords = 40;

/** How many of a page's sections speak for all of them, and for how much of their mean score. */
const speakers = 5;
const shareOfPage = 0.75;

/** Searches the sections of all pages. Can answer as soon as it has the first object of the index. */
export class SearchEngine {
  private sections: readonly Section[] = [];
  private texts: readonly string[] = [];
  private urgent: PhrasesObject['index']['urgent'] = [];
  private readonly vocabulary = new Set<string>();
  /** An index for each object. A section's scores in them add up. */
  private readonly indexes: MiniSearch[] = [];

  /** Adds the next object of the index, as JSON. */
  add(json: string): void {
    const object: IndexObject = JSON.parse(json);
    if (object.kind === 'titles') {
      this.addTitles(object);
    } else if (object.kind === 'phrases') {
      this.urgent = object.index.urgent;
      this.addIndex(object.index.phrases.map((phrases) => ({ phrases })));
    } else {
      const { documents, index } = object;
      this.texts = documents;
      this.addIndex(documents.map((text, number) => ({ text: `${text} ${index[number]}` })));
    }
  }

  /** Returns the sections that answer a query. */
  search(query: string, limit = 60): Answer {
    const words = wordsOf(query).slice(0, mostWords);
    const matches = this.match(words.join(' '));
    const stems = new Set(words.flatMap((word) => stemOf(word) ?? []));
    const urgent = this.urgent.find((phrase) => phrase.stems.every((stem) => stems.has(stem)));
    const order = this.rank(matches).filter((section) => section !== urgent?.section);
    const best = urgent ? [urgent.section, ...order] : order;
    return {
      query,
      hits: best
        .slice(0, limit)
        .flatMap((number) => this.hit(number, matches.get(number)?.found ?? new Set())),
    };
  }

  private addTitles({ documents, index }: TitlesObject): void {
    this.sections = documents.flatMap((page) => page.sections.map(([id, title]) => ({ id, title, page })));
    const keywords = new Map(documents.map((page, number) => [page, index[number] ?? '']));
    this.addIndex(
      this.sections.map(({ title, page }) => ({
        title,
        page: page.title,
        description: page.description,
        keywords: keywords.get(page) ?? '',
      })),
    );
  }

  private addIndex(documents: readonly Readonly<Record<string, string>>[]): void {
    const index = new MiniSearch({
      fields: Object.keys(documents[0] ?? {}),
      tokenize: wordsOf,
      processTerm: (word, field) => {
        // The phrases are stems already.
        const stem = field === 'phrases' ? word : stemOf(word);
        if (stem) {
          this.vocabulary.add(stem);
        }
        return stem;
      },
    });
    index.addAll(documents.map((document, id) => ({ ...document, id })));
    this.indexes.push(index);
  }

  private match(query: string): ReadonlyMap<number, Match> {
    const matches = new Map<number, Match>();
    for (const index of this.indexes) {
      const results = index.search(query, {
        processTerm: stemOf,
        boost: { phrases: 6, title: 3, page: 2, description: 2, keywords: 2.2 },
        bm25: { k: 1.2, b: 0.3, d: 0.3 },
        weights: { fuzzy: 0.6, prefix: 0.3 },
        // Only the last word can be incomplete, and only words that no page has are corrected.
        prefix: (stem, position, all) => stem.length > 1 && position === all.length - 1,
        fuzzy: (stem) => stem.length >= 4 && stem.length <= 30 && !this.vocabulary.has(stem) && 0.3,
        maxFuzzy: 2,
      });
      for (const { id, score, queryTerms, terms } of results) {
        const match = matches.get(id) ?? { score: 0, asked: new Set(), found: new Set() };
        matches.set(id, match);
        // MiniSearch multiplies a score by the number of words found. Here, they can be in either index.
        match.score += score / queryTerms.length;
        for (const stem of queryTerms) {
          match.asked.add(stem);
        }
        for (const stem of terms) {
          match.found.add(stem);
        }
      }
    }
    for (const match of matches.values()) {
      match.score *= match.asked.size;
    }
    return matches;
  }

  /** Returns the numbers of the sections, best first. Those of a page with several good ones gain. */
  private rank(matches: ReadonlyMap<number, Match>): number[] {
    const byScore = [...matches].sort(([, one], [, other]) => other.score - one.score);
    const pageOf = (number: number) => this.sections[number]?.page;
    const best = new Map<PageDocument | undefined, { count: number; sum: number }>();
    for (const [number, { score }] of byScore) {
      const { count, sum } = best.get(pageOf(number)) ?? { count: 0, sum: 0 };
      if (count < speakers) {
        best.set(pageOf(number), { count: count + 1, sum: sum + score });
      }
    }
    return byScore
      .map(([number, { score }]) => {
        const { sum } = best.get(pageOf(number)) ?? { sum: 0 };
        return { number, total: score + (shareOfPage * sum) / speakers };
      })
      .sort((one, other) => other.total - one.total)
      .map(({ number }) => number);
  }

  private hit(number: number, found: ReadonlySet<string>): Hit[] {
    const section = this.sections[number];
    if (!section) {
      return [];
    }
    const { id, title, page } = section;
    const top: Hit = {
      url: page.url,
      title: mark(page.title, found),
      place: page.breadcrumbs,
      text: snippet(page.description, found),
    };
    const text = snippet(this.texts[number] ?? '', found);
    return [id ? { url: `${page.url}#${id}`, title: mark(title, found), place: '', text, page: top } : top];
  }
}
