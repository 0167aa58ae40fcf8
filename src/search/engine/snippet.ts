import { stemOf, type Token, tokenize } from './tokens';

/** A piece of a text, marked if it is what the reader looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a stem is one that the reader looked for. */
export type Wanted = (stem: string) => boolean;

function matchesIn(text: string, wanted: Wanted): Token[] {
  return tokenize(text).filter(({ text: word }) => wanted(stemOf(word)));
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
 * Returns the part of a text with the first word that the reader looked for, no longer than wanted, cut between sentences
 * or words.
 * @param length in characters
 */
export function snippet(text: string, wanted: Wanted, length: number): Piece[] {
  if (text.length <= length) {
    return marked(text, wanted);
  }
  const from = matchesIn(text, wanted)[0]?.start ?? 0;
  // Whole sentences where they fit, or else whole words.
  const sentence = lastSentence(text.slice(0, from));
  const begins = from - sentence < 0.75 * length;
  const start = begins ? sentence : text.indexOf(' ', Math.min(from - length / 4, text.length - length)) + 1;
  const shown = text.slice(start, start + length);
  const whole = lastSentence(shown);
  const isEnd = start + length >= text.length && !text.endsWith('…');
  // A mark, and a word that the end has cut.
  const cut = `${shown.replace(/[^\p{L}\p{N})]+[\p{L}\p{N}]*$/u, '')}…`;
  const end = whole > Math.max(length / 2, from - start) ? shown.slice(0, whole - 1) : isEnd ? shown : cut;
  return marked(begins ? end : `…${end}`, wanted);
}
