import { expect, test } from 'vitest';
import { positionAt } from '../../text';
import { operationsOf } from './api/openapi';
import { parseEventSchema, parseOpenApi } from './keywords';
import { toEntries } from './schemaEntries';
import { parseDeclarations } from './sdk/declarations';

/** The contract of an API with one operation, and a schema in its request body. */
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

type Parse = typeof parseOpenApi | typeof parseDeclarations;

test.each<[parse: Parse, text: string, message: RegExp]>([
  [
    parseOpenApi,
    contractWith('{ allOf: [{ type: string }] }'),
    /^12 The reference doesn't show `allOf` here\. Write the fields/,
  ],
  [
    parseOpenApi,
    contractWith('{ type: array, prefixItems: [] }'),
    /`prefixItems` here\. Describe the entries in `items`/,
  ],
  [
    parseOpenApi,
    contractWith('{ type: integer, multipleOf: 5 }'),
    /`multipleOf` here\. Say it in the description/,
  ],
  [
    parseOpenApi,
    contractWith('{ type: string, nullable: true }'),
    /`nullable` here\. Write `type: \[string, "null"\]`/,
  ],
  [
    parseOpenApi,
    contractWith('{ additionalProperties: { type: string } }'),
    /^12 The reference shows only .*: false/,
  ],
  [
    parseOpenApi,
    contractWith('{ type: string, format: uuid }'),
    /only these values here: date-time, email, uri/,
  ],
  [parseOpenApi, contractWith('{ anyOf: [{ not: {} }] }'), /^12 .*`not` here/],
  [parseOpenApi, contractWith('{ items: { properties: { a: { if: {} } } } }'), /^12 .*`if` here/],
  [parseOpenApi, contractWith('{ oneOf: [{ type: string }] }'), /^12 .*`type` here/],
  [parseOpenApi, contractWith('{}', 'deprecated: true'), /^6 .*`deprecated`.*what to use instead/],
  [parseOpenApi, contractWith('{}', 'parameters: [{ name: A, in: header }]'), /^6 .*path, query/],
  [parseOpenApi, contractWith('{}').replace('application/json', 'multipart/form-data'), /^9 .*`multipart/],
  [parseOpenApi, 'paths:\n  /chats:\n    parameters: []\n', /^3 .*into each operation/],
  [parseOpenApi, 'paths:\n\t/chats: {}\n', /^2 Tabs/],
  [parseEventSchema, '{\n  "properties": {\n    "data": { "contains": {} }\n  }\n}', /^3 .*`contains`/],
  [parseDeclarations, 'export interface {', /^1 'interface' declarations must/],
  [parseDeclarations, 'export function mount(): void;', /^1 .*no doc comment/],
  [
    parseDeclarations,
    '/** A.\n * @deprecated */\nexport function mount(): void;',
    /^3 .*no `@deprecated`\. Use values/,
  ],
  [parseDeclarations, '/** A. */\nexport const version: string;', /^2 The reference shows only functions/],
  [parseDeclarations, 'declare function mount(): void;\nexport { mount };', /^2 The reference shows only/],
  [
    parseDeclarations,
    '/** A. */\nexport class A {\n  /** B. */\n  get b(): string;\n}',
    /^4 The reference shows properties and methods only/,
  ],
  [parseDeclarations, 'export namespace A {}', /^1 The reference shows only functions/],
])('%o finds what is wrong in %j', (parse, text, message) => {
  const problems = parse(text).problems.map(
    ({ start, message }) => `${positionAt(text, start).line} ${message}`,
  );
  expect(problems).toEqual([expect.stringMatching(message)]);
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

test('leaves interfaces with `extends` out, whose other members it would miss', () => {
  const { value } = parseDeclarations('export interface A {}\nexport interface B extends A {}');
  expect(Object.keys(value.interfaces)).toEqual(['A']);
});

test('shows the methods of a class without its constructor', () => {
  const { value } = parseDeclarations(
    'export class A {\n  private constructor();\n  /** B. */\n  b(): void;\n}',
  );
  expect(value.interfaces.A).toMatchObject([{ name: 'b', signature: 'b(): void' }]);
});
