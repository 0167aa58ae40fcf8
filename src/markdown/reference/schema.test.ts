import { expect, test } from 'vitest';
import { dereference } from './schema';

test('keywords next to a reference override its target', () => {
  const node = { $ref: '#/a/b', type: 'integer' };
  const document = { a: { b: { type: 'string', maxLength: 9 } } };
  expect(dereference(node, document)).toEqual({ type: 'integer', maxLength: 9 });
});

test('a contract that contains itself is an error', () => {
  const a = { properties: { b: { $ref: '#/a' } } };
  expect(() => dereference(a, { a })).toThrow('#/a contains itself');
});
