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

test('the minifier ends each declaration, even before nested rules', () => {
  // Browsers drop a declaration without a semicolon, and the rule after it.
  const pattern = /[\w)%]&[\s>+~.:[]/g;
  expect('a{gap:0 3rem&>b{c:d}}'.match(pattern)).toEqual(['m&>']);
  expect(findTexts(parseBuiltPage('/'), 'head > style').join().match(pattern)).toBeNull();
});

test('the highlighter is in one script of its own, not in that of every page', () => {
  const highlighters = builtFiles.filter(
    (file) => file.endsWith('.js') && readBuilt(file).includes('before-tokenize'),
  );
  expect(highlighters).toEqual([expect.stringMatching(/^assets\/js\/(?!main)/)]);
});
