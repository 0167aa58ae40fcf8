import { describe, expect, test } from 'vitest';
import { highlight } from './highlight';

describe('highlight', () => {
  test.each([
    ['js', "const a = 'b';", 'keyword', 'const'],
    ['bash', 'echo "$HOME"', 'function', 'echo'],
    ['java', 'final int a;', 'keyword', 'final int'],
    ['php', 'abstract class A {}', 'keyword', 'abstract class'],
    ['ruby', 'def answer', 'keyword', 'def'],
  ])('colors %s', (language, code, kind, text) => {
    expect(highlight(code, language)).toContain(`<span class="token ${kind}">${text}`);
  });

  test.each(['from', 'catch'])('colors a method named %s as a function', (name) => {
    expect(highlight(`value.${name}(other);`, 'js')).toContain(
      `value.<span class="token function">${name}</span>(`,
    );
  });

  test('gives a regular expression one color', () => {
    expect(highlight('/^[a-z]+$/', 'js')).toBe(
      '<div class="token-line"><span class="token string">/^[a-z]+$/</span><br></div>',
    );
  });

  test('puts each line into an element, even in the middle of a token', () => {
    expect(highlight('/* a\nb */', 'js')).toBe(
      '<div class="token-line"><span class="token comment">/* a</span><br></div>' +
        '<div class="token-line"><span class="token comment">b */</span><br></div>',
    );
  });

  test('leaves text without colors, and escapes it', () => {
    expect(highlight('if (a < b && c) return "d";')).toBe(
      '<div class="token-line">if (a &lt; b &amp;&amp; c) return "d";<br></div>',
    );
  });

  test('lets a long URL wrap after its slashes', () => {
    expect(highlight('https://api.example/v1/chats?limit=2&after=1')).toBe(
      '<div class="token-line">https://api.example/<wbr>v1/<wbr>chats?limit=2&amp;after=1<br></div>',
    );
  });

  test('throws for a language without a grammar', () => {
    expect(() => highlight('a', 'klingon')).toThrow('no grammar for the language "klingon"');
  });
});
