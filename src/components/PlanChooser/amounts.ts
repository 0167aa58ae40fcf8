/** What an amount is counted in: pieces, time in days, or a file's size in MB. */
export type AmountKind = 'count' | 'time' | 'size';

/** An amount that somebody typed: its number in pieces, days or MB, or the sentence that says what is wrong. */
export type Reading =
  | { readonly value: number; readonly mistake?: never }
  | { readonly value?: never; readonly mistake: string };

// A month is counted as 30 days and a year as 365, as the plans count their years.
const units: Readonly<Record<AmountKind, Readonly<Record<string, number>>>> = {
  count: {},
  time: {
    d: 1,
    day: 1,
    days: 1,
    week: 7,
    weeks: 7,
    month: 30,
    months: 30,
    y: 365,
    year: 365,
    years: 365,
  },
  size: { kb: 1 / 1024, mb: 1, gb: 1024, tb: 1024 * 1024 },
};

const right: Readonly<Record<AmountKind, string>> = {
  count: 'Write a whole number, such as 250.',
  time: 'Write a number of days, weeks, months or years, such as 90 days or 2 years.',
  size: 'Write a number with KB, MB or GB, such as 25 MB.',
};

/** Nothing that a chat holds comes near it; larger numbers lose digits. */
const ceiling = 1e12;

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

function factorOf(unit: string, kind: AmountKind): number | undefined {
  // "constructor" and the like are words of every object.
  return Object.hasOwn(units[kind], unit) ? units[kind][unit] : undefined;
}

/**
 * Reads what somebody typed, such as `1,000`, `2 years` or `1.5 GB`. Without a unit, time is in days and sizes in MB.
 * @returns nothing for an empty text
 */
export function readAmount(typed: string, kind: AmountKind): Reading | undefined {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (!text) {
    return undefined;
  }
  const [, digits, fraction = '', unit = ''] =
    /^(\d{1,3}(?:[ ,]\d{3})+|\d+)(\.\d+)? ?(\p{L}*)$/u.exec(text) ?? [];
  const factor = unit ? factorOf(unit.toLowerCase(), kind) : 1;
  if (digits === undefined || factor === undefined || (kind === 'count' && fraction)) {
    return { mistake: `"${shortened(text)}" can't be read. ${right[kind]}` };
  }
  const value = Number(digits.replace(/[ ,]/g, '') + fraction) * factor;
  return value > ceiling ? { mistake: `"${shortened(text)}" is too large. ${right[kind]}` } : { value };
}
