import { expect, test } from 'vitest';
import { redirects } from '../../redirects';
import { redirectsFor } from './index';

test('where the file system ignores case, no two addresses share a file', () => {
  const written = redirectsFor(false).map(({ from }) => from.toLowerCase());
  expect(new Set(written).size).toBe(written.length);
  expect(written).toContain('/sso');
  // The page /bot is there.
  expect(written).not.toContain('/bot');
});

test('elsewhere all are written', () => {
  expect(redirectsFor(true)).toEqual(redirects);
});
