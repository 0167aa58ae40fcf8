import { themes } from '@site/src/facts/themes';
import { expect, test } from 'vitest';
import { isReadable, readColor } from '../ui/color';
import { colorsOf, customPairs } from './colors';
import { newChat } from './look';

test.each([
  ['#2f6f4f', '#2f6f4f'],
  ['2F6F4F', '#2f6f4f'],
  [' #abc ', '#aabbcc'],
])('reads the color %j', (typed, value) => {
  expect(readColor(typed)).toEqual({ value });
});

test.each(['', '#2f6f4', '#2f6f4f80', 'red', 'rgb(1, 2, 3)', '##abc'])('refuses the color %j', (typed) => {
  expect(readColor(typed)).toHaveProperty('fault');
});

test('uses the colors of a theme as they are until the accent is changed', () => {
  expect(colorsOf(newChat)).toEqual(themes.daylight.colors);
  for (const theme of ['daylight', 'dusk', 'night', 'contrast'] as const) {
    expect(colorsOf({ ...newChat, theme }), theme).toEqual(themes[theme].colors);
  }
});

test('keeps every pair of colors readable with any accent and any custom theme that is allowed', () => {
  const levels = ['00', '66', 'cc', 'ff'];
  const accents = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
  const custom = { background: '#fff8e7', surface: '#e7f0ff', text: '#403020' };
  expect(customPairs(custom).every((pair) => pair.isReadable)).toBe(true);
  for (const accent of accents) {
    for (const theme of ['daylight', 'dusk', 'night', 'contrast', 'custom'] as const) {
      const colors = colorsOf({ theme, accent, ...custom });
      const backgrounds = [colors.background, colors.surface];
      const texts = [colors.text, colors.muted, colors.accent];
      const unreadable = texts.filter((text) => !isReadable(text, backgrounds));
      expect(unreadable, `${theme} ${accent}`).toEqual([]);
      expect(isReadable(colors.onAccent, [colors.accent]), `${theme} ${accent}`).toBe(true);
    }
  }
});

test('refuses a custom theme with text that is hard to read', () => {
  const pairs = customPairs({ background: '#ffffff', surface: '#000000', text: '#888888' });
  expect(pairs.map((pair) => [pair.label, pair.isReadable])).toEqual([
    ['Text on background', false],
    ['Text on surface', true],
  ]);
});
