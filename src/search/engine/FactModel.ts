import { decodePostings } from '../postings';
import type { Entry } from './facts';
import type { InvertedIndex } from './InvertedIndex';
import { raise } from './rank';
import { stemsOf } from './tokens';

/** What a query asks for. */
interface Question {
  /** Its stems, with how certain they are. */
  readonly stems: ReadonlyMap<string, number>;
  /** The number of its words, which can have more stems. */
  readonly words: number;
  readonly intent: Entry['intent'];
  /** Whether it looks like a question for something other than a value. */
  readonly looksLikeOther: boolean;
  /** The log odds that it asks for a value. */
  readonly oddsOfValue: number;
  /** Whether it can ask for an entry at all. */
  readonly isPossible: (entry: Entry) => boolean;
  /** How many of its words ask for a value that is measured like this one, if they say how it's measured. */
  readonly wordsAskingFor?: (value: string) => number;
  /** How well each place answers, compared to the best. */
  readonly places: ReadonlyMap<number, number>;
  /** How likely it leads to each section, as a logarithm. */
  readonly likelihoods: readonly number[];
}

/** How strongly a word speaks for a fact: one of its label, one that readers ask for it with, and one of its page or section. */
const strengths = { label: 1, asked: 0.8, context: 0.25 };

/** The inverse document frequency of words with which readers ask for many facts. */
const commonIdf = 0.7;

/** The least of a logarithm that counts. */
const minLogarithm = -9.9;

/** Of the facts with words of the query, this many are compared. */
const maxCompared = 50;

/**
 * How much each part speaks for a fact, and for no answer: coefficients, fitted by maximum likelihood to the third of
 * `values.tsv` that the words weren't learned from, three times over.
 */
const weights = {
  explained: 0.55,
  label: 2.3,
  rank: 1.3,
  likelihood: 0.3,
  intent: 2.2,
  measure: 0.14,
  otherMeasure: -1.9,
  plan: 1.9,
};
const noAnswer = { bias: 6.9, words: -0.2, explained: 0.34, oddsOfValue: -0.8, looksLikeOther: 1 };

/** How likely an answer has to be. */
const minProbability = 0.7;

function weighted<Name extends string>(
  parts: Readonly<Record<Name, number>>,
  by: Readonly<Record<NoInfer<Name>, number>>,
): number {
  return (Object.keys(parts) as Name[]).reduce((sum, name) => sum + parts[name] * by[name], 0);
}

/** Finds the fact that a query asks for by the words of other readers: a conditional logit model. */
export class FactModel {
  /** How strongly each stem speaks for which entries. */
  private readonly strengthsOf = new Map<string, Map<Entry, number>>();
  private readonly idfs = new Map<string, number>();

  /**
   * @param facts the entries of each fact
   * @param learned the words with which readers ask for facts
   */
  constructor(index: InvertedIndex, facts: readonly (readonly Entry[])[], learned: readonly string[]) {
    // Entries with the same label differ in what the exact match requires.
    const entries = facts.map((all) => [...new Map(all.map((entry) => [entry.label, entry])).values()]);
    for (const [number, own] of entries.entries()) {
      const { page = -1, title = '' } = index.places[own[0]?.place ?? -1] ?? {};
      const context = stemsOf(`${title} ${index.pages[page]?.t ?? ''}`);
      const asked = (facts[number] ?? []).flatMap((entry) => [...entry.asked]);
      for (const entry of own) {
        this.add(entry, context, strengths.context);
        this.add(entry, asked, strengths.asked);
        this.add(entry, entry.labelStems, strengths.label);
      }
    }
    const postings = learned.map((line) => line.split(' '));
    for (const [stem = '', text = ''] of postings) {
      for (const entry of decodePostings(text).flatMap((number) => entries[number] ?? [])) {
        this.add(entry, [stem], strengths.asked);
      }
    }
    const count = entries.flat().length;
    for (const [stem, own] of this.strengthsOf) {
      const total = [...own.values()].reduce((sum, strength) => sum + strength, 0);
      this.idfs.set(stem, Math.log((count + 1) / (total + 0.5)));
    }
    for (const [stem = ''] of postings.filter(([, text]) => !text)) {
      this.idfs.set(stem, commonIdf);
    }
  }

  private add(entry: Entry, stems: Iterable<string>, strength: number): void {
    for (const stem of stems) {
      const own = this.strengthsOf.get(stem) ?? new Map<Entry, number>();
      this.strengthsOf.set(stem, own);
      raise(own, entry, strength);
    }
  }

  /** Returns the fact that a query asks for, if it's likely enough. */
  find(question: Question): Entry | undefined {
    const { answers, none } = this.compare(question);
    const most = Math.max(none, ...answers.map(({ score }) => score));
    const likelihood = (score: number) => Math.exp(score - most);
    const all = answers.reduce((sum, { score }) => sum + likelihood(score), likelihood(none));
    const [best] = answers.sort((a, b) => b.score - a.score);
    const ofBest = answers
      // Pages of the reference repeat facts.
      .filter(({ entry }) => entry.label === best?.entry.label)
      .reduce((sum, { score }) => sum + likelihood(score), 0);
    return ofBest / all >= minProbability ? best?.entry : undefined;
  }

  private idf(stem: string): number {
    return this.idfs.get(stem) ?? 0;
  }

  /** Returns how much speaks for each fact, and for no answer. */
  private compare(question: Question) {
    const { stems, intent, wordsAskingFor, places, likelihoods } = question;
    const explained = new Map<Entry, number>();
    for (const [stem, certainty] of stems) {
      const value = certainty * this.idf(stem);
      for (const [entry, strength] of this.strengthsOf.get(stem) ?? []) {
        explained.set(entry, (explained.get(entry) ?? 0) + value * strength);
      }
    }
    const compared = [...explained]
      .filter(([entry]) => question.isPossible(entry))
      .sort(([, a], [, b]) => b - a)
      .slice(0, maxCompared);
    const answers = compared.map(([entry, own]) => {
      const label = [...entry.labelStems];
      const sum = (of: readonly string[]) => of.reduce((total, stem) => total + this.idf(stem), 0);
      const measured = entry.intent === 'value' ? wordsAskingFor?.(entry.value) : undefined;
      const parts = {
        explained: own,
        label: sum(label.filter((stem) => stems.has(stem))) / sum(label),
        rank: places.get(entry.place) ?? 0,
        likelihood: Math.max(minLogarithm, likelihoods[entry.place] ?? minLogarithm),
        intent: entry.intent === intent ? 1 : 0,
        measure: Math.min(2, measured ?? 0),
        otherMeasure: measured === 0 ? 1 : 0,
        plan: entry.plan ? (entry.plan.some((stem) => stems.has(stem)) ? 1 : -1) : 0,
      };
      return { entry, score: weighted(parts, weights) };
    });
    const none = weighted(
      {
        bias: 1,
        words: question.words,
        explained: compared[0]?.[1] ?? 0,
        oddsOfValue: question.oddsOfValue,
        looksLikeOther: question.looksLikeOther ? 1 : 0,
      },
      noAnswer,
    );
    return { answers, none };
  }
}
