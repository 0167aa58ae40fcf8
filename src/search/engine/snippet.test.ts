import { expect, test } from 'vitest';
import { snippet } from './snippet';
import { stemOf } from './tokens';

const text =
  'Select a message. Delete: Removes it and its files for everyone. It takes effect at once, in each channel and embed, for members and guests …';

test.each([
  ['files', 'Delete: Removes it and its files for everyone.'],
  ['once', 'It takes effect at once, in each channel and embed…'],
  ['guests', '…in each channel and embed, for members and guests…'],
])('the snippet for %j is whole sentences, or else whole words', (word, expected) => {
  const pieces = snippet(text, (stem) => stem === stemOf(word), 54);
  expect(pieces.map(({ text }) => text).join('')).toBe(expected);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([word]);
});
