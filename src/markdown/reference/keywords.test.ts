import { expect, test } from 'vitest';
import { operationsOf } from './api/openapi';
import { checkEventSchema, checkOpenApi, parseContract } from './keywords';
import { toEntries } from './schemaEntries';
import { parseDeclarations } from './sdk/declarations';

/** Returns a contract with one operation, and in line 12, a schema in its request body. */
function contractWith(schema: string, operation = ''): string {
  return `openapi: 3.1.0
paths:
  /chats:
    post:
      operationId: create-chat
      ${operation}
      requestBody:
        content:
          application/json:
            schema:
              properties:
                mode: ${schema}
`;
}

test.each([
  ['{ allOf: [{ type: string }] }', /^a\.yaml:12 The reference doesn't show `allOf` here\. Write the fields/],
  ['{ type: array, prefixItems: [] }', /^a\.yaml:12 .*`prefixItems` here\. Describe the entries in `items`/],
  ['{ type: number, exclusiveMinimum: 0 }', /`exclusiveMinimum` here\. Write `minimum`/],
  ['{ type: integer, multipleOf: 5 }', /`multipleOf` here\. Say it in the description/],
  ['{ type: string, readOnly: true }', /`readOnly` here/],
  ['{ type: string, nullable: true }', /`nullable` here\. Write `type: \[string, "null"\]`/],
  ['{ type: string, deprecated: true }', /`deprecated` here\. Say in the description what to use/],
  [
    '{ type: object, additionalProperties: { type: string } }',
    /a\.yaml:12 The reference shows only .*: false/,
  ],
  ['{ type: string, format: uuid }', /only these values here: date-time, email, uri/],
  ['{ anyOf: [{ not: {} }] }', /a\.yaml:12 .*`not` here/],
  ['{ type: array, items: { properties: { a: { if: {} } } } }', /a\.yaml:12 .*`if` here/],
  ['{ oneOf: [{ type: string }] }', /`type` here/],
])('refuses the schema %s', (schema, message) => {
  expect(() => parseContract('a.yaml', contractWith(schema), checkOpenApi)).toThrow(message);
});

test.each([
  ['an operation that is deprecated', contractWith('{}', 'deprecated: true'), /a\.yaml:6 .*`deprecated`/],
  [
    'a parameter of a header',
    contractWith('{}', 'parameters: [{ name: A, in: header }]'),
    /a\.yaml:6 .*path, query/,
  ],
  ['a form', contractWith('{}').replace('application/json', 'multipart/form-data'), /a\.yaml:9 .*`multipart/],
  ['the parameters of a path', 'paths:\n  /chats:\n    parameters: []\n', /a\.yaml:3 .*into each operation/],
  ['the summary of a path', 'paths:\n  /chats:\n    summary: Chats\n', /a\.yaml:3 .*`summary`/],
  ['a tab', 'paths:\n\t/chats: {}\n', /^a\.yaml:2 /],
])('refuses %s', (_, text, message) => {
  expect(() => parseContract('a.yaml', text, checkOpenApi)).toThrow(message);
});

test('refuses keywords in the schema of an event', () => {
  const text = '{\n  "properties": {\n    "data": { "contains": {} }\n  }\n}';
  expect(() => parseContract('a.json', text, checkEventSchema)).toThrow(/^a\.json:3 .*`contains`/);
});

test.each([
  [{ type: 'integer', minimum: 1 }, 'integer', 'Range: at least 1.'],
  [{ type: 'integer', minimum: 0 }, 'integer', ''],
  [{ type: 'string', minLength: 3 }, 'string', 'At least 3 characters.'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1 }, 'array of strings', 'At least 1 entry.'],
  [{ type: 'string', const: 'eu' }, 'string', '`eu`.'],
  [{ type: 'string', format: 'email' }, 'email address', ''],
  [{ type: 'string', format: 'uri' }, 'URL', ''],
  [{ type: 'array' }, 'array of anything', ''],
  [{ type: 'object', default: { from: 22, to: 7 } }, 'object', 'Default:\u00a0`{"from":22,"to":7}`.'],
  [
    { type: 'array', items: { type: 'string' }, default: ['calm'] },
    'array of strings',
    'Default:\u00a0`["calm"]`.',
  ],
  [{ type: 'string', default: null }, 'string', 'Default:\u00a0`null`.'],
])('shows the field %j as %s with the notes %j', (field, type, notes) => {
  expect(toEntries({ properties: { field } }, { prefix: 'a' })).toMatchObject([{ type, notes }]);
});

test('reads an operation without a description and parameters', () => {
  const operation = { operationId: 'a', summary: 'A', tags: ['a'], responses: {} };
  expect(operationsOf({ '/a': { get: operation } })).toEqual([
    { ...operation, method: 'GET', path: '/a', description: '', parameters: [] },
  ]);
});

test.each([
  [
    'a doc tag',
    '/** A.\n * @deprecated */\nexport function mount(): void;',
    /\.d\.ts:3 .*no `@deprecated`\. Use values/,
  ],
  ['a constant', '/** A. */\nexport const version: string;', /\.d\.ts:2 The reference shows only functions/],
  [
    'a list of exports',
    'declare function mount(): void;\nexport { mount };',
    /\.d\.ts:2 The reference shows only/,
  ],
  ['a namespace', 'export namespace A {}', /\.d\.ts:1 The reference shows only functions/],
])('refuses %s in the types of the SDK', (_, text, message) => {
  expect(() => parseDeclarations(text)).toThrow(message);
});

test('leaves interfaces with `extends` out, whose other members it would miss', () => {
  const { interfaces } = parseDeclarations('export interface A {}\nexport interface B extends A {}');
  expect(Object.keys(interfaces)).toEqual(['A']);
});
