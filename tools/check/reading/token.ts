/** A word, a sign, or the mark of a block, in the order of the page. */
export interface Token {
  /** The word or the sign. The mark of a block is in angle brackets: `‹bullet›`. */
  readonly text: string;
  /** Where it is in the page's text. */
  readonly start: number;
}

/** The boxes of Docusaurus. */
export const boxes: readonly string[] = ['note', 'tip', 'info', 'warning', 'caution', 'danger'];

/** Returns the mark of a list item: its number or bullet, and how deep it is. */
export function itemMark(number: number | undefined, depth: number): string {
  const sign = number === undefined ? 'bullet' : `step ${number}`;
  return `‹${sign}${depth > 1 ? ` in a list of level ${depth}` : ''}›`;
}

/** Returns the title in the line of a fence. */
export function titleIn(meta: string): string {
  return /\btitle="([^"]*)"/.exec(meta)?.[1] ?? '';
}

/** Returns the words and signs of a text. */
export function tokenize(text: string, start: number): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: start + index,
  }));
}
