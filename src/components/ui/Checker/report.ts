/** What one check of a text found. */
export interface CheckResult {
  /** What was checked, in one or two words. */
  readonly label: string;
  /** A skipped check couldn't be made. */
  readonly status: 'pass' | 'fail' | 'skipped';
  /** The reason, in sentences with inline code. */
  readonly message: string;
  /** The error code that Rookery returns for a failure. */
  readonly code?: string;
  /** The name of the field that has to be filled in otherwise if the check fails. */
  readonly field?: string;
}

/** What all checks of a text found. */
export interface Report {
  readonly results: readonly CheckResult[];
  /** The whole in a sentence or two. */
  readonly summary: string;
  /** What the text contains, as JSON, if it was encoded. */
  readonly decoded?: string;
}

/** Returns the result of a check that fails with an error and its code if there is one, and otherwise passes with a message. */
export function toResult(label: string, passMessage: string, error?: string, code?: string): CheckResult {
  return error
    ? { label, status: 'fail', message: error, code }
    : { label, status: 'pass', message: passMessage };
}

/** Returns the result of a check that couldn't be made, with the reason. */
export function skippedResult(label: string, message: string): CheckResult {
  return { label, status: 'skipped', message };
}

/** Returns pasted text as code that is short enough for a sentence. */
export function toInlineCode(text: string): string {
  const characters = [...text.replace(/[\s`]+/g, ' ').trim()];
  return `\`${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}\``;
}
