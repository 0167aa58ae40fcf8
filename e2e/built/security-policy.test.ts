import { createHash } from 'node:crypto';
import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { builtFiles } from '../../src/plugins/builtFiles';
import { buildDir, built } from '../support/site';

test('the policy of each page allows exactly its own scripts and style sheets, and comes before them', () => {
  const pages = builtFiles(buildDir).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(140);
  for (const file of pages) {
    const $ = cheerio.load(built(file));
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
        .map((hash) => `'sha256-${hash}'`);
    const policy = $('head > meta[charset]:first-child + meta[http-equiv="Content-Security-Policy"]');
    expect(policy.attr('content')?.split('; '), file).toEqual([
      "default-src 'none'",
      // Browsers don't run JSON-LD.
      ["script-src 'self'", ...hashes('script:not([src], [type="application/ld+json"])')].join(' '),
      ["style-src 'self'", ...hashes('style')].join(' '),
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
  }
});
