import { expect, test } from 'vitest';
import { contrast } from '../utils/color';
import { readText } from '../utils/files';
import { colorStyle, themes } from './themes';

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
  const night = colorStyle(themes.night.colors);
  const both = Object.entries(colorStyle(themes.daylight.colors)).map(
    ([name, color]) => `${name}: light-dark(${color}, ${night[name]});`,
  );
  expect(readText('src/css/scenes/shared.css').match(/--scene-.*light-dark.*/g)).toEqual(both);
});
