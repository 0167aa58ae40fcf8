import { createHash } from 'node:crypto';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { redirects } from '../../src/redirects';
import { built, builtFiles, pageFiles } from '../support/site';

test('the policy of each page allows exactly its own scripts and style sheets, and comes before them', () => {
  for (const file of pageFiles) {
    const $ = cheerio.load(built(file));
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
        .map((hash) => `'sha256-${hash}'`);
    const policy = $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]');
    const directives = policy.attr('content')?.split('; ');
    // Browsers don't run JSON-LD.
    const scripts = hashes('script:not([src], [type="application/ld+json"])');
    expect(directives, file).toContain(["script-src 'self'", ...scripts].join(' '));
    expect(directives, file).toContain(["style-src 'self'", ...hashes('style')].join(' '));
    expect(directives, file).toContain("default-src 'none'");
  }
});

test('_redirects has the rules that Netlify and Cloudflare Pages need for each old address', () => {
  const rules = built('_redirects').trim().split('\n');
  for (const { from, to } of redirects) {
    // Netlify follows the first rule, and Cloudflare Pages the first one without an exclamation mark.
    expect(rules.filter((rule) => rule.startsWith(`${from} `))).toEqual([
      `${from} ${to} 301!`,
      `${from} ${to} 301`,
    ]);
    expect(rules).toContain(`${from}/ ${to} 301`);
  }
  expect(rules).toHaveLength(3 * redirects.length);
});

test('files that browsers keep forever have a hash in their names', () => {
  const kept = builtFiles.filter((file) => file.startsWith('assets/'));
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((file) => !/[.-][0-9a-f]{8,}\.\w+$/.test(file))).toEqual([]);
});

test('security.txt names the contact, and has not expired', () => {
  const text = built('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${addresses.security}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const advice =
    'Check that the contact still works, and set a date within a year in static/.well-known/security.txt';
  expect(expires, advice).toBeGreaterThan(Date.now());
});
