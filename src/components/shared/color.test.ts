import { Fuzz } from '@site/e2e/support/fuzz';
import { type ThemeId, themes } from '@site/src/facts/themes';
import { expect, test } from 'vitest';
import { contrast, hexColor, minContrast, readable, textOn } from './color';

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

test('makes any accent readable on the background of any theme, and leaves a readable one alone', () => {
  expect(readable('#2f6f4f', ['#ffffff'], '')).toBe('#2f6f4f');
  const fuzz = new Fuzz(7);
  const ids = Object.keys(themes) as [ThemeId, ...ThemeId[]];
  for (let round = 0; round < 1000; round++) {
    const color = `#${fuzz.number(0x1000000).toString(16).padStart(6, '0')}`;
    const { background } = themes[fuzz.pick(ids)].colors;
    const shown = readable(color, [background], '');
    const lowest = Math.min(contrast(shown, background), contrast(shown, textOn(shown)));
    expect(lowest, `${color} on ${background}`).toBeGreaterThanOrEqual(minContrast);
  }
});
