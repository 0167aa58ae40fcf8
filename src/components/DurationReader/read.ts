import {
  type DurationLetter,
  type DurationUse,
  durationUnits,
  parseDuration,
} from '@site/src/facts/moderation';
import { secondsInWords, shorten } from '../shared/text';

/** What a typed duration is: nothing yet, for good, a number of seconds, or wrong with the reason. */
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

/** The four letters with their words: "d (days), h (hours), m (minutes) or s (seconds)". */
const lettersInWords = letters
  .map((letter) => `${letter} (${durationUnits[letter].label.toLowerCase()})`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

/** What was typed, short enough for a sentence. */
function quoted(text: string): string {
  return `“${shorten(text, 20)}”`;
}

/** The parts of a text such as `1d12h`, each with digits, letters, or both. */
function partsOf(text: string): Part[] {
  return [...text.matchAll(/(\d+)([a-z]*)|([a-z]+)/g)].map(([, digits = '', letter = '', alone = '']) => ({
    digits,
    letter: letter || alone,
  }));
}

/** Why a text is not a duration, or nothing where each of its parts is sound and they stand in order. */
function faultOf(text: string): string | undefined {
  if (/\s/.test(text)) {
    return `Write it without spaces, as in ${quoted('1d12h')}.`;
  }
  if (/\d[.,]\d/.test(text)) {
    return `Write whole numbers: ${quoted('1h30m')}, not ${quoted('1.5h')}.`;
  }
  const sign = /[^a-z\d]/u.exec(text)?.[0];
  if (sign !== undefined) {
    return `${quoted(sign)} does not belong in a duration. Write numbers and letters only, as in ${quoted('1d12h')}.`;
  }
  const parts = partsOf(text);
  if (parts.some(({ letter }) => letter === 'perm')) {
    return `${quoted('perm')} stands alone: write it without a time, or leave it out.`;
  }
  const seen: DurationLetter[] = [];
  for (const { digits, letter } of parts) {
    if (letter === '') {
      return `${quoted(digits)} has no letter. Put one behind the number: ${lettersInWords}.`;
    }
    if (!isLetter(letter)) {
      return `${quoted(letter)} is not a letter of a duration. Use ${lettersInWords}.`;
    }
    if (digits === '') {
      return `${quoted(letter)} has no number. Put one in front of it, as in ${quoted(durationUnits[letter].example)}.`;
    }
    if (seen.includes(letter)) {
      return `${quoted(letter)} stands twice. Write each letter once.`;
    }
    seen.push(letter);
  }
  if (parts.some(({ digits }) => /^0\d{6}/.test(digits))) {
    return 'Write the numbers without zeros in front.';
  }
  const inOrder = letters.filter((letter) => seen.includes(letter));
  if (inOrder.join() !== seen.join()) {
    const sorted = inOrder.map((letter) => parts.filter((part) => part.letter === letter));
    const right = sorted.flat().map(({ digits, letter }) => digits + letter);
    return `The largest comes first: write ${quoted(right.join(''))}.`;
  }
  return undefined;
}

/** Reads a duration as typed, for one of the things that take one. */
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
          reason: `${label}: ${quoted('perm')} is not allowed here. Give a time of up to ${secondsInWords(max)}.`,
        };
  }
  // A number with too many digits is no duration to the parser; to the reader it is one that is too long.
  const fault = parsed === undefined ? faultOf(text) : undefined;
  if (fault !== undefined) {
    return { kind: 'wrong', reason: fault };
  }
  if (parsed === undefined || parsed > max) {
    const forGood = perm ? `, or ${quoted('perm')}` : '';
    return { kind: 'wrong', reason: `${label}: too long. The longest is ${secondsInWords(max)}${forGood}.` };
  }
  if (parsed < min) {
    return { kind: 'wrong', reason: `${label}: too short. The shortest is ${secondsInWords(min)}.` };
  }
  return { kind: 'time', seconds: parsed };
}
