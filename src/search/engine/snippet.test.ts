import { expect, test } from 'vitest';
import { snippet } from './snippet';
import { stemOf } from './tokens';

const text =
  'Select a message. Delete: Removes it and its files for everyone at once, in each channel and embed.';

test.each([
  ['message', text],
  ['files', 'Delete: Removes it and its files for everyone at once, in each channel and embed.'],
  ['channel', '…its files for everyone at once, in each channel and embed.'],
  ['other', text],
])('the snippet for %j begins with its sentence, or shortly before it', (word, expected) => {
  const pieces = snippet(text, (stem) => stem === stemOf(word));
  expect(pieces.map(({ text }) => text).join('')).toBe(expected);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(
    word === 'other' ? [] : [word],
  );
});
