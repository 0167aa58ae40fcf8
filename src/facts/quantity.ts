/**
 * The unit of a number, in the singular: `character`, `minute`, `MB`. `count` shows no word, and `dollar` and `percent`
 * show a sign.
 */
export type Unit = string;

/** A number with its unit as a range, a bound, or an exact amount, and its text on pages. */
export interface Quantity {
  /** The text on pages: `3–30 characters`, `up to 300 characters`, `15 minutes`. */
  readonly text: string;
  readonly unit: Unit;
  /** The smallest allowed value, or the exact value. */
  readonly min?: number;
  /** The largest allowed value, or the exact value. */
  readonly max?: number;
}

/** A quantity with both ends. */
type Range = Quantity & { readonly min: number; readonly max: number };

const unitFormats: Record<string, (amount: string) => string> = {
  dollar: (amount) => `$${amount}`,
  percent: (amount) => `${amount}%`,
  count: (amount) => amount,
};

const plurals: Record<string, string> = {
  KB: 'KB',
  MB: 'MB',
  GB: 'GB',
  TB: 'TB',
  px: 'px',
  person: 'people',
};

/**
 * Formats a number with commas between thousands: `2,000`, `1.5`. It doesn't use `Intl`, because loading the data for
 * all languages takes a phone longer than showing a page.
 */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 100) / 100).split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '');
}

function withUnit(amount: string, unit: Unit, value: number): string {
  const format = unitFormats[unit];
  const plural = plurals[unit] ?? `${unit.replace(/([^aeiou])y$/, '$1ie')}s`;
  return format ? format(amount) : `${amount} ${value === 1 ? unit : plural}`;
}

/** Formats a value with its unit: `1 day`, `2,000 characters`, `$9`. */
export function amount(value: number, unit: Unit): string {
  return withUnit(formatNumber(value), unit, value);
}

/** Units of time in seconds, the largest first. */
export const secondsIn: Readonly<Record<string, number>> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** Reads an amount such as `2,000 characters` or `70%` in a unit, to which times are converted. Other text is `undefined`. */
export function parseAmount(text: string, unit: Unit): number | undefined {
  const value = Number.parseFloat(text.replace(/[$,]/g, ''));
  const units = unit in secondsIn ? Object.keys(secondsIn) : [unit];
  const written = units.find((each) => amount(value, each) === text);
  return written === undefined ? undefined : value * ((secondsIn[written] ?? 1) / (secondsIn[unit] ?? 1));
}

// Each of these takes a text for a quantity that reads better in other words or units, such as "1 minute to 30 days".

/** Returns an exact amount: `exactly(15, 'minute')` is "15 minutes". */
export function exactly(value: number, unit: Unit, text = amount(value, unit)): Range {
  return { text, unit, min: value, max: value };
}

/** Returns an upper bound: `upTo(300, 'character')` is "up to 300 characters". */
export function upTo(max: number, unit: Unit, text = `up to ${amount(max, unit)}`) {
  return { text, unit, max };
}

/** Returns a lower bound: `atLeast(10, 'character')` is "at least 10 characters". */
export function atLeast(min: number, unit: Unit, text = `at least ${amount(min, unit)}`) {
  return { text, unit, min };
}

/** Returns a range in one unit: `between(3, 30, 'character')` is "3–30 characters". */
export function between(
  min: number,
  max: number,
  unit: Unit,
  text = withUnit(`${formatNumber(min)}–${formatNumber(max)}`, unit, max),
): Range {
  return { text, unit, min, max };
}
