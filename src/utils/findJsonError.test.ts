import { expect, test } from 'vitest';
import { findJsonError } from './findJsonError';

test.each([
  '{"a": 1, "b": "c"▶,}',
  '[true, {"a": [null▶,], "b": -2.5e3}, 1]',
  '{"a": "}",\n  "b": [▶1 2]}',
  '{"a": 1, "b"▶: }',
  '{"a": ▶.5}',
  '[1, ▶\'b\', "c"]',
  '["a", ▶"b\n]',
  '[0, ▶// zero\n1]',
  '{"a": "b"▶}}',
  '[[▶]',
  '▶a: 1',
  '▶',
])('finds the error in %j', (marked) => {
  expect(findJsonError(marked.replace('▶', ''))).toBe(marked.indexOf('▶'));
});

test('finds no error in JSON', () => {
  expect(findJsonError(' {"a": [-0.5e+1, "\\u00e9\\"", true, null, {}]}\n')).toBeUndefined();
});
