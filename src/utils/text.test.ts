import { expect, test } from 'vitest';
import { formatDuration, plainText } from './text';

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [5400, '1 hour 30 minutes'],
  [3600, '1 hour'],
  [180_061, '2 days 2 hours'],
  [90_061, '1 day 1 hour'],
])('writes %i seconds in words', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});

test('makes text plain', () => {
  expect(plainText("Pré-approve: don't, CAFÉ, ﬃ")).toBe('pre-approve: dont, cafe, ffi');
});
