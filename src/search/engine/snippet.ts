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
 * Returns the part of a text with most of what the reader looked for, about as long as wanted, cut between words.
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
  // From the beginning of the sentence or of a word before, to the end of a word.
  const latest = Math.max(0, Math.min(from, text.length - length));
  const sentence = text.lastIndexOf('. ', latest) + 2;
  const near = sentence > 1 && from - sentence < length / 2;
  const word = text.indexOf(' ', Math.min(latest, from - length / 4)) + 1;
  const start = from < length / 3 ? 0 : near ? sentence : Math.min(word, from);
  const cut = text.lastIndexOf(' ', start + length);
  const end = start + length >= text.length ? text.length : cut > start ? cut : start + length;
  return marked(`${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`, wanted);
}
