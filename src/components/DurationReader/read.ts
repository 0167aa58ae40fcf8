import {
  type DurationLetter,
  type DurationUse,
  durationUnits,
  parseDuration,
} from '@site/src/facts/durations';
import { secondsInWords, shorten } from '../shared/text';

/** What an entered duration is: empty, permanent, a number of seconds, or wrong with the reason. */
export type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'perm' }
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'wrong'; readonly reason: string };

const letters = Object.keys(durationUnits) as DurationLetter[];

/** Returns the place of a part's letter, from the largest unit; -1 if there is no such unit. */
function placeOf(part: string): number {
  return letters.findIndex((letter) => part.endsWith(letter));
}

/** The four letters with their units: "d (days), h (hours), m (minutes), or s (seconds)". */
const lettersInWords = letters
  .map((letter) => `${letter} (${durationUnits[letter].label.toLowerCase()})`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ', or ');

/** Returns entered text, short enough for a sentence. */
function quoted(text: string): string {
  return `“${shorten(text, 20)}”`;
}

/** Returns why text isn't a duration, or undefined if its parts are valid and in order. */
function faultOf(text: string): string | undefined {
  if (/\s/.test(text)) {
    return `Enter the duration without spaces, as in ${quoted('1d12h')}.`;
  }
  if (/\d[.,]\d/.test(text)) {
    return `Use whole numbers: ${quoted('1h30m')} instead of ${quoted('1.5h')}.`;
  }
  const sign = /[^a-z\d]/u.exec(text)?.[0];
  if (sign !== undefined) {
    return `A duration can't contain ${quoted(sign)}. Use only numbers and letters, as in ${quoted('1d12h')}.`;
  }
  const parts = text.match(/\d*[a-z]+|\d+$/g) ?? [];
  const wrong = parts.find((part) => !/^\d+[a-z]$/.test(part) || placeOf(part) < 0);
  if (wrong !== undefined) {
    return `${quoted(wrong)} isn't a time. Enter a number with one of these letters: ${lettersInWords}.`;
  }
  const sorted = [...parts].sort((one, other) => placeOf(one) - placeOf(other)).join('');
  if (sorted !== text) {
    return `Put the largest unit first: ${quoted(sorted)}.`;
  }
  return new Set(parts.map(placeOf)).size < parts.length ? 'Use each letter only once.' : undefined;
}

/** Reads a duration as entered, for one of its uses. */
export function read(typed: string, { label, min, max, perm }: DurationUse): Reading {
  const text = typed.trim().toLowerCase();
  if (text === '') {
    return { kind: 'empty' };
  }
  const parsed = parseDuration(text);
  if (parsed === 'perm') {
    return perm
      ? { kind: 'perm' }
      : {
          kind: 'wrong',
          reason: `${label}: ${quoted('perm')} isn't allowed here. Enter a time of up to ${secondsInWords(max)}.`,
        };
  }
  // The parser rejects numbers with too many digits, but to the reader they are durations that are too long.
  const fault = parsed === undefined ? faultOf(text) : undefined;
  if (fault !== undefined) {
    return { kind: 'wrong', reason: fault };
  }
  if (parsed === undefined || parsed > max) {
    const forGood = perm ? `, or ${quoted('perm')}` : '';
    return {
      kind: 'wrong',
      reason: `${label}: This is too long. The maximum is ${secondsInWords(max)}${forGood}.`,
    };
  }
  if (parsed < min) {
    return { kind: 'wrong', reason: `${label}: This is too short. The minimum is ${secondsInWords(min)}.` };
  }
  return { kind: 'time', seconds: parsed };
}
