import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Problem } from '../../utils/problem';
import type { Parsed } from './readContract';

/** Replacements for keywords that the reference doesn't show. */
const advice: Readonly<Record<string, string>> = {
  allOf: 'Write the fields of all parts into `properties`.',
  contains: 'Describe the entries in `items`.',
  deprecated: 'Say in the description what to use instead, and since when.',
  example: 'Write `examples: [value]`.',
  exclusiveMaximum: 'Write `maximum`.',
  exclusiveMinimum: 'Write `minimum`.',
  nullable: 'Write `type: [string, "null"]`.',
  parameters: 'Write them into each operation.',
  prefixItems: 'Describe the entries in `items`.',
  readOnly: 'Remove it, because requests have their own schemas.',
};

/** Keywords that can contain anything. */
const shown = (...names: readonly string[]) =>
  Object.fromEntries(['$ref', 'description', ...names].map((name) => [name, 'anything' as const]));

/** The schema of the entries of an array. */
const entry = {
  ...shown('title', 'type', 'pattern', 'const', 'enum', 'examples'),
  ...shown('minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'),
  // Readers find these in the description of the operation.
  ...shown('minProperties', 'writeOnly'),
  format: { values: ['date-time', 'email', 'uri'] },
  additionalProperties: { values: [false] },
  required: 'names',
  properties: { each: 'schema' },
  anyOf: { each: 'schema' },
  oneOf: { each: 'alternative' },
} as const;

const schema = { ...entry, ...shown('default'), items: 'entry' } as const;

const parameter = {
  ...shown('name', 'required', 'example'),
  in: { values: ['path', 'query'] },
  schema: 'schema',
} as const;

/** The keywords that the reference shows, by the kind of object that has them. */
const kinds = {
  // The pages draw webhooks from their schemas.
  openapi: {
    ...shown('openapi', 'info', 'externalDocs', 'servers', 'tags', 'webhooks'),
    paths: { each: 'path' },
    components: 'components',
  },
  components: {
    ...shown('securitySchemes', 'headers', 'examples'),
    parameters: { each: 'sharedParameter' },
    responses: { each: 'response' },
    schemas: { each: 'schema' },
  },
  path: { get: 'operation', put: 'operation', post: 'operation', patch: 'operation', delete: 'operation' },
  operation: {
    ...shown('operationId', 'summary', 'tags', 'security', 'x-scope'),
    parameters: { each: 'parameter' },
    requestBody: 'body',
    responses: { each: 'response' },
  },
  parameter,
  // The headers of all operations are among these.
  sharedParameter: { ...parameter, in: 'anything' },
  body: { ...shown('required'), content: 'content' },
  response: { ...shown('headers'), content: 'content' },
  content: { 'application/json': 'media', 'application/problem+json': 'media' },
  media: { ...shown('example', 'examples'), schema: 'schema' },
  schema,
  entry,
  // Only says which fields are required, such as one of two. The description of the operation has it in words.
  alternative: { required: 'names' },
  // The parts are the fields of all events.
  event: { ...schema, ...shown('$schema', '$id'), allOf: { each: 'reference' }, $defs: { each: 'schema' } },
  reference: { $ref: 'anything' },
} as const;

type Kind = keyof typeof kinds;

/** What a keyword can contain. `items: 'entry'` is an object of a kind, and `{ each: 'schema' }` a list or a map of such objects. */
type Content =
  | 'anything'
  | 'names'
  | Kind
  | { readonly each: Kind }
  | { readonly values: readonly unknown[] };

function problem(node: unknown, message: string): Problem {
  return { start: (isNode(node) && node.range?.[0]) || 0, message };
}

/** Says what to write in place of a keyword that a kind of object doesn't have. */
function adviceFor(name: string, kind: Kind): string {
  const keywords = Object.keys(kinds[kind]);
  const miscased = keywords.find((each) => each.toLowerCase() === name.toLowerCase());
  if (miscased) {
    return `Write \`${miscased}\`.`;
  }
  if (kind === 'alternative') {
    return 'Write `anyOf` instead of `oneOf`.';
  }
  const isOfSchema = keywords.includes('schema') && Object.hasOwn(schema, name);
  return advice[name] ?? (isOfSchema ? 'Write it into `schema`.' : 'Say it in the description instead.');
}

/** Finds what the reference doesn't show in an object of a kind. */
function* findUnshownIn(node: unknown, kind: Kind): Generator<Problem> {
  const keywords: Readonly<Record<string, Content>> = kinds[kind];
  for (const { key, value } of isMap(node) ? node.items : []) {
    const name = isScalar(key) ? String(key.value) : '';
    const inside = Object.hasOwn(keywords, name) ? keywords[name] : undefined;
    if (!inside) {
      yield problem(key, `The reference doesn't show \`${name}\` here. ${adviceFor(name, kind)}`);
    }
    // The parts of `allOf` are schemas with keywords of their own.
    yield* findUnshown(value, inside ?? (name === 'allOf' ? { each: 'schema' } : 'anything'));
  }
}

/** Finds what the reference doesn't show in the value of a keyword. */
function* findUnshown(node: unknown, content: Content): Generator<Problem> {
  if (content === 'names') {
    if (!isSeq(node)) {
      yield problem(node, 'List the required fields next to `properties`: `required: [name]`.');
    }
  } else if (typeof content === 'string') {
    if (content !== 'anything') yield* findUnshownIn(node, content);
  } else if ('each' in content) {
    const items = isMap(node) || isSeq(node) ? node.items : [];
    for (const item of items) yield* findUnshownIn(isPair(item) ? item.value : item, content.each);
  } else if (!isScalar(node) || !content.values.includes(node.value)) {
    yield problem(node, `The reference shows only these values here: ${content.values.join(', ')}.`);
  }
}

function parse(text: string, kind: Kind): Parsed<unknown> {
  const document = parseDocument(text, { prettyErrors: false });
  const errors = document.errors.map(({ code, pos: [start], message }) => ({
    start,
    message: code === 'DUPLICATE_KEY' ? 'This key is there twice, and only one counts. Remove one.' : message,
  }));
  const problems = errors.length > 0 ? errors : [...findUnshownIn(document.contents, kind)];
  return { value: problems.length > 0 ? undefined : document.toJS(), problems };
}

/** Parses the contract of the API. Its problems are keywords that the reference doesn't show. */
export const parseOpenApi = (text: string) => parse(text, 'openapi');

/** Parses the schema of a webhook. Its problems are keywords that the reference doesn't show. */
export const parseEventSchema = (text: string) => parse(text, 'event');
