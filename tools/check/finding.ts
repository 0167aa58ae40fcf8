/** A problem in a file. */
export interface Finding {
  /** Where it is, as an offset into the file's text. */
  readonly start: number;
  /** What is wrong, and how to fix it. Needs no knowledge of the code. */
  readonly message: string;
  /** The words that an `allow` comment can allow, as they are on the page. Left out when nothing can. */
  readonly words?: string;
}

/** Returns the line and column of an offset, counted from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
