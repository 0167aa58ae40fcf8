import { formatDuration } from '@site/src/facts/quantity';

interface CheckBase {
  /** The subject of the check, in one or two words. */
  readonly label: string;
  /** The reason, in sentences with inline code. */
  readonly message: string;
}

interface Failure<Field> extends CheckBase {
  readonly status: 'fail';
  /** The error code that Rookery returns. */
  readonly code?: string;
  /** The name of the field to correct. */
  readonly field?: Field;
}

/** The result of a check, which is skipped if its input is missing or wrong. `Field` has the names of the fields that it can blame. */
export type CheckResult<Field = never> = Failure<Field> | (CheckBase & { readonly status: 'pass' | 'skip' });

export interface Report<Field> {
  readonly results: readonly CheckResult<Field>[];
  /** The conclusion, in a sentence or two. */
  readonly summary: string;
  /** What the checked text contains. `json` is formatted. */
  readonly details?: { readonly title: string; readonly json: string };
}

export function pass(label: string, message: string): CheckResult {
  return { label, status: 'pass', message };
}

export function fail<const Field = never>(
  label: string,
  message: string,
  details: Pick<Failure<Field>, 'code' | 'field'> = {},
): CheckResult<Field> {
  return { label, status: 'fail', message, ...details };
}

export function skip(label: string, message: string): CheckResult {
  return { label, status: 'skip', message };
}

/** Formats pasted text as inline code, cut to fit into a sentence: "It's `RS512`", or "It's empty". */
export function toInlineCode(text: string): string {
  const characters = [...text.replace(/[\s`]+/g, ' ').trim()];
  if (characters.length === 0) return 'empty';
  return `\`${characters.slice(0, 40).join('')}${characters.length > 40 ? '…' : ''}\``;
}

/** Formats a Unix time in seconds. The text names the device's clock, because that clock can be wrong. */
export function formatTime(seconds: number, nowSeconds: number): string {
  const distance = formatDuration(Math.abs(seconds - nowSeconds));
  const when = seconds > nowSeconds ? `${distance} in the future` : `${distance} ago`;
  return `${new Date(seconds * 1000).toUTCString()}, ${when} by this device's clock`;
}
