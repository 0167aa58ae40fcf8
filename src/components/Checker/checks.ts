import { shorten } from '../shared/text';

/** `open`: the check couldn't be made. `hint`: worth knowing, and no reason to refuse. */
export type CheckResult = 'pass' | 'fail' | 'hint' | 'open';

/** One check and its result. */
export interface Check {
  /** What is checked, in one or two words. */
  readonly label: string;
  readonly result: CheckResult;
  /** The reason, in sentences with code between backticks. */
  readonly says: string;
  /** The error code that Rookery returns for it. */
  readonly code?: string | undefined;
}

type MakeCheck = (label: string, says: string, code?: string) => Check;
const resultIs =
  (result: CheckResult): MakeCheck =>
  (label, says, code) => ({ label, result, says, code });

/** A check that passes. */
export const pass = resultIs('pass');
/** A check that fails. */
export const fail = resultIs('fail');
/** Something worth knowing that is no reason to refuse. */
export const hint = resultIs('hint');
/** A check that couldn't be made. */
export const open = resultIs('open');

/** The message of checks that need Web Crypto. */
export const cryptoMissing =
  'Not checked: your browser computes signatures only on pages over `https` or on `localhost`.';

/** Returns pasted text as code that is short enough for a sentence. */
export function quoted(text: string): string {
  return `\`${shorten(text.replace(/[\s`]+/g, ' ').trim(), 40)}\``;
}

/** Returns a time in seconds since 1970 as a date in UTC; undefined if there is no such date. */
export function utc(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toISOString().replace('T', ' ').replace('.000Z', ' UTC');
}

/** Returns the seconds that someone entered as the clock; if the field is empty, those of the device's clock. */
export function readClock(typed: string, device: number): number | undefined {
  const text = typed.trim();
  if (text === '') {
    return device;
  }
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** The check of a clock that can't be read. */
export const clockFails = fail(
  'Clock',
  'The clock is a whole number of seconds since 1 January 1970 UTC, such as `1759320000`, or empty for the clock of this device.',
);

/** Returns how many checks have a result. */
export function countOf(checks: readonly Check[], result: CheckResult): number {
  return checks.filter((check) => check.result === result).length;
}
