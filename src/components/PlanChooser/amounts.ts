import type { Reading } from '../shared/reading';
import { shorten } from '../shared/text';

/** What an amount counts: items, time in days, or a file's size in MB. */
export type AmountKind = 'count' | 'time' | 'size';

// A month is 30 days and a year 365, as in the plans.
const units: Readonly<Record<AmountKind, readonly (readonly [unit: RegExp, factor: number])[]>> = {
  count: [],
  time: [
    [/^d(ays?)?$/i, 1],
    [/^weeks?$/i, 7],
    [/^months?$/i, 30],
    [/^y(ears?)?$/i, 365],
  ],
  size: [
    [/^kb$/i, 1 / 1024],
    [/^mb$/i, 1],
    [/^gb$/i, 1024],
    [/^tb$/i, 1024 * 1024],
  ],
};

const fixes: Readonly<Record<AmountKind, string>> = {
  count: 'Enter a whole number, such as 250.',
  time: 'Enter a number of days, weeks, months, or years, such as 90 days or 2 years.',
  size: 'Enter a number with KB, MB, or GB, such as 25 MB.',
};

/** No chat comes near it, and larger numbers lose digits. */
const ceiling = 1e12;

/**
 * Reads an amount such as `1,000`, `2 years`, or `1.5 GB`. Without a unit, time is in days and sizes are in MB.
 * @returns neither a value nor a fault for an empty text
 */
export function readAmount(typed: string, kind: AmountKind): Reading<number> {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (!text) {
    return {};
  }
  const shown = `"${shorten(text)}"`;
  const [, digits, fraction = '', unit] = /^(\d{1,3}(?:[ ,]\d{3})+|\d+)(\.\d+)? ?(\p{L}*)$/u.exec(text) ?? [];
  const factor = unit ? units[kind].find(([name]) => name.test(unit))?.[1] : 1;
  if (digits === undefined || factor === undefined || (kind === 'count' && fraction)) {
    return { fault: `${shown} can't be read. ${fixes[kind]}` };
  }
  const value = Number(digits.replace(/[ ,]/g, '') + fraction) * factor;
  return value > ceiling ? { fault: `${shown} is too large. ${fixes[kind]}` } : { value };
}
