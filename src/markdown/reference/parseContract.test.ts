import { expect, test } from 'vitest';
import { positionAt } from '../../utils/text';
import { parseEventSchema, parseOpenApi } from './parseContract';

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

test.each<[parse: typeof parseOpenApi, text: string, message: RegExp]>([
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
  [parseOpenApi, contractWith('{ example: solo }'), /`example` here\. Write `examples: \[value\]`/],
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
  [parseOpenApi, contractWith('{ items: { items: {} } }'), /^12 .*`items` here\. Say it/],
  [parseOpenApi, contractWith('{ maxlength: 5 }'), /^12 .*`maxlength` here\. Write `maxLength`/],
  [parseOpenApi, contractWith('{ type: string, type: string }'), /^12 This key is there twice/],
  [parseOpenApi, contractWith('{ oneOf: [{ type: string }] }'), /^12 .*`type` here\. Write `anyOf` instead/],
  [parseOpenApi, contractWith('{ required: true }'), /^12 List the required fields.*`required: \[name\]`/],
  [
    parseOpenApi,
    contractWith('{}', 'parameters: [{ name: A, in: query, type: string }]'),
    /`type` here\. Write it into `schema`/,
  ],
  [parseOpenApi, contractWith('{}', 'deprecated: true'), /^6 .*`deprecated`.*what to use instead/],
  [parseOpenApi, contractWith('{}', 'parameters: [{ name: A, in: header }]'), /^6 .*path, query/],
  [parseOpenApi, contractWith('{}').replace('application/json', 'multipart/form-data'), /^9 .*`multipart/],
  [parseOpenApi, 'paths:\n  /chats:\n    parameters: []\n', /^3 .*into each operation/],
  [parseOpenApi, 'paths:\n\t/chats: {}\n', /^2 Tabs/],
  [parseEventSchema, 'allOf:\n  - $ref: event.json\n  - nullable: true\n', /^3 .*`nullable` here/],
  [parseEventSchema, '{\n  "properties": {\n    "data": { "contains": {} }\n  }\n}', /^3 .*`contains`/],
])('%o finds what is wrong in %j', (parse, text, message) => {
  const problems = parse(text).problems.map(
    ({ start, message }) => `${positionAt(text, start).line} ${message}`,
  );
  expect(problems).toEqual([expect.stringMatching(message)]);
});

test('finds the keywords in the parts of one that the reference does not show', () => {
  const { problems } = parseOpenApi(contractWith('{ allOf: [{ type: string }, { nullable: true }] }'));
  expect(problems.map(({ message }) => /`\w+`/.exec(message)?.[0])).toEqual(['`allOf`', '`nullable`']);
});
