import { expect, test } from 'vitest';
import { positionAt } from '../utils/text';
import { redirectsToWrite } from '.';
import { parseRedirects } from './parseRedirects';

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

test.each([
  ['{ "/%FC": "/new" }', '1 "/%FC" isn\'t an old path'],
  ['{ "/a*": "/new" }', '1 "/a*" isn\'t an old path'],
  ['{ "/a?b=c": "/new" }', '1 "/a?b=c" isn\'t an old path'],
  ['{ "a": "/new" }', '1 "a" isn\'t an old path'],
  ['{ "/a": "/openapi.yaml" }', '1 "/a" leads to "/openapi.yaml". Write the path of a page'],
  ['{ "/a": "https:evil" }', '1 "/a" leads to "https:evil"'],
  ['{ "/a": "//evil" }', '1 "/a" leads to "//evil"'],
  ['{ "/a": null }', '1 "/a" leads to "null"'],
  ['{\n  "/a": "/b",\n  "/c": \'/d\'\n}', '3 Each row is'],
  ['{\n  "/a": "/b",\n  “/c”: "/d"\n}', '3 Each row is'],
  ['{\n  "/a": "/b"\n  "/c": "/d"\n}', '2 Each row is'],
  ['{\n  "/a": "/b",\n}', '2 Each row is'],
])('%j is a problem', (text, message) => {
  const problems = parseRedirects(text).problems.map(
    ({ start, message }) => `${positionAt(text, start).line} ${message}`,
  );
  expect(problems).toEqual([expect.stringContaining(message)]);
});
