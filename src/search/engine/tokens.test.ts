import { expect, test } from 'vitest';
import { stemsOf, tokenize } from './tokens';

test('reads a number with commas, an identifier, and a contraction as one token each', () => {
  const words = tokenize("1,100 feathers, 2,50 and rate_limited can't").map(({ text }) => text);
  expect(words).toEqual(['1100', 'feathers', '2', '50', 'and', 'rate_limited', 'cant']);
});

test('gives British and American spellings the same stem', () => {
  expect(stemsOf('colours organisations cancelled')).toEqual(stemsOf('color organization canceled'));
});
