import { capitalize } from '../../text';

/** `open`: the check couldn't be made. `hint`: useful to know, but not a reason to reject. */
export type CheckResult = 'pass' | 'fail' | 'hint' | 'open';

/** One check and its result. */
export interface Check<Field = unknown> {
  /** What is checked, in one or two words. */
  readonly label: string;
  readonly result: CheckResult;
  /** The reason, in sentences with inline code. */
  readonly message: string;
  /** The field that it's about. If the check fails, the field is invalid. */
  readonly field?: Field;
  /** The error code that Rookery returns for it. */
  readonly code?: string | undefined;
}

const checkWith =
  (result: CheckResult) =>
  (label: string, message: string, code?: string): Check => ({ label, result, message, code });

/** A check that passes. */
export const pass = checkWith('pass');
/** A check that fails. */
export const fail = checkWith('fail');
/** Something useful to know that isn't a reason to reject. */
export const hint = checkWith('hint');
/** A check that couldn't be made. */
export const notChecked = checkWith('open');

/** Returns a check with the field that it's about. */
export function forField<Field extends string>(field: Field, check: Check): Check<Field> {
  return { ...check, field };
}

/** Returns the message of a library's error as the sentence before our advice. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${capitalize(message).replace(/\.$/, '')}.`;
}

/** Returns pasted text as code that is short enough for a sentence. */
export function toInlineCode(text: string): string {
  const characters = [...text.replace(/[\s`]+/g, ' ').trim()];
  return `\`${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}\``;
}

/** Returns a time in seconds since 1970 as a date in UTC. */
export function formatUtc(seconds: number): string {
  return new Date(seconds * 1000).toUTCString();
}
