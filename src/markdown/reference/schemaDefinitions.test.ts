import { expect, test } from 'vitest';
import { toDefinitions } from './schemaDefinitions';

test.each([
  [{ type: 'integer', minimum: 1 }, 'integer', 'Range: at least 1.'],
  [{ type: 'integer', minimum: 0 }, 'integer', ''],
  [{ type: 'array', items: { type: 'string' }, minItems: 1 }, 'array of strings', 'At least 1 entry.'],
  [{ type: 'string', const: 'eu' }, 'string', '`eu`.'],
  [{ type: 'string', format: 'uri' }, 'URL', ''],
  [{ type: 'object', default: { from: 22, to: 7 } }, 'object', 'Default:\u00a0`{"from":22,"to":7}`.'],
  [{ type: 'string', minLength: 1, maxLength: 1 }, 'string', '1 character.'],
  [{ type: 'string', default: '' }, 'string', 'Default:\u00a0`""`.'],
  [{ type: 'array', items: { enum: ['a', '', null] } }, 'array of anything', 'Each one of `a` or `""`.'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'array of (string | null)', ''],
  [
    { type: 'array', items: { type: 'string', pattern: '^a_' } },
    'array of strings',
    'Each starts with `a_`.',
  ],
  [{ type: 'array', items: { type: 'string', format: 'email' } }, 'array of email addresses', ''],
  [
    { type: 'array', items: { maxLength: 9 }, maxItems: 3 },
    'array of anything',
    'Up to 3 entries, each up to 9 characters.',
  ],
  [{ anyOf: [{ enum: ['a'] }, { type: 'string', maxLength: 9 }] }, 'string', '`a` or up to 9 characters.'],
  [
    { anyOf: [{ description: 'A name.' }, { description: 'URL of a page' }] },
    'any',
    'A name or URL of a page.',
  ],
  [{ type: 'string', default: null }, 'string', 'Default:\u00a0`null`.'],
])('describes %j as %s with the notes %j', (field, type, notes) => {
  expect(toDefinitions({ properties: { field } }, { prefix: 'a' })).toMatchObject([{ type, notes }]);
});
