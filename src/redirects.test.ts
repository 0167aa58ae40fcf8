import { expect, test } from 'vitest';
import { parseRedirect } from './parseRedirect';
import { redirectsToWrite } from './redirects';

const all = [
  { from: '/old', to: '/new' },
  { from: '/Old', to: '/new' },
  { from: '/New', to: '/new' },
];

test.each([
  ['every redirect is written where case matters', false, ['/old', '/Old', '/New']],
  ['where case does not matter, each is written once, and none over a page', true, ['/Old']],
])('%s', (_, ignoresCase, expected) => {
  expect(redirectsToWrite(all, ignoresCase).map(({ from }) => from)).toEqual(expected);
});

test.each(['/%FC', '/a*', 'a'])('a build without the old path %s says which row is wrong', (from) => {
  expect(() => parseRedirect([from, '/new'])).toThrow(`In redirects.json, "${from}": "/new" isn't`);
});
