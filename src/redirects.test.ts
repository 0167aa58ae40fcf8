import { expect, test } from 'vitest';
import { redirectFaults, redirects, redirectsToWrite } from './redirects';

test('every redirect is written where case matters', () => {
  expect(redirectsToWrite(false)).toEqual(redirects);
});

test('no two files that differ only in case are written, and none over a page, where case does not matter', () => {
  const paths = redirectsToWrite(true).map(({ from }) => from.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/sso');
  expect(paths).not.toContain('/bot');
});

const pages = new Set(['/polls', '/ranks']);

test.each([
  ['/polls', '/polls', '/polls is a page'],
  ['/polls', '/ranks', '/polls is a page'],
  ['/votes', '/votes', "/votes leads to /votes, which isn't a page"],
  ['/votes', '/old', "/votes leads to /old, which isn't a page. Near it: /polls."],
  ['/votes', '/poll', "isn't a page. Near it: /polls"],
  ['/votes', 'polls', "isn't a page. Near it: /polls"],
])('a redirect from %s to %s is refused', (from, to, says) => {
  const rows = [
    { from: '/old', to: '/polls' },
    { from, to },
  ];
  expect(redirectFaults(rows, pages)).toEqual([{ from, says: expect.stringContaining(says) }]);
});

test('a redirect can lead to a section', () => {
  expect(redirectFaults([{ from: '/votes', to: '/polls#create' }], pages)).toEqual([]);
});
