// biome-ignore format: many words on a line
/** A unit in the singular. */
export type Unit =
  | 'answer' | 'button' | 'byte' | 'character' | 'chat' | 'co-owner' | 'code' | 'count' | 'day' | 'dollar'
  | 'entry' | 'feather' | 'hour' | 'icon' | 'KB' | 'language' | 'link' | 'MB' | 'message' | 'minute' | 'month' | 'page' | 'part'
  | 'percent' | 'problem' | 'px' | 'request' | 'request per minute' | 'result' | 'round' | 'row' | 'seat' | 'second' | 'tag'
  | 'use' | 'word' | 'year';

/** Plurals that don't just add an `s`. */
const irregularPlurals: Partial<Record<Unit, string>> = {
  entry: 'entries',
  KB: 'KB',
  MB: 'MB',
  px: 'px',
  'request per minute': 'requests per minute',
};

/** Formats of units without a word. */
const symbolFormats: Partial<Record<Unit, (digits: string) => string>> = {
  count: (digits) => digits,
  dollar: (digits) => `$${digits}`,
  percent: (digits) => `${digits}%`,
};

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

type UpperBound<Name extends Unit> = Quantity & { readonly max: number; readonly unit: Name };

/** Formats a number with commas between thousands: `2,000`, `1.5`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

function withUnit(digits: string, unit: Unit, isPlural: boolean): string {
  const format = symbolFormats[unit];
  if (format) return format(digits);
  const plural = irregularPlurals[unit] ?? `${unit}s`;
  return `${digits} ${isPlural ? plural : unit}`;
}

/** Formats a value with its unit: `1 day`, `2,000 characters`, `$9`. */
export function formatAmount(value: number, unit: Unit): string {
  return withUnit(formatNumber(value), unit, value !== 1);
}

const secondsPerUnit = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

const bytesPerUnit = { MB: 1024 ** 2, KB: 1024 } as const;

/** Returns an upper bound in seconds. */
export function toSeconds({ max, unit }: UpperBound<keyof typeof secondsPerUnit>): number {
  return max * secondsPerUnit[unit];
}

/** Returns an upper bound in bytes. */
export function toBytes({ max, unit }: UpperBound<keyof typeof bytesPerUnit>): number {
  return max * bytesPerUnit[unit];
}

/** Returns an exact amount: `exactly(15, 'minute')` is "15 minutes". As in the functions below, `text` replaces the usual words. */
export function exactly<Name extends Unit>(value: number, unit: Name, text = formatAmount(value, unit)) {
  return { text, unit, min: value, max: value };
}

export function upTo<Name extends Unit>(max: number, unit: Name, text = `up to ${formatAmount(max, unit)}`) {
  return { text, unit, max };
}

export function atLeast(min: number, unit: Unit, text = `at least ${formatAmount(min, unit)}`) {
  return { text, unit, min };
}

export function between<Name extends Unit>(
  min: number,
  max: number,
  unit: Name,
  text = withUnit(`${formatNumber(min)}–${formatNumber(max)}`, unit, true),
) {
  return { text, unit, min, max };
}
