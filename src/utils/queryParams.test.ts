import { expect, test } from 'vitest';
import { parseQueryParams, updateQueryString } from './queryParams';

test('parses the query string of parameters', () => {
  const initial = { setting: '', plan: '', rank: '' };
  const params = { setting: 'a & b=ключ 👋', plan: 'pro', rank: '' };
  expect(parseQueryParams(initial, updateQueryString(params, initial, '?rank=owner'))).toEqual(params);
});
