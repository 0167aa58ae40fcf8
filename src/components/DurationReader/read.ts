import {
  type DurationLetter,
  type DurationUse,
  durationUnits,
  parseDuration,
} from '@site/src/facts/durations';
import { secondsInWords, shorten } from '../ui/text';

/** What an entered duration is: empty, permanent, a number of seconds, or wrong with the reason. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'perm' }
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'wrong'; readonly reason: string };

const letters = Object.keys(durationUnits) as DurationLetter[];

/** The four letters with their units: "d (days), h (hours), m (minutes), or s (seconds)". */
const lettersInWords = letters
  .map((letter) => `${letter} (${durationUnits[letter].label.toLowerCase()})`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', or ');

/** Returns entered text, short enough for a sentence. */
function quoted(text: string): string {
  return `“${shorten(text, 20)}”`;
}

/** Reads a duration as entered, for one of its uses. */
export function read(typed: string, { label, min, max, perm }: DurationUse): Reading {
  const text = typed.trim().toLowerCase();
  if (text === '') {
    return { kind: 'empty' };
  }
  const parsed = parseDuration(text);
  if (parsed === 'perm' && perm) {
    return { kind: 'perm' };
  }
  // The parser rejects numbers with too many digits, but to the reader they are durations that are too long.
  if (parsed === undefined && !/^\d+[dhms]$/.test(text)) {
    return {
      kind: 'wrong',
      reason: `${quoted(text)} isn't a duration. Write whole numbers with these letters, the largest unit first and without spaces, as in ${quoted('1d12h')}: ${lettersInWords}.`,
    };
  }
  if (typeof parsed !== 'number' || parsed < min || parsed > max) {
    const forGood = perm ? `, or ${quoted('perm')}` : '';
    const range = `from ${secondsInWords(min)} to ${secondsInWords(max)}`;
    return { kind: 'wrong', reason: `${label}: Enter a time ${range}${forGood}.` };
  }
  return { kind: 'time', seconds: parsed };
}
