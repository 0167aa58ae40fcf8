/** The plural of each unit. */
const plurals = {
  answer: 'answers',
  button: 'buttons',
  byte: 'bytes',
  cell: 'cells',
  character: 'characters',
  chat: 'chats',
  check: 'checks',
  'co-owner': 'co-owners',
  code: 'codes',
  day: 'days',
  entry: 'entries',
  feather: 'feathers',
  hour: 'hours',
  icon: 'icons',
  KB: 'KB',
  language: 'languages',
  link: 'links',
  MB: 'MB',
  message: 'messages',
  minute: 'minutes',
  month: 'months',
  page: 'pages',
  part: 'parts',
  problem: 'problems',
  px: 'px',
  request: 'requests',
  'request per minute': 'requests per minute',
  result: 'results',
  round: 'rounds',
  row: 'rows',
  seat: 'seats',
  second: 'seconds',
  tag: 'tags',
  use: 'uses',
  word: 'words',
  year: 'years',
} as const;

/** Units without a word. A count is a number alone. */
const signs = {
  count: (digits: string) => digits,
  dollar: (digits: string) => `$${digits}`,
  percent: (digits: string) => `${digits}%`,
} as const;

/** A unit in the singular. */
export type Unit = keyof typeof plurals | keyof typeof signs;

function isSign(unit: Unit): unit is keyof typeof signs {
  return unit in signs;
}

/** An exact amount, a bound, or a range, with its text on pages. */
export interface Quantity {
  /** The text on pages: `3–30 characters`, `up to 300 characters`, `15 minutes`. */
  readonly text: string;
  readonly unit: Unit;
  /** The smallest allowed value, or the exact value. */
  readonly min?: number;
  /** The largest allowed value, or the exact value. */
  readonly max?: number;
}

type Range = Quantity & { readonly min: number; readonly max: number };

/** Formats a number with commas between thousands: `2,000`, `1.5`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function withUnit(digits: string, unit: Unit, value: number): string {
  return isSign(unit) ? signs[unit](digits) : `${digits} ${value === 1 ? unit : plurals[unit]}`;
}

/** Formats a value with its unit: `1 day`, `2,000 characters`, `$9`. */
export function formatAmount(value: number, unit: Unit): string {
  return withUnit(formatNumber(value), unit, value);
}

/** Units of time in seconds, the largest first. */
const secondsIn = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

type TimeUnit = keyof typeof secondsIn;

const timeUnits = Object.keys(secondsIn) as TimeUnit[];

function isTime(unit: Unit): unit is TimeUnit {
  return unit in secondsIn;
}

/** Parses an amount such as `2,000 characters` or `70%`, and converts times to the unit. Returns nothing for any other text. */
export function parseAmount(text: string, unit: Unit): number | undefined {
  const value = Number.parseFloat(text.replace(/[$,]/g, ''));
  if (isTime(unit)) {
    const written = timeUnits.find((timeUnit) => formatAmount(value, timeUnit) === text);
    return written && (value * secondsIn[written]) / secondsIn[unit];
  }
  return formatAmount(value, unit) === text ? value : undefined;
}

/** Returns an exact amount: `exactly(15, 'minute')` is "15 minutes". A `text` replaces the usual words, here and below. */
export function exactly(value: number, unit: Unit, text = formatAmount(value, unit)): Range {
  return { text, unit, min: value, max: value };
}

export function upTo(max: number, unit: Unit, text = `up to ${formatAmount(max, unit)}`) {
  return { text, unit, max };
}

export function atLeast(min: number, unit: Unit, text = `at least ${formatAmount(min, unit)}`) {
  return { text, unit, min };
}

export function between(
  min: number,
  max: number,
  unit: Unit,
  text = withUnit(`${formatNumber(min)}–${formatNumber(max)}`, unit, max),
): Range {
  return { text, unit, min, max };
}

/** Formats a number of seconds in its two largest units: `1 day 12 hours`. */
export function formatDuration(seconds: number): string {
  if (seconds < 1) return '0 seconds';
  const first = timeUnits.findIndex((unit) => seconds >= secondsIn[unit]);
  let rest = Math.floor(seconds);
  const words = timeUnits.slice(first, first + 2).flatMap((unit) => {
    const count = Math.floor(rest / secondsIn[unit]);
    rest %= secondsIn[unit];
    return count > 0 ? [formatAmount(count, unit)] : [];
  });
  return words.join(' ');
}
