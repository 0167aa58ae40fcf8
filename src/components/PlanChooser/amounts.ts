import type { Reading } from '../ui/reading';
import { shorten } from '../ui/text';

/** What an amount counts: items, time in days, or a file's size in MB. */
export type AmountKind = 'count' | 'time' | 'size';

// A month is 30 days and a year 365, as in the plans.
const units: Readonly<Record<AmountKind, ReadonlyMap<string, number>>> = {
  count: new Map(),
  time: new Map(Object.entries({ day: 1, week: 7, month: 30, year: 365 })),
  size: new Map(Object.entries({ kb: 1 / 1024, mb: 1, gb: 1024 })),
};

const fixes: Readonly<Record<AmountKind, string>> = {
  count: 'Enter a whole number, such as 250.',
  time: 'Enter a number of days, weeks, months, or years, such as 90 days or 2 years.',
  size: 'Enter a number with KB, MB, or GB, such as 25 MB.',
};

/**
 * Reads an amount such as `1,000`, `2 years`, or `1.5 GB`. Without a unit, time is in days and sizes are in MB.
 * @returns neither a value nor a fault for an empty text
 */
export function readAmount(typed: string, kind: AmountKind): Reading<number> {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (!text) {
    return {};
  }
  const [, digits, fraction = '', unit] =
    /^(\d{1,3}(?:[ ,]\d{3}){1,3}|\d{1,9})(\.\d+)? ?([a-z]*?)s?$/i.exec(text) ?? [];
  const factor = unit ? units[kind].get(unit.toLowerCase()) : 1;
  if (digits === undefined || factor === undefined || (kind === 'count' && fraction)) {
    return { fault: `"${shorten(text)}" can't be read. ${fixes[kind]}` };
  }
  return { value: Number(digits.replace(/[ ,]/g, '') + fraction) * factor };
}
