import { expect, test } from 'vitest';
import { toDefinitions } from './schemaDefinitions';

test.each([
  [{ type: 'integer', minimum: 1, maximum: 5 }, 'integer', 'Range: 1–5.'],
  [{ type: 'integer', minimum: 0 }, 'integer', ''],
  [{ type: ['string', 'null'], format: 'date-time', default: null }, 'time | null', 'Default:\u00a0`null`.'],
  [{ type: 'string', minLength: 2, maxLength: 9 }, 'string', '2–9 characters.'],
  [{ type: 'string', enum: ['a', null] }, 'string', 'One of `a`.'],
  [{ type: 'string', examples: ['a', 'b'] }, 'string', 'Such as `a` or `b`.'],
  [{ type: 'object', examples: [{ a: 1 }] }, 'object', ''],
  [{ type: 'string', pattern: '^(a|b)_' }, 'string', 'Starts with `a_` or `b_`.'],
  [
    { type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 3 },
    'array of strings',
    'Up to 3 entries, each up to 9 characters.',
  ],
  [{}, 'any', ''],
])('describes %j as %s with the notes %j', (field, type, notes) => {
  expect(toDefinitions({ properties: { field } }, { prefix: 'a' })).toMatchObject([{ type, notes }]);
});
