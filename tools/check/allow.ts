import type { Problem } from '../../src/utils/problem';

/** A problem in a file. Its message says how to fix it, and needs no knowledge of the code. */
export interface Finding extends Problem {
  /** The words on the page that an `allow` comment can allow. Left out when nothing can. */
  readonly matched?: string;
  /** Whether the problem is no fault yet, but has to be solved soon. */
  readonly isReminder?: boolean;
}

/** A text file that is checked. */
export interface Source {
  /** Its path from the folder of `package.json`. */
  readonly file: string;
  readonly text: string;
}

/** Words in the form in which `allow` comments are compared: on one line, without capitals. */
export function normalizeAllowed(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** Advice on how to allow words. Only a page can have the comment for this. */
export function howToAllow({ file }: Source, words: string): string {
  return /\.mdx?$/.test(file)
    ? ` If it's right, allow it on the page: \`{/* allow: ${words.trim()} because … */}\`.`
    : '';
}
