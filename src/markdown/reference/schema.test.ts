import { expect, test } from 'vitest';
import { dereference } from './schema';

test('a reference can point into an array, and keywords next to it override its target', () => {
  const node = { $ref: '#/anyOf/1/a~1b', type: 'integer' };
  const document = { anyOf: [{}, { 'a/b': { type: 'string', maxLength: 9 } }] };
  expect(dereference(node, document)).toEqual({ type: 'integer', maxLength: 9 });
});

test('a contract that contains itself is an error', () => {
  const a = { properties: { b: { $ref: '#/a' } } };
  expect(() => dereference(a, { a })).toThrow('#/a contains itself');
});
