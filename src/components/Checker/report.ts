/** One check of what was pasted. An open one couldn't be made. */
export interface Check<Field = unknown> {
  /** The field that it's about, which is invalid if the check fails. */
  readonly field: Field;
  /** What is checked, in one or two words. */
  readonly label: string;
  readonly result: 'pass' | 'fail' | 'open';
  /** The reason, in sentences with inline code. */
  readonly message: string;
  /** The error code that Rookery returns for it. */
  readonly code?: string | undefined;
}

/** What the checks of a text say. */
export interface Findings<Field = unknown> {
  readonly checks: readonly Check<Field>[];
  /** The result of all checks in a sentence or two. */
  readonly summary: string;
  /** What the text contains, as JSON, if it was encoded. */
  readonly decoded?: string | undefined;
}

/** What is wrong, and the error code that Rookery returns for it. Empty if nothing is. */
export type CheckError = readonly [message?: string | undefined, code?: string];

/** Returns a check that fails if there is an error, and otherwise passes with a message. */
export function check<Field extends string>(
  field: Field,
  label: string,
  passed: string,
  ...[error, code]: CheckError
): Check<Field> {
  return error
    ? { field, label, result: 'fail', message: error, code }
    : { field, label, result: 'pass', message: passed };
}

/** Returns a check that couldn't be made, with the reason. */
export function notChecked<Field extends string>(field: Field, label: string, message: string): Check<Field> {
  return { field, label, result: 'open', message };
}

/** Returns pasted text as code that is short enough for a sentence. */
export function toInlineCode(text: string): string {
  const characters = [...text.replace(/[\s`]+/g, ' ').trim()];
  return `\`${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}\``;
}
