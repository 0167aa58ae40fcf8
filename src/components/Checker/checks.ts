/** `open`: it could not be checked, for want of something. `hint`: worth knowing, and no reason to refuse. */
export type CheckResult = 'pass' | 'fail' | 'hint' | 'open';

/** One check with what came of it. */
export interface Check {
  /** What is checked: one or two words. */
  readonly label: string;
  readonly result: CheckResult;
  /** The reason, in sentences. Code stands between backticks. */
  readonly says: string;
  /** The error code that Rookery gives for it. */
  readonly code?: string;
}

/** What a page says when the browser keeps Web Crypto from it. */
export const cryptoMissing =
  'Not checked: your browser computes signatures only on pages over `https` or on `localhost`.';

/** What somebody pasted, short enough for a sentence, as code. */
export function quoted(text: string): string {
  const line = text.replace(/[\s`]+/g, ' ').trim();
  return `\`${line.length > 40 ? `${line.slice(0, 40)}…` : line}\``;
}

/** A number with its word: `1 check`, `2 checks`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of seconds in words, in the two largest units: `2 days 3 hours`. */
export function secondsInWords(seconds: number): string {
  const first = units.findIndex(([, length]) => seconds >= length);
  let rest = Math.floor(seconds);
  const words = units.slice(first, first + 2).flatMap(([word, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return count > 0 ? [counted(count, word)] : [];
  });
  return words.join(' ') || '0 seconds';
}

/** A time in seconds since 1970 as UTC to read; undefined where there is no such date. */
export function utc(seconds: number): string | undefined {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime())
    ? undefined
    : date.toISOString().replace('T', ' ').replace('.000Z', ' UTC');
}

/** A clock that somebody typed, in seconds; the clock of the device where it is left empty. */
export function readClock(typed: string, device: number): number | undefined {
  const text = typed.trim();
  if (text === '') {
    return device;
  }
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** The check that stands for a clock that cannot be read. */
export const clockFault: Check = {
  label: 'Clock',
  result: 'fail',
  says: 'The clock is a whole number of seconds since 1 January 1970 UTC, such as `1759320000`, or empty for the clock of this device.',
};

/** How many checks came out how. */
export function countOf(checks: readonly Check[], result: CheckResult): number {
  return checks.filter((check) => check.result === result).length;
}
