import { expect, test } from 'vitest';
import { contrast } from '../utils/color';
import { readText } from '../utils/files';
import { colorStyle, type Theme, themes } from './themes';

test.each(Object.entries(themes))('the theme %s has the contrast that its page promises', (_, { colors }) => {
  for (const background of [colors.background, colors.surface]) {
    const ratios = [colors.text, colors.muted, colors.accent].map((color) => contrast(color, background));
    expect(Math.min(...ratios), background).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(colors['on-accent'], colors.accent)).toBeGreaterThanOrEqual(4.5);
});

test('the diagram of the themes has their colors', () => {
  const drawn = readText('docs/_diagrams/themes.svg').split('<svg').slice(2);
  expect(drawn.map((svg) => new Set(svg.match(/#[\da-f]{6}/g)))).toEqual(
    Object.values(themes).map(({ colors }) => new Set(Object.values(colors))),
  );
});

test('a scene of a chat without a theme is in Daylight or Night', () => {
  const sheets = readText('src/css/scenes/shared.css') + readText('src/css/tokens.css');
  const [light, dark] = [':root', '[data-theme="dark"]'].map((selector) =>
    sheets
      .split('}')
      .filter((rule) => rule.includes(`${selector} {`))
      .join(''),
  );
  const format = (theme: Theme) =>
    Object.entries(colorStyle(theme)).map(([name, value]) => `${name}: ${value};`);
  expect(format(themes.daylight).filter((line) => !light?.includes(line))).toEqual([]);
  expect(format(themes.night).filter((line) => !dark?.includes(line))).toEqual([]);
});
