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
    expect(highlight('/^[a-z]+$/', 'js')).toBe('<span class="token string">/^[a-z]+$/</span>');
  });

  test('leaves text without colors, and escapes it', () => {
    expect(highlight('if (a < b && c) return "d";')).toBe('if (a &lt; b &amp;&amp; c) return "d";');
  });

  test('lets a long URL wrap after its slashes', () => {
    expect(highlight('https://api.example/v1/chats?limit=2&after=1')).toBe(
      'https://api.example/<wbr>v1/<wbr>chats?limit=2&amp;after=1',
    );
  });

  test('throws for a language without a grammar', () => {
    expect(() => highlight('a', 'klingon')).toThrow('no grammar for the language "klingon"');
  });
});
