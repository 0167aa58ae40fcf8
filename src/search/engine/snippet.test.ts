import { expect, test } from 'vitest';
import { bestText, snippet } from './snippet';
import { stemOf } from './tokens';

const text =
  'Select a message. Delete: Removes it and its files for everyone at once, in each channel and embed.';

const wanted = (word: string, ...values: RegExp[]) => ({ stems: new Set([stemOf(word)]), values });

test.each([
  ['message', text],
  ['files', 'Delete: Removes it and its files for everyone at once, in each channel and embed.'],
  ['channel', '…its files for everyone at once, in each channel and embed.'],
  ['other', text],
])('the snippet for %j begins with its sentence, or shortly before it', (word, expected) => {
  const pieces = snippet(text, wanted(word));
  expect(pieces.map(({ text }) => text).join('')).toBe(expected);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(
    word === 'other' ? [] : [word],
  );
});

test.each([
  ['bans', [], 'Ban: 30 days'],
  ['mute', [/\d day/], 'Ban: 30 days'],
  ['mute', [], 'Stops someone.'],
  ['durations', [], 'Stops someone.'],
])('the text for %j and %j is the first that adds most to the title', (word, values, expected) => {
  expect(bestText('Durations', ['Stops someone.', 'Ban: 30 days'], wanted(word, ...values))).toBe(expected);
});
