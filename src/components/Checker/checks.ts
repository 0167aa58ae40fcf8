import { capitalize } from '../../text';

/** `open`: the check couldn't be made. `hint`: useful to know, but not a reason to reject. */
export type CheckResult = 'pass' | 'fail' | 'hint' | 'open';

/** One check and its result. */
export interface Check<Field = unknown> {
  /** What is checked, in one or two words. */
  readonly label: string;
  readonly result: CheckResult;
  /** The reason, in sentences with inline code. */
  readonly says: string;
  /** The field that it's about. If the check fails, the field is invalid. */
  readonly field?: Field;
  /** The error code that Rookery returns for it. */
  readonly code?: string | undefined;
}

const resultIs =
  (result: CheckResult) =>
  (label: string, says: string, code?: string): Check => ({ label, result, says, code });

/** A check that passes. */
export const pass = resultIs('pass');
/** A check that fails. */
export const fail = resultIs('fail');
/** Something useful to know that isn't a reason to reject. */
export const hint = resultIs('hint');
/** A check that couldn't be made. */
export const notDone = resultIs('open');

/** Returns a check with the field that it's about. */
export function about<Field extends string>(field: Field, check: Check): Check<Field> {
  return { ...check, field };
}

/** Returns the message of a library's error as the sentence before our advice. */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${capitalize(message).replace(/\.$/, '')}.`;
}

/** Returns pasted text as code that is short enough for a sentence. */
export function quoted(text: string): string {
  const characters = [...text.replace(/[\s`]+/g, ' ').trim()];
  return `\`${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}\``;
}

/** Returns a time in seconds since 1970 as a date in UTC. */
export function utc(seconds: number): string {
  return new Date(seconds * 1000).toUTCString();
}

/** Returns how many checks have a result. */
export function countOf(checks: readonly Check[], result: CheckResult): number {
  return checks.filter((check) => check.result === result).length;
}
