import { expect, test } from 'vitest';
import { redirects, redirectsToWrite } from './redirects';

test('every redirect is written where case matters', () => {
  expect(redirectsToWrite(false)).toEqual(redirects);
});

test('no two files that differ only in case are written, and none over a page, where case does not matter', () => {
  const paths = redirectsToWrite(true).map(({ from }) => from.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/sso');
  expect(paths).not.toContain('/bot');
});
