import { stemsOf } from './words';

/** A piece of a text, and whether it's one of the words that were found. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text into pieces, and marks the words with these stems. */
export function mark(text: string, found: ReadonlySet<string>): Piece[] {
  return text
    .split(/([\p{L}\p{N}'’]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, marked: stemsOf(piece).some((stem) => found.has(stem)) }));
}

/** The length from which a snippet ends at the next word. It's more than a row shows. */
const enough = 160;

/** How far into its sentence the first word that was found can be. Farther in, the snippet starts a few words before. */
const mostBefore = 75;

/** Returns a text from the sentence or table row with the most of the words that were found, or from its start. */
export function snippet(text: string, found: ReadonlySet<string>): Piece[] {
  let best = { start: 0, count: 0 };
  for (const { 0: sentence, index: start } of text.matchAll(/\S.*?(?:[.!?…](?=\s)|$)/g)) {
    const count = new Set(stemsOf(sentence).filter((stem) => found.has(stem))).size;
    if (count > best.count) {
      best = { start, count };
    }
  }
  const rest = text.slice(best.start);
  const word = rest.indexOf(mark(rest, found).find(({ marked }) => marked)?.text ?? '');
  const start = word > mostBefore ? rest.lastIndexOf(' ', word - mostBefore / 3) + 1 : 0;
  const end = rest.indexOf(' ', start + enough);
  return mark(`${start > 0 ? '… ' : ''}${rest.slice(start, end < 0 ? undefined : end)}`, found);
}
