import { Fuzz } from '@site/e2e/support/fuzz';
import { themes } from '@site/src/facts/themes';
import { expect, test } from 'vitest';
import { minContrast } from '../shared/color';
import { colorsOf, customPairs, pairsOf, parseColor, ratioText } from './color';
import { newChat } from './look';

test.each([
  ['#2f6f4f', '#2f6f4f'],
  ['2F6F4F', '#2f6f4f'],
  [' #abc ', '#aabbcc'],
])('reads the color %j', (typed, value) => {
  expect(parseColor(typed)).toEqual({ value });
});

test.each([
  ['', 'Enter a hex color'],
  ['#2f6f4', 'this one has 5'],
  ['#2f6f4f80', 'transparent'],
  ['red', 'Color names'],
  ['rgb(1, 2, 3)', 'rgb()'],
  ['##abc', '0–9 and a–f'],
])('explains what is wrong with the color %j', (typed, fault) => {
  expect(parseColor(typed)).toEqual({ fault: expect.stringContaining(fault) });
});

test('returns a color or a sentence for any text', () => {
  const fuzz = new Fuzz(1);
  let colors = 0;
  for (let round = 0; round < 1500; round++) {
    const typed = fuzz.chance(0.5)
      ? fuzz.text(9, ['#', 'a', 'f', '0', '9', 'G', ' ', '%', 'rgb(', '-', 'é', '\ud800'])
      : fuzz.corrupt('#2f6f4f');
    const reading = parseColor(typed);
    colors += reading.value ? 1 : 0;
    expect(reading.value ?? reading.fault, typed).toMatch(/^#[0-9a-f]{6}$|\.$/);
  }
  expect(colors).toBeGreaterThan(50);
});

test('does not round a ratio up to the limit', () => {
  expect(ratioText(4.4999)).toBe('4.49:1');
  expect(ratioText(21)).toBe('21.00:1');
});

test('uses the colors of a theme as they are until the accent is changed', () => {
  expect(colorsOf(newChat, newChat)).toEqual(themes.daylight.colors);
  for (const theme of ['daylight', 'dusk', 'night', 'contrast'] as const) {
    expect(colorsOf({ theme, accent: newChat.accent }, newChat), theme).toEqual(themes[theme].colors);
  }
});

test('keeps every pair of colors readable with any accent and any custom theme that is allowed', () => {
  const fuzz = new Fuzz(2);
  const color = () => `#${fuzz.number(0x1000000).toString(16).padStart(6, '0')}`;
  let allowed = 0;
  for (let round = 0; round < 800; round++) {
    const custom = { background: color(), surface: color(), text: color() };
    const look = {
      theme: fuzz.pick(['daylight', 'dusk', 'night', 'contrast', 'custom'] as const),
      accent: color(),
    };
    if (look.theme !== 'custom' || customPairs(custom).every((pair) => pair.isReadable)) {
      allowed++;
      const unreadable = pairsOf(colorsOf(look, custom)).filter(({ ratio }) => ratio < minContrast);
      expect(unreadable, JSON.stringify({ look, custom })).toEqual([]);
    }
  }
  expect(allowed).toBeGreaterThan(500);
});

test('refuses a custom theme with text that is hard to read', () => {
  const pairs = customPairs({ background: '#ffffff', surface: '#000000', text: '#888888' });
  expect(pairs.map((pair) => [pair.label, pair.isReadable])).toEqual([
    ['Text on background', false],
    ['Text on surface', true],
  ]);
});
