import type { Facts, QueryDocument } from '../file';
import { decodePostings } from '../postings';
import { Classifier } from './Classifier';
import { type Entry, entriesOfFacts } from './facts';
import type { InvertedIndex } from './InvertedIndex';
import { ownStems, type Term } from './query';
import type { Ranked } from './rank';
import { isMeasure, stemOf } from './tokens';

/** A query, and what is known of it. */
export interface Question {
  readonly query: string;
  readonly terms: readonly Term[];
  /** What values contain that are measured as it asks. */
  readonly measures: readonly RegExp[];
  /** The places that answer best. */
  readonly ranked: readonly Ranked[];
  /** How likely it leads to each section, as a logarithm. */
  readonly likelihoods: readonly number[];
}

/** This many of the best places say which value a query asks for. */
export const placesForFacts = 5;

/**
 * How much each part speaks for a fact: a conditional logit model. `npm run fit-values` fits it to rows of `values.tsv` that
 * weren't learned.
 */
const weights = {
  /** How rare the words of the query are that its label has, or that readers ask for it with: the sum of their `idf`. */
  explained: 0.33,
  /** The share of its label that the query has, 0 to 1. */
  label: 4.4,
  /** How well its place answers, compared to the best one, 0 to 1. */
  rank: 0.72,
  /** How likely the query leads to its place, as a logarithm. */
  likelihood: 0.33,
  /** How likely the query asks for its kind of value, as log odds. */
  kind: 1.36,
  /** 1 if it isn't measured as the query asks. */
  otherMeasure: -2.56,
  /** 1 if the query has the plan that it's of, and -1 if it doesn't. */
  plan: 2.35,
  /** How many words of the query neither it has nor the text of its place. */
  unexplained: -1.26,
  /** 1 if it explains all words of the query. */
  exact: 1.05,
};

/** How much each part says that the best fact answers the query: a logistic regression, fitted by the same command. */
const certainty = {
  bias: -2.02,
  /** How much more speaks for it than for the best fact with another answer. */
  lead: 0.59,
  /** How much speaks for it. */
  score: 0.14,
  /** How likely the query asks for its kind of value, as log odds. */
  kind: 0.27,
};

/** How certain the best fact has to be, as log odds. */
const minCertainty = 1.1;

/** More than this says no more than this. */
const maxLead = 6;

/** Logarithms and log odds beyond these say no more than these. */
const minLogarithm = -9.9;
const maxOdds = 4;

function weighted<Name extends string>(
  parts: Readonly<Record<Name, number>>,
  by: Readonly<Record<NoInfer<Name>, number>>,
): number {
  return (Object.keys(parts) as Name[]).reduce((sum, name) => sum + parts[name] * by[name], 0);
}

/** An entry, how large the parts are that speak for it, and how much they do. */
interface Compared {
  readonly entry: Entry;
  readonly parts: Readonly<Record<keyof typeof weights, number>>;
  readonly score: number;
}

interface Likeliest {
  readonly entry: Entry;
  readonly parts: Readonly<Record<keyof typeof certainty, number>>;
}

/** Words that ask for the other end of a limit. Minutes and "at least" don't. */
const leastPattern =
  /\b(?:(?<!\b(?:in|per) )min|minim\w*|(?<!\bat )least|shortest|smallest|lowest|youngest)\b/i;

/** Whether a reader gets the same answer. Settings on one page have the same path. */
function isSameAnswer(a: Entry, b: Entry): boolean {
  return a.value === b.value && (a.place === b.place || (a.kind === 'where' && b.kind === 'where'));
}

/**
 * Finds the value that a query asks for, if it asks for one: first the likeliest, and then whether it's certain enough. It
 * would rather give no answer than a wrong one.
 */
export class FactFinder {
  private entries: readonly Entry[] = [];
  /** The entries whose label has a stem, or that readers ask for with it. */
  private readonly entriesWith = new Map<string, Set<Entry>>();
  private kinds?: Classifier;

  constructor(private readonly index: InvertedIndex) {}

  /** Adds facts, with what readers typed. */
  add({ facts, kinds }: Facts, queries: readonly QueryDocument[]): void {
    const entries = entriesOfFacts(facts, (place) => this.index.places[place]?.title ?? '');
    this.entries = entries.flat();
    this.kinds = new Classifier(kinds);
    for (const entry of this.entries) {
      for (const stem of entry.stems) {
        this.connect(stem, entry);
      }
    }
    for (const query of queries) {
      const [stem = '', , numbers = ''] = query.split(' ');
      for (const entry of decodePostings(numbers).flatMap((number) => entries[number] ?? [])) {
        this.connect(stem, entry);
      }
    }
  }

  private connect(stem: string, entry: Entry): void {
    const entries = this.entriesWith.get(stem) ?? new Set();
    this.entriesWith.set(stem, entries.add(entry));
  }

  /** Returns the values that a place states, as phrases: "Mute: up to 30 days". */
  phrasesAt(place: number): string[] {
    return this.entries
      .filter((entry) => entry.place === place)
      .map(({ label, value }) => `${label}: ${value}`);
  }

  /** Returns the value that a query asks for, if it's likely enough. */
  find(question: Question): Entry | undefined {
    const [, command = ''] = /(?:^| )\/(\w+)/.exec(question.query) ?? [];
    if (command && !this.index.hasStem(stemOf(command))) {
      return undefined;
    }
    const best = this.likeliest(this.compare(question));
    return best && weighted(best.parts, certainty) >= minCertainty ? best.entry : undefined;
  }

  /** Returns the likeliest entry, and how large the parts are that say whether it answers the query. */
  likeliest(compared: readonly Compared[]): Likeliest | undefined {
    const [best, ...others] = [...compared].sort((a, b) => b.score - a.score);
    if (!best) {
      return undefined;
    }
    const { entry, score } = best;
    const other = others.find((one) => !isSameAnswer(one.entry, entry));
    const lead = Math.min(maxLead, score - (other?.score ?? Number.NEGATIVE_INFINITY));
    return { entry, parts: { bias: 1, lead, score, kind: best.parts.kind } };
  }

  /** Returns the inverse document frequency of a stem among the entries. */
  private idf(stem: string): number {
    return Math.log((this.entries.length + 1) / ((this.entriesWith.get(stem)?.size ?? 0) + 0.5));
  }

  /** Returns how much speaks for each entry that has a word of the query. */
  compare({ query, terms, measures, ranked, likelihoods }: Question): Compared[] {
    const isKnown = (stem: string) => this.entriesWith.has(stem);
    const queryStems = ownStems(terms, isKnown);
    const explained = new Map<Entry, number>();
    for (const [stem, certainty] of queryStems) {
      const value = certainty * this.idf(stem);
      for (const entry of this.entriesWith.get(stem) ?? []) {
        explained.set(entry, (explained.get(entry) ?? 0) + value);
      }
    }
    const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + this.idf(stem), 0);
    const kinds = this.kinds?.classify(query, (stem) => this.index.hasStem(stem));
    const scores = new Map(
      ranked.slice(0, placesForFacts).map(({ place, score }) => [place, score / (ranked[0]?.score ?? 1)]),
    );
    const asksForLeast = leastPattern.test(query);
    const named = terms.filter(({ stopWord }) => !stopWord);
    const content = named
      .filter(({ word }) => !isMeasure(stemOf(word)))
      .map((term) => [...ownStems([term], isKnown).keys()]);
    // A code such as 429 or `rk_ads` asks for its meaning without other words.
    const code = named.length === 1 ? content[0]?.find((stem) => /_|^\d{3}$/.test(stem)) : undefined;
    return [...explained]
      .filter(([{ value }]) => !(asksForLeast && /^(?:up to|at most|within)/.test(value)))
      .map(([entry, value]) => {
        const { kind, place, plan } = entry;
        const isOwn = (stem: string) => this.entriesWith.get(stem)?.has(entry) ?? false;
        const isInText = (stem: string) => this.index.placesWith.get(stem)?.has(place) ?? false;
        const unexplained = content.filter((stems) => !stems.some(isOwn));
        const isNamed = code !== undefined && entry.stems.includes(code);
        const odds = kinds?.get(kind) ?? -maxOdds;
        const isMeasured = measures.length === 0 || measures.some((pattern) => pattern.test(entry.value));
        const parts = {
          explained: value,
          label: sum(entry.stems.filter((stem) => queryStems.has(stem))) / sum(entry.stems),
          rank: scores.get(place) ?? 0,
          likelihood: Math.max(minLogarithm, likelihoods[place] ?? minLogarithm),
          kind: isNamed ? maxOdds : Math.max(-maxOdds, Math.min(maxOdds, odds)),
          otherMeasure: kind === 'value' && !isMeasured ? 1 : 0,
          plan: plan ? (plan.some((stem) => queryStems.has(stem)) ? 1 : -1) : 0,
          unexplained: unexplained.filter((stems) => !stems.some(isInText)).length,
          exact: content.length > 0 && unexplained.length === 0 ? 1 : 0,
        };
        return { entry, parts, score: weighted(parts, weights) };
      });
  }
}
