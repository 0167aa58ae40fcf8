import { expect, test } from 'vitest';
import { addresses } from '../../src/facts/product';
import { redirects } from '../../src/redirects';
import { built } from '../support/site';

test('_redirects has the rules that Netlify and Cloudflare Pages need for each old address', () => {
  // Netlify follows the first rule, and Cloudflare Pages the first one without an exclamation mark.
  const rules = redirects.flatMap(({ from, to }) => [
    `${from} ${to} 301!`,
    `${from} ${to} 301`,
    `${from}/ ${to} 301`,
  ]);
  expect(built('_redirects').trim().split('\n')).toEqual(rules);
});

test('security.txt names the contact, and has not expired', () => {
  const text = built('.well-known/security.txt');
  expect(text).toContain(`Contact: mailto:${addresses.security}\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const advice =
    'Check that the contact still works, and set a date within a year in static/.well-known/security.txt';
  expect(expires, advice).toBeGreaterThan(Date.now());
});
