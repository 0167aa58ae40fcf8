import { expect, test } from 'vitest';
import { redirects, writableRedirects } from './redirects';

test('where case does not matter, no redirect has the file of a page or of another', () => {
  expect(writableRedirects(['/uploads'], false)).toEqual(redirects);
  const files = writableRedirects(['/uploads'], true).map(({ from }) => from.toLowerCase());
  expect(redirects.map(({ from }) => from)).toContain('/Uploads');
  expect(files).not.toContain('/uploads');
  expect(files).toContain('/sso');
  expect(new Set(files).size).toBe(files.length);
});
