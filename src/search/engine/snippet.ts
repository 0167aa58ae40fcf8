import { stemOf, type Token, tokenize } from './tokens';

/** A piece of a text, marked if it is what the reader looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** What a reader looked for. */
export interface Wanted {
  readonly stems: ReadonlySet<string>;
  /** What values contain that are measured like the one that the query asks for, if it asks for one. */
  readonly values: readonly RegExp[];
}

function matchesIn(text: string, { stems }: Wanted): Token[] {
  return tokenize(text).filter(({ text: word }) => stems.has(stemOf(word)));
}

/** Returns the text that adds most of what the reader looked for to a title, the first of equals. */
export function bestText(title: string, texts: readonly string[], wanted: Wanted): string {
  const worthOf = (text: string) =>
    new Set(matchesIn(`${title} ${text}`, wanted).map(({ text: word }) => stemOf(word))).size +
    (wanted.values.some((value) => value.test(text)) ? 1 : 0);
  const worths = texts.map(worthOf);
  return texts[worths.indexOf(Math.max(...worths))] ?? '';
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

/** How many characters can be before the first word that the reader looked for, because a line can be cut after it. */
const maxBefore = 40;

/** Returns a text from the beginning of the sentence with the first word that the reader looked for, or from a word before it. */
export function snippet(text: string, wanted: Wanted): Piece[] {
  const before = text.slice(0, matchesIn(text, wanted)[0]?.start ?? 0);
  const sentence = Math.max(0, ...[...before.matchAll(/[.!?] /g)].map(({ index }) => index + 2));
  const word = before.lastIndexOf(' ', before.length - maxBefore) + 1;
  return marked(sentence >= word ? text.slice(sentence) : `…${text.slice(word)}`, wanted);
}
