import { expect, test } from 'vitest';
import { withoutUnusedStyles } from './unusedStyles';

test('keeps the rules for classes that a page or a script names', () => {
  const css = '.a{top:0}.b .gone{top:0}.c,.gone{top:0}p{top:0}@keyframes k{50%{top:0}}';
  expect(withoutUnusedStyles(css, ['<p class="a b">', 'x="c"'])).toBe(
    '.a{top:0}.c{top:0}p{top:0}@keyframes k{50%{top:0}}',
  );
});

test('keeps the rules for classes that a script puts together', () => {
  const css = '.badge--new{top:0}.badge{top:0}';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a script
  expect(withoutUnusedStyles(css, ['`badge--${kind}`'])).toBe('.badge--new{top:0}');
});

test('keeps the rules for a part of the theme only if a page has it', () => {
  const css = '.card{top:0}';
  expect(withoutUnusedStyles(css, ['<p>Your card</p>', '"card"'])).toBe('');
  expect(withoutUnusedStyles(css, ['<p class="card">'], new Set(['card']))).toBe(css);
});

test.each(['.a:not(.gone){top:0}', '.a:is(.gone, .b){top:0}'])('keeps %s', (css) => {
  expect(withoutUnusedStyles(css, ['a b'])).toBe(css);
});

test('keeps the custom properties that a rule, a page, or a script reads', () => {
  const css = ':root{--gone:var(--gone-too);--gone-too:0;--read:0;--named:0}p{top:var(--read)}';
  expect(withoutUnusedStyles(css, ['<p style="left:var(--named)">'])).toBe(
    ':root{--read:0;--named:0}p{top:var(--read)}',
  );
});

test('removes the values of the theme that ours replace', () => {
  const css =
    '@layer theme{:root{--a:0;--b:0}html[data-theme=dark]{--a:1;--b:1}.c{--a:2}}:root{--a:3}p{top:var(--a);left:var(--b)}';
  expect(withoutUnusedStyles(css, ['<p class="c">'])).toBe(
    '@layer theme{:root{--b:0}html[data-theme=dark]{--b:1}.c{--a:2}}:root{--a:3}p{top:var(--a);left:var(--b)}',
  );
});
