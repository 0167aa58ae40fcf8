import { expect, test } from 'vitest';
import { withParameters } from './queryString';

test.each([
  ['', { a: '1', b: '' }, '?a=1'],
  ['?a=2&other=x', { a: '', b: '3' }, '?other=x&b=3'],
  ['?other=x', { list: 'a,b/c', usual: 'yes', always: '' }, '?other=x&list=a,b/c&always='],
  ['?a=1', { a: '' }, ''],
] as const)('changes the parameters of %j', (search, values, expected) => {
  expect(withParameters(search, values, { usual: 'yes', always: null })).toBe(expected);
});
