import { expect, test } from 'vitest';
import { contrast } from '../utils/color';
import { themes } from './themes';

test.each(Object.entries(themes))('the theme %s has the contrast that its page promises', (_, { colors }) => {
  for (const background of [colors.background, colors.surface]) {
    const ratios = [colors.text, colors.muted, colors.accent].map((color) => contrast(color, background));
    expect(Math.min(...ratios), background).toBeGreaterThanOrEqual(4.5);
  }
});
