import { expect, test } from 'vitest';
import { redirects } from '../../src/redirects';
import { readBuilt } from '../support/site';

test('_redirects has the rules that Netlify and Cloudflare Pages need for each old address', () => {
  // Netlify follows the first rule, and Cloudflare Pages the first one without an exclamation mark.
  const rules = redirects.flatMap(({ from, to }) => [
    `${from} ${to} 301!`,
    `${from} ${to} 301`,
    `${from}/ ${to} 301`,
  ]);
  expect(readBuilt('_redirects').trim().split('\n')).toEqual(rules);
});
