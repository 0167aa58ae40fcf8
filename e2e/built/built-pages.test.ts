import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { builtFiles, builtPaths, readBuilt } from '../support/builtFiles';
import { findTexts, parseBuiltPage, testPages } from '../support/builtHtml';

testPages('every page inlines the style sheet, and loads its scripts asynchronously', builtPaths, ($) => [
  ...($('head > style').length === 1 && $('link[rel="stylesheet"]').length === 0 ? [] : ['links its styles']),
  // Chromium and WebKit run deferred scripts before they scroll to the section that the URL names.
  ...($('script[src]:not(body > script[async])').length === 0 ? [] : ['waits for a script']),
  ...($('body > script[src]').length > 1 ? [] : ['has no scripts']),
]);

testPages('the policy of a page precedes its scripts and styles, and allows only these', builtPaths, ($) => {
  const hashes = (selector: string) =>
    findTexts($, selector).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const policy = $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]');
  const directives = policy.attr('content')?.split('; ') ?? [];
  // Browsers don't run JSON-LD.
  const scripts = hashes('script:not([src], [type="application/ld+json"])');
  const expected = [
    // Firefox applies `default-src` to prefetches. All other types have their own directive.
    "default-src 'self'",
    ...['frame', 'media', 'manifest', 'object'].map((type) => `${type}-src 'none'`),
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
  ];
  return [
    ...expected.filter((directive) => !directives.includes(directive)),
    // `script-src-elem` and `script-src-attr` override `script-src`.
    ...directives.filter((directive) => directive.startsWith('script-src-')),
  ];
});

test('the oldest browsers know the colors, rules, and contents of the style sheet', () => {
  const css = findTexts(parseBuiltPage('/'), 'head > style').join();
  // Nested rules are compiled, and modes of colors are attributes.
  expect(css).toContain('[data-theme=dark]');
  expect(css.match(/&|light-dark\(/g)).toBeNull();
  const contents = [...css.matchAll(/content:([^;{}]+)\/""/g)];
  expect(contents.length).toBeGreaterThan(1);
  for (const { 0: content, 1: text, index } of contents) {
    expect(css.slice(0, index).endsWith(`content:${text};`), content).toBe(true);
  }
});

test('the highlighter is in one script of its own, not in that of every page', () => {
  const highlighters = builtFiles.filter(
    (file) => file.endsWith('.js') && readBuilt(file).includes('before-tokenize'),
  );
  expect(highlighters).toEqual([expect.stringMatching(/^assets\/js\/(?!main)/)]);
});
