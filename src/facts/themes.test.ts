import { expect, test } from 'vitest';
import { contrast } from '../color';
import { themes } from './themes';

test.each(Object.entries(themes))('the theme %s has the contrast that its page promises', (_, { colors }) => {
  for (const ground of [colors.background, colors.surface]) {
    const ratios = [colors.text, colors.muted, colors.accent].map((color) => contrast(color, ground));
    expect(Math.min(...ratios), ground).toBeGreaterThanOrEqual(4.5);
  }
});
