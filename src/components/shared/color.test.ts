import { expect, test } from 'vitest';
import { contrast, hexColor } from './color';

test.each(['#2F6F4F', '2f6f4f', ' 2f6f4f '])('reads the color %j', (text) => {
  expect(hexColor(text)).toBe('#2f6f4f');
});

test.each(['', '#', '2f6', '#2f6f4', '2f6f4g', '##2f6f4f', '#2f6f4f00', '٢f6f4f'])(
  'does not read the color %j',
  (text) => {
    expect(hexColor(text)).toBeUndefined();
  },
);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#ffffff', '#767676', 4.542],
  ['#123456', '#123456', 1],
])('measures the contrast of %s and %s as WCAG does', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 3);
});
