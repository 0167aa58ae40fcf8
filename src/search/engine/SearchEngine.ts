import type { IndexLine, PageDocument, QueryDocument } from '../file';
import { Classifier, oddsOfAny } from './Classifier';
import { FactFinder, placesForFacts, type Question } from './FactFinder';
import type { Entry, Fact } from './facts';
import { InvertedIndex } from './InvertedIndex';
import { measuresIn } from './measures';
import { QueryModel } from './QueryModel';
import { readQuery, type Term } from './query';
import { type Ranked, rank } from './rank';
import { bestText, marked, type Piece, snippet, type Wanted } from './snippet';
import { corrections } from './spelling';
import { stemOf } from './tokens';

/** A place that answers, as lists show it. */
export interface Hit {
  readonly url: string;
  /** The title of the section, or of the page if the URL is that of its top. */
  readonly title: readonly Piece[];
  /** The title of the page, if the URL is that of a section. */
  readonly page?: string;
  /** The breadcrumbs of the page, if it has any. */
  readonly breadcrumbs: string;
  /** Its text, from shortly before the first word that matches. */
  readonly text: readonly Piece[];
}

/** The answer to a query. */
export interface Answer {
  readonly query: string;
  /** The places that answer, the best first. */
  readonly hits: readonly Hit[];
  /** The value that the query asks for, if it's certain. */
  readonly fact?: Fact;
  /** Words of the site that are similar to those of the query, if nothing answers. */
  readonly nearest: readonly string[];
}

const nearestWords = 4;

// The rest of a query is ignored, because it costs time and adds nothing.
const maxCharacters = 300;

// More sections than this wouldn't help someone in danger to choose, and neither would one whose log odds are this much lower.
const maxUrgent = 2;
const maxBehind = 2;

// A query that another page answers well is hardly an emergency. Otherwise, a false alarm does less harm than no help.
const otherAnswer = 6;
const benefitOfDoubt = 3.4;

// Places with a lower score than this don't answer the query.
const minScore = 0.1;

/**
 * Returns whether a place belongs on a list. The further down it comes, the closer it has to be to the best. In 160 answers
 * that two people judged line by line, this told good lines from bad ones better than the words that a place explains.
 * @param at how much of the list is above it, 0 to 1
 */
function isPlausible(score: number, best: number, at: number): boolean {
  return score >= minScore && score / best >= at ** 0.17;
}

function wantedBy({ terms, measures }: Question): Wanted {
  const content = terms.filter(({ stopWord }) => !stopWord);
  const stems = new Set(
    (content.length > 0 ? content : terms).flatMap(({ readings }) =>
      readings.filter(({ isOwn }) => isOwn).flatMap(({ stems }) => stems),
    ),
  );
  return { stems, values: measures };
}

/** Answers queries from the lines of the index file that it has been given so far. */
export class SearchEngine {
  private readonly index = new InvertedIndex();
  readonly facts = new FactFinder(this.index);
  private readonly queries = new QueryModel(this.index);
  private readonly typed: QueryDocument[] = [];
  private emergencies?: Classifier;

  /**
   * Takes in a line of the index file.
   * @param json one index object
   * @throws SyntaxError if it is damaged
   */
  add(json: string): void {
    const line: IndexLine = JSON.parse(json);
    this.index.add(line);
    if (line.of === 'queries') {
      this.queries.add(line.documents);
      this.typed.push(...line.documents);
    }
    if (line.of === 'facts') {
      this.facts.add(line.documents, this.typed);
    }
    if (line.of === 'emergencies') {
      this.emergencies = new Classifier(line.documents);
    }
  }

  /**
   * Returns what is known of a query.
   * @param query what the reader typed, whatever it is
   * @param limit the maximum number of places
   */
  read(query: string, limit: number): Question {
    const text = query.slice(0, maxCharacters);
    const terms = readQuery(text, this.index);
    const likelihoods = this.queries.likelihoods(terms);
    const ranked = rank(terms, this.index, likelihoods, Math.max(limit, placesForFacts));
    return { query: text, terms, measures: measuresIn(text), ranked, likelihoods };
  }

  /**
   * @param query what the reader typed, whatever it is
   * @param limit the maximum number of places
   */
  ask(query: string, limit: number): Answer {
    const question = this.read(query, limit);
    const ranked = this.withEmergency(question).slice(0, limit);
    const best = ranked[0]?.score ?? 0;
    const wanted = wantedBy(question);
    const hits = ranked
      .filter(({ score }, at) => isPlausible(score, best, at / limit))
      .map((one) => this.hit(one, wanted));
    const entry = this.facts.find(question);
    const fact = entry && this.factFrom(entry);
    return { query, fact, hits, nearest: hits.length > 0 || fact ? [] : this.nearestTo(question.terms) };
  }

  /** Returns an entry as lists show it. */
  factFrom({ label, value, place }: Entry): Fact {
    const page = this.pageOf(place);
    const { hash = '' } = this.index.places[place] ?? {};
    return { label, value, url: (page?.u ?? '') + hash, page: page?.t ?? '' };
  }

  /** Returns the places that answer, those that help someone in danger first. */
  private withEmergency({ query, ranked }: Question): readonly Ranked[] {
    const sections = this.emergencies?.classify(query, (stem) => this.index.hasStem(stem)) ?? new Map();
    const found = [...sections];
    const pages = new Set(found.map(([url]) => url.split('#')[0]));
    const other = ranked.find(({ place }) => !pages.has(this.pageOf(place)?.u))?.score ?? 0;
    // What could belong to several sections is an emergency as well.
    if (oddsOfAny(sections) <= otherAnswer * other - benefitOfDoubt) {
      return ranked;
    }
    const best = Math.max(...sections.values());
    const urgent = found
      .filter(([, odds]) => odds > best - maxBehind)
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxUrgent)
      .flatMap(([url]) => this.index.placeAt(url) ?? []);
    const score = Math.max(minScore, ranked[0]?.score ?? 0);
    return [
      ...urgent.map((place) => ({ place, score })),
      ...ranked.filter(({ place }) => !urgent.includes(place)),
    ];
  }

  private pageOf(place: number): PageDocument | undefined {
    return this.index.pages[this.index.places[place]?.page ?? -1];
  }

  private hit({ place: number }: Ranked, wanted: Wanted): Hit {
    const { page: pageNumber = 0, hash = '', title = '' } = this.index.places[number] ?? {};
    const page = this.index.pages[pageNumber];
    return {
      url: (page?.u ?? '') + hash,
      title: marked(title, wanted),
      page: hash ? page?.t : undefined,
      breadcrumbs: page?.b ?? '',
      text: snippet(bestText(title, this.textsOf(number), wanted), wanted),
    };
  }

  /** Returns what can be said of a place: its excerpt or the page's description, and as phrases, its values and its rows. */
  private textsOf(number: number): string[] {
    const { page, hash, text } = this.index.places[number] ?? {};
    const texts = [(hash && text) || (this.pageOf(number)?.d ?? ''), ...this.facts.phrasesAt(number)];
    for (let at = number + 1; ; at++) {
      const row = this.index.places[at];
      if (!row?.isRow || row.page !== page) {
        return texts;
      }
      texts.push(row.text && `${row.title}: ${row.text}`);
    }
  }

  private nearestTo(terms: readonly Term[]): string[] {
    const near = terms.flatMap(({ word }) =>
      corrections(word, this.index.vocabulary, false, Math.min(3, Math.floor(word.length / 2))),
    );
    near.sort(
      (a, b) => a.distance - b.distance || this.index.idf(stemOf(a.word)) - this.index.idf(stemOf(b.word)),
    );
    // Of the forms of a word, the nearest.
    const byStem = new Map(near.reverse().map(({ word }) => [stemOf(word), word]));
    return [...byStem.values()].reverse().slice(0, nearestWords);
  }
}
