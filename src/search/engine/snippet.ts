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
  // What goes before, from the beginning of a sentence if there is one, and no end in the middle of a word.
  const earliest = Math.max(0, Math.min(from - Math.floor(length / 2), text.length - length));
  const sentence = text.indexOf('. ', earliest);
  const space = text.indexOf(' ', Math.max(0, Math.min(from - Math.floor(length / 4), text.length - length)));
  const latest = Math.min(from, text.length - length / 2);
  const begin =
    sentence >= 0 && sentence < latest ? sentence + 2 : space >= 0 && space < from ? space + 1 : from;
  const start = from < length / 3 ? 0 : begin;
  const cut = text.lastIndexOf(' ', start + length);
  const end = start + length >= text.length ? text.length : cut > start ? cut : start + length;
  const pieces = marked(text.slice(start, end), wanted);
  return [
    ...(start > 0 ? [{ text: '…', marked: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '…', marked: false }] : []),
  ];
}
