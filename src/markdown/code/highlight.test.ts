import { expect, test } from 'vitest';
import './languages';
import { highlight } from '../../components/ui/highlight';

test.each([
  ['js', "const a = 'b';", 'keyword', 'const'],
  ['bash', 'echo "$HOME"', 'function', 'echo'],
  ['diff', '+added', 'string', '+'],
  ['Java', 'final int a;', 'keyword', 'final'],
  ['php', 'abstract class A {}', 'keyword', 'abstract'],
  ['ruby', 'def answer', 'keyword', 'def'],
])('colors %s', (language, code, kind, text) => {
  expect(highlight(code, language)).toContain(`<span class="token ${kind}">${text}`);
});

test.each(['text', 'klingon', undefined])(
  'leaves code in the language %s without colors, and escapes it',
  (language) => {
    expect(highlight('if (a < b && c)\n\n  return "d";', language)).toBe(
      'if (a &lt; b &amp;&amp; c)\n\n  return "d";',
    );
  },
);

test('ends what spans lines in each of them', () => {
  expect(highlight('/* a\nb */', 'js')).toBe(
    '<span class="token comment">/* a</span>\n<span class="token comment">b */</span>',
  );
});
