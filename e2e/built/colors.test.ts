import { expect, test } from 'vitest';
import { luminance } from '../../src/components/EmbedBuilder/color';
import { themes } from '../../src/facts/themes';
import { readText } from '../../src/files';

const [light = '', dark = ''] = readText('src/css/tokens.css').split('[data-theme="dark"]');

/** Returns the color that a style sheet gives a variable. */
const colorOf = (css: string, name: string) => new RegExp(`${name}: (#\\w{6});`).exec(css)?.[1] ?? '';

/** Returns the contrast ratio of two hex colors, from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a / b, b / a);
}

const steps = ['--ifm-background-color', '--rookery-surface', '--rookery-raised', '--rookery-overlay'];

test.each([
  ['light', light],
  ['dark', dark],
])('in %s mode, surfaces and rules can be seen, and the edges of fields on all surfaces', (_, css) => {
  const [page = '', surface = '', ...above] = steps.map((name) => colorOf(css, name));
  expect(contrast(page, surface)).toBeGreaterThan(1.1);
  expect(contrast(page, colorOf(css, '--rookery-line'))).toBeGreaterThan(1.3);
  for (const ground of [page, surface, ...above]) {
    expect(contrast(ground, colorOf(css, '--rookery-line-strong')), ground).toBeGreaterThanOrEqual(3);
  }
});

test('in dark mode, each surface is lighter than the one below it', () => {
  const lights = steps.map((name) => luminance(colorOf(dark, name)) + 0.05);
  expect(lights.slice(1).map((each, index) => each / (lights[index] ?? 0) > 1.1)).toEqual([true, true, true]);
});

test.each(Object.entries(themes))('the theme %s has the contrast that its page promises', (_, { colors }) => {
  for (const ground of [colors.background, colors.surface]) {
    const ratios = [colors.text, colors.muted, colors.accent].map((color) => contrast(color, ground));
    expect(Math.min(...ratios), ground).toBeGreaterThanOrEqual(4.5);
  }
});
