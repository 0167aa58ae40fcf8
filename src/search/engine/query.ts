import { vocabulary } from '../vocabulary';
import type { InvertedIndex } from './InvertedIndex';
import { corrections } from './spelling';
import { isStopWord, partsOf, stemOf, stemsOf, tokenize } from './tokens';

/** A possible meaning of a word in the query: stems that all have to occur, and how likely it is. */
interface Reading {
  readonly stems: readonly string[];
  /** 1 for the reader's own word, less for a guess. */
  readonly weight: number;
  /** Whether it's the reader's word, and not one that means the same or only begins like it. */
  readonly isOwn: boolean;
}

/** A word of the query with its possible meanings. */
export interface Term {
  readonly word: string;
  readonly stopWord: boolean;
  readonly readings: readonly Reading[];
}

const maxWords = 24;
const maxWordLength = 40;
const maxCompletions = 24;
const maxCorrections = 6;

/** How likely a guess is, a correction of one typo, and a word of a group that means the same. */
const guess = 0.65;
const correction = 0.75;
const synonym = 0.5;

interface Expansion {
  readonly sequence: readonly string[];
  readonly replacements: readonly (readonly string[])[];
  readonly weight: number;
}

// By their first stem.
const expansions = new Map<string, Expansion[]>();
for (const { theirs, ours, isSynonym } of vocabulary) {
  const sequence = stemsOf(theirs);
  const [first = ''] = sequence;
  const expansion = { sequence, replacements: ours.map(stemsOf), weight: isSynonym ? synonym : guess };
  expansions.set(first, [...(expansions.get(first) ?? []), expansion]);
}

function readingsOfWord(word: string, unfinished: boolean, index: InvertedIndex): Reading[] {
  const readings: Reading[] = [{ stems: [stemOf(word)], weight: 1, isOwn: true }];
  const parts = partsOf(word);
  if (parts.length > 0) {
    readings.push({ stems: parts.map(stemOf), weight: guess, isOwn: true });
  }
  const known = index.has(word) || index.hasStem(stemOf(word));
  const longer = unfinished
    ? index.vocabulary.filter((one) => one.startsWith(word)).slice(0, maxCompletions)
    : [];
  for (const completion of longer) {
    readings.push({
      stems: [stemOf(completion)],
      weight: guess * (word.length / completion.length) ** 0.3,
      isOwn: !known,
    });
  }
  if (known ? !index.isSpelledCorrectly(word) : longer.length === 0) {
    for (const { word: meant, distance } of corrections(word, index.correctWords, unfinished).slice(
      0,
      maxCorrections,
    )) {
      readings.push({ stems: [stemOf(meant)], weight: correction ** distance, isOwn: true });
    }
  }
  return readings;
}

/** Returns how likely a sequence of stems starts at a position of the query's own words. Corrected words count, too. */
function certaintyAt(sequence: readonly string[], at: number, readings: readonly Reading[][]): number {
  const certainties = sequence.map((stem, offset) =>
    Math.max(
      0,
      ...(readings[at + offset] ?? []).filter(({ stems }) => stems[0] === stem).map(({ weight }) => weight),
    ),
  );
  return Math.min(...certainties);
}

/** Adds the site's words for those of the query. */
function addSynonyms(terms: { readings: Reading[] }[]): void {
  const own = terms.map(({ readings }) => readings.filter(({ isOwn, stems }) => isOwn && stems.length === 1));
  for (const [at, readings] of own.entries()) {
    const stems = new Set(readings.flatMap((reading) => reading.stems));
    for (const { sequence, replacements, weight } of [...stems].flatMap(
      (stem) => expansions.get(stem) ?? [],
    )) {
      const certainty = certaintyAt(sequence, at, own);
      if (certainty >= 0.5) {
        for (let offset = 0; offset < sequence.length; offset++) {
          for (const stems of replacements) {
            terms[at + offset]?.readings.push({ stems, weight: weight * certainty, isOwn: false });
          }
        }
      }
    }
  }
}

/**
 * Reads a query as a reader means it: forms of a word, unfinished words, typos, compounds
 * written apart or together, and synonyms.
 */
export function readQuery(text: string, index: InvertedIndex): Term[] {
  const tokens = tokenize(text).slice(0, maxWords);
  const words = tokens.map(({ text: word }) => word.slice(0, maxWordLength));
  const unfinished = /[\p{L}\p{N}]$/u.test(text);
  const terms = words.map((word, at) => ({
    word,
    // Not in `@everyone` or `/me`.
    stopWord: isStopWord(word) && !/[@/!]/.test(text[tokens[at]?.start ? tokens[at].start - 1 : -1] ?? ''),
    readings: readingsOfWord(word, unfinished && at === words.length - 1, index),
  }));
  for (let at = 0; at + 1 < terms.length; at++) {
    const joined = (words[at] ?? '') + (words[at + 1] ?? '');
    if (index.has(joined)) {
      const reading: Reading = { stems: [stemOf(joined)], weight: 1, isOwn: true };
      terms[at]?.readings.push(reading);
      terms[at + 1]?.readings.push(reading);
    }
  }
  addSynonyms(terms);
  return terms;
}

/** Returns each word's own stem if it's known, or else every stem that it may stand for, with their weights. */
export function ownStems(terms: readonly Term[], isKnown: (stem: string) => boolean): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { readings } of terms) {
    const own = readings.filter(({ isOwn }) => isOwn);
    const certain = own.filter(({ weight }) => weight === 1);
    for (const { stems, weight } of certain.some(({ stems: [stem = ''] }) => isKnown(stem)) ? certain : own) {
      for (const stem of stems) {
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
      }
    }
  }
  return weights;
}
