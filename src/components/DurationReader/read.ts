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

interface Part {
  readonly digits: string;
  readonly letter: string;
}

const letters = Object.keys(durationUnits) as DurationLetter[];

function isLetter(letter: string): letter is DurationLetter {
  return letters.some((each) => each === letter);
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

/** Returns the parts of text such as `1d12h`, each with digits, letters, or both. */
function partsOf(text: string): Part[] {
  return [...text.matchAll(/(\d+)([a-z]*)|([a-z]+)/g)].map(([, digits = '', letter = '', alone = '']) => ({
    digits,
    letter: letter || alone,
  }));
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
  const parts = partsOf(text);
  if (parts.some(({ letter }) => letter === 'perm')) {
    return `${quoted('perm')} can't be combined with a time. Use one or the other.`;
  }
  const seen: DurationLetter[] = [];
  for (const { digits, letter } of parts) {
    if (letter === '') {
      return `${quoted(digits)} has no unit. Add a letter after the number: ${lettersInWords}.`;
    }
    if (!isLetter(letter)) {
      return `${quoted(letter)} isn't a unit of time. Use ${lettersInWords}.`;
    }
    if (digits === '') {
      return `${quoted(letter)} has no number. Add one before it, as in ${quoted(durationUnits[letter].example)}.`;
    }
    if (seen.includes(letter)) {
      return `${quoted(letter)} appears twice. Use each letter only once.`;
    }
    seen.push(letter);
  }
  if (parts.some(({ digits }) => /^0\d{6}/.test(digits))) {
    return 'Enter the numbers without leading zeros.';
  }
  const inOrder = letters.filter((letter) => seen.includes(letter));
  if (inOrder.join() !== seen.join()) {
    const sorted = inOrder.map((letter) => parts.filter((part) => part.letter === letter));
    const right = sorted.flat().map(({ digits, letter }) => digits + letter);
    return `Put the largest unit first: ${quoted(right.join(''))}.`;
  }
  return undefined;
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
