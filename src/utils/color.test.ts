import { expect, test } from 'vitest';
import { textColorOn } from './color';

test.each([
  ['#2f6f4f', '#ffffff'],
  ['#ffee00', '#000000'],
  // The lightest gray on which white has the higher contrast, and the next gray.
  ['#757575', '#ffffff'],
  ['#767676', '#000000'],
])('on %s, text is %s', (fill, text) => {
  expect(textColorOn(fill)).toBe(text);
});
