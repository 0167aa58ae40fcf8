import { stemOf, tokenize } from './tokens';

/** A piece of a text, marked if it is what the reader looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a stem is one that the reader looked for. */
export type Wanted = (stem: string) => boolean;

interface Match {
  readonly start: number;
  readonly end: number;
  readonly stem: string;
}

function matchesIn(text: string, wanted: Wanted): Match[] {
  const found: Match[] = [];
  for (const { text: word, start, end } of tokenize(text)) {
    const stem = stemOf(word);
    if (wanted(stem)) {
      found.push({ start, end, stem });
    }
  }
  return found;
}

/** Returns where the last sentence begins. */
function lastSentence(text: string): number {
  return Math.max(0, ...[...text.matchAll(/[.!?] /g)].map(({ index }) => index + 2));
}

/** A text in pieces, with what the reader looked for marked. */
export function marked(text: string, wanted: Wanted): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, mark: boolean) => {
    if (to > at) {
      pieces.push({ text: text.slice(at, to), marked: mark });
      at = to;
    }
  };
  for (const { start, end } of matchesIn(text, wanted)) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * Returns the part of a text with most of what the reader looked for, no longer than wanted, cut between sentences or words.
 * @param length in characters
 */
export function snippet(text: string, wanted: Wanted, length: number): Piece[] {
  if (text.length <= length) {
    return marked(text, wanted);
  }
  const found = matchesIn(text, wanted);
  let from = 0;
  let most = 0;
  for (const [at, { start }] of found.entries()) {
    const stems = new Set<string>();
    for (let other = at; other < found.length && (found[other]?.end ?? 0) - start <= length; other++) {
      stems.add(found[other]?.stem ?? '');
    }
    if (stems.size > most) {
      most = stems.size;
      from = start;
    }
  }
  // Whole sentences where they fit, or else whole words. What is last can be only the head of a table.
  const sentence = lastSentence(text.slice(0, Math.min(from, text.length - length / 4)));
  const begins = from - sentence < 0.75 * length;
  const start = begins ? sentence : text.indexOf(' ', Math.min(from - length / 4, text.length - length)) + 1;
  const shown = text.slice(start, start + length);
  const whole = lastSentence(shown);
  const isWhole = whole > Math.max(length / 2, from - start);
  const isEnd = start + length >= text.length && !text.endsWith('…');
  // A mark, and a word that the end has cut.
  const cut = `${shown.replace(/[^\p{L}\p{N})]+[\p{L}\p{N}]*$/u, '')}…`;
  const end = isWhole ? shown.slice(0, whole - 1) : isEnd ? shown : cut;
  return marked(begins ? end : `…${end}`, wanted);
}
