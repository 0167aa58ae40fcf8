import { expect, test } from 'vitest';
import { redirectsToWrite } from '.';
import { parseRedirect } from './parseRedirects';

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

test.each<[from: string, to: unknown, message: string]>([
  ['/%FC', '/new', '"/%FC" isn\'t an old path'],
  ['/a*', '/new', '"/a*" isn\'t an old path'],
  ['/a?b=c', '/new', '"/a?b=c" isn\'t an old path'],
  ['a', '/new', '"a" isn\'t an old path'],
  ['/a', '/openapi.yaml', '"/a" leads to "/openapi.yaml". Write the path of a page'],
  ['/a', 'https:evil', '"/a" leads to "https:evil"'],
  ['/a', null, '"/a" leads to "null"'],
])('the redirect from %s to %s stops the build, which says why', (from, to, message) => {
  expect(() => parseRedirect([from, to])).toThrow(`In redirects.json, ${message}`);
});
