import { Fuzz } from '@site/e2e/support/fuzz';
import { type ThemeId, themes } from '@site/src/facts/themes';
import { expect, test } from 'vitest';
import { contrast, hexColour, readableOn, textOn } from './colours';

test.each(['#2F6F4F', '2f6f4f', ' 2f6f4f '])('reads the color %j', (text) => {
  expect(hexColour(text)).toBe('#2f6f4f');
});

test.each(['', '#', '2f6', '#2f6f4', '2f6f4g', '##2f6f4f', '#2f6f4f00', '٢f6f4f'])(
  'does not read the color %j',
  (text) => {
    expect(hexColour(text)).toBeUndefined();
  },
);

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
});

test('leaves a readable color alone', () => {
  expect(readableOn('#ffffff', '#2f6f4f')).toBe('#2f6f4f');
});

test('makes any accent readable on the background of any theme', () => {
  const fuzz = new Fuzz(7);
  const ids = Object.keys(themes) as [ThemeId, ...ThemeId[]];
  for (let round = 0; round < 1500; round++) {
    const color = `#${fuzz.number(0x1000000).toString(16).padStart(6, '0')}`;
    const { background } = themes[fuzz.pick(ids)].colours;
    const shown = readableOn(background, color);
    const lowest = Math.min(contrast(shown, background), contrast(shown, textOn(shown)));
    expect(lowest, `${color} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});
