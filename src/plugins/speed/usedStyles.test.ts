import { expect, test } from 'vitest';
import { usedStyles } from './usedStyles';

test.each([
  ['.a,.gone{top:0}.b .gone{top:0}p{top:0}', '.a{top:0}p{top:0}'],
  ['@layer x,y;@layer y{.gone{top:0}.b{top:0}}', '@layer x,y;@layer y{.b{top:0}}'],
  ['.badge--new{top:0}.badge{top:0}', '.badge--new{top:0}'],
])('removes the rules for classes that are named nowhere: %s', (css, used) => {
  expect(usedStyles(css, ['<p class="a">', '`b badge--$'])).toBe(used);
});

test.each([
  ':focus-visible{top:0}',
  '.a:not(.gone){top:0}',
  '.a:is(.gone:not(.b),p){top:0}',
  '.a\\/b{top:0}',
  '@keyframes k{50%{top:0}}',
])('keeps %s', (css) => {
  expect(usedStyles(css, ['a b'])).toBe(css);
});
