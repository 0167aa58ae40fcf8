import { shorten } from '../shared/text';

/** `open`: the check couldn't be made. `hint`: useful to know, but not a reason to reject. */
export type CheckResult = 'pass' | 'fail' | 'hint' | 'open';

/** One check and its result. */
export interface Check {
  /** What is checked, in one or two words. */
  readonly label: string;
  readonly result: CheckResult;
  /** The reason, in sentences with inline code. */
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
/** Something useful to know that isn't a reason to reject. */
export const hint = resultIs('hint');
/** A check that couldn't be made. */
export const open = resultIs('open');

/** The message of checks that need Web Crypto. */
export const cryptoMissing =
  'Your browser can check signatures only on pages over `https` or on `localhost`.';

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

/** Returns the time that someone entered, in seconds, or the device's time if the field is empty. */
export function readClock(typed: string, device: number): number | undefined {
  const text = typed.trim();
  if (text === '') {
    return device;
  }
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** The failed check of a time that can't be read. */
export const clockFails = fail(
  'Time of the check',
  'Enter the time as whole seconds since January 1, 1970 UTC, such as `1759320000`, or leave the field empty to use the time of this device.',
);

/** Returns how many checks have a result. */
export function countOf(checks: readonly Check[], result: CheckResult): number {
  return checks.filter((check) => check.result === result).length;
}
