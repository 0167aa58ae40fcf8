import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { Problem } from '../../content/page';
import type { Parsed } from './readContract';

/** Reports a problem with a node of a contract. */
type Refuse = (node: Node, message: string) => void;

/** Checks a node of a contract. */
type Check = (node: Node, refuse: Refuse) => void;

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

/** Any content. */
const anything: Check = () => undefined;

/** One of these values. */
function oneOf(...values: readonly unknown[]): Check {
  return (node, refuse) => {
    if (!isScalar(node) || !values.includes(node.value)) {
      refuse(node, `The reference shows only these values here: ${values.join(', ')}.`);
    }
  };
}

// Checks are passed as functions that return them, because schemas contain schemas.

/** A list or a map, all of whose entries pass a check. */
function each(check: () => Check): Check {
  return (node, refuse) => {
    const entries = isMap<Node, Node>(node)
      ? node.items.map(({ value }) => value)
      : isSeq<Node>(node)
        ? node.items
        : [];
    for (const entry of entries) {
      if (entry) check()(entry, refuse);
    }
  };
}

/** A list of the names of fields. */
const names: Check = (node, refuse) => {
  if (!isSeq(node)) refuse(node, 'List the required fields next to `properties`: `required: [name]`.');
};

/** A map with only these keywords. `fix` says what to write instead of others. */
function keywords(checks: () => Readonly<Record<string, Check>>, fix?: string): Check {
  return (node, refuse) => {
    for (const { key, value } of isMap<Node, Node>(node) ? node.items : []) {
      const name = isScalar(key) ? String(key.value) : '';
      const check = Object.hasOwn(checks(), name) ? checks()[name] : undefined;
      if (!check) {
        const isOfSchema = Object.hasOwn(checks(), 'schema') && Object.hasOwn(schemaKeywords(), name);
        const place = isOfSchema ? 'Write it into `schema`.' : 'Say it in the description instead.';
        refuse(key, `The reference doesn't show \`${name}\` here. ${fix ?? advice[name] ?? place}`);
        // Its parts are schemas with keywords of their own.
        if (name === 'allOf' && value) each(() => checkSchema)(value, refuse);
      } else if (value) {
        check(value, refuse);
      }
    }
  };
}

const shown = (...names: readonly string[]) =>
  Object.fromEntries(['$ref', 'description', ...names].map((name) => [name, anything]));

const schemaKeywords = (): Readonly<Record<string, Check>> => ({
  ...shown('title', 'type', 'pattern', 'const', 'enum', 'default', 'examples'),
  ...shown('minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'),
  // Readers find these in the description of the operation.
  ...shown('minProperties', 'writeOnly'),
  format: oneOf('date-time', 'email', 'uri'),
  additionalProperties: oneOf(false),
  required: names,
  properties: each(() => checkSchema),
  items: checkSchema,
  anyOf: each(() => checkSchema),
  // Of several fields, one is required. The description of the operation says this.
  oneOf: each(() => keywords(() => ({ required: names }), 'Write `anyOf` instead of `oneOf`.')),
});

const checkSchema: Check = (node, refuse) => keywords(schemaKeywords)(node, refuse);

const checkContent = keywords(() => ({
  'application/json': checkMedia,
  'application/problem+json': checkMedia,
}));
const checkMedia = keywords(() => ({ ...shown('example', 'examples'), schema: checkSchema }));
const checkResponse = keywords(() => ({ ...shown('headers'), content: checkContent }));
const parameterKeywords = { ...shown('name', 'required', 'example'), schema: checkSchema };

const checkOperation = keywords(() => ({
  ...shown('operationId', 'summary', 'tags', 'security', 'x-scope'),
  // The headers of all operations are in the components.
  parameters: each(() => keywords(() => ({ ...parameterKeywords, in: oneOf('path', 'query') }))),
  requestBody: keywords(() => ({ ...shown('required'), content: checkContent })),
  responses: each(() => checkResponse),
}));

function parserOf(check: Check) {
  return (text: string): Parsed<unknown> => {
    const document = parseDocument(text, { prettyErrors: false });
    const problems: Problem[] = document.errors.map(({ pos: [start], message }) => ({ start, message }));
    if (document.contents && problems.length === 0) {
      check(document.contents, ({ range }, message) => {
        problems.push({ start: range?.[0] ?? 0, message });
      });
    }
    return { value: problems.length > 0 ? undefined : document.toJS(), problems };
  };
}

/** Parses the contract of the API. Its problems are keywords that the reference doesn't show. */
export const parseOpenApi = parserOf(
  keywords(() => ({
    // The pages draw webhooks from their schemas.
    ...shown('openapi', 'info', 'externalDocs', 'servers', 'tags', 'webhooks'),
    paths: each(() =>
      keywords(() =>
        Object.fromEntries(['get', 'put', 'post', 'patch', 'delete'].map((name) => [name, checkOperation])),
      ),
    ),
    components: keywords(() => ({
      ...shown('securitySchemes', 'headers', 'examples'),
      parameters: each(() => keywords(() => ({ ...parameterKeywords, in: anything }))),
      responses: each(() => checkResponse),
      schemas: each(() => checkSchema),
    })),
  })),
);

/** Parses the schema of a webhook. Its problems are keywords that the reference doesn't show. */
export const parseEventSchema = parserOf(
  keywords(() => ({
    ...schemaKeywords(),
    ...shown('$schema', '$id'),
    // The fields of all events.
    allOf: each(() => keywords(() => ({ $ref: anything }))),
    $defs: each(() => checkSchema),
  })),
);
