import * as v from 'valibot';
import { memoize } from '../../../utils/memoize';
import { parseFile } from '../../../utils/parseFile';
import { parseContract } from '../parseContract';
import { dereference, jsonSchema, shownObject } from '../schema';

export const openApiFile = 'static/openapi.yaml';

const optionalValue = v.optional(v.unknown());

const parameter = shownObject({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean()),
  description: v.string(),
  schema: v.pipe(
    jsonSchema,
    v.check(
      ({ type }) => type !== 'array' && type !== 'object',
      'The samples show no lists and objects here.',
    ),
  ),
  example: optionalValue,
});

const requestBody = shownObject({
  required: v.optional(v.boolean()),
  content: shownObject({
    'application/json': shownObject({
      schema: v.pipe(
        jsonSchema,
        v.check(
          ({ properties }) => properties !== undefined,
          'The reference shows only the fields of an object.',
        ),
      ),
      example: v.unknown(),
    }),
  }),
});

/** An example of an error. Its description is the cause of the error in an operation. */
const errorExample = v.object({
  description: v.optional(v.string()),
  value: v.looseObject({ status: v.number(), code: v.string() }),
});

/** The headers that a page explains for all responses. */
const headers = shownObject({
  'RateLimit-Limit': optionalValue,
  'RateLimit-Remaining': optionalValue,
  'RateLimit-Reset': optionalValue,
  'Retry-After': optionalValue,
});

const responseSchema = v.pipe(
  jsonSchema,
  v.check(
    ({ title, properties }) => Boolean(title ?? properties?.data?.items?.title),
    'An object of a response needs a `title`, so that the reference can name it.',
  ),
);

const response = shownObject({
  description: v.string(),
  headers: v.optional(headers),
  content: v.optional(
    shownObject({
      'application/json': v.optional(
        shownObject({
          schema: responseSchema,
          example: optionalValue,
          examples: v.optional(v.record(v.string(), v.object({ value: v.unknown() }))),
        }),
      ),
      'application/problem+json': v.optional(
        // The errors of a response, by error code.
        shownObject({ schema: jsonSchema, examples: v.record(v.string(), errorExample) }),
      ),
    }),
  ),
});

function listSuccesses<Value>(responses: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(responses).filter(([status]) => status.startsWith('2'));
}

const operation = shownObject({
  operationId: v.string(),
  summary: v.string(),
  description: v.optional(v.string(), ''),
  tags: v.tuple([v.string()]),
  security: optionalValue,
  /** The scope that a key needs. */
  'x-scope': v.optional(v.string()),
  parameters: v.optional(v.array(parameter), []),
  requestBody: v.optional(requestBody),
  responses: v.pipe(
    v.record(v.string(), response),
    v.check(
      (responses) => listSuccesses(responses).length < 2,
      'The reference shows only one successful response.',
    ),
  ),
});

/** A webhook event. Its title is its name, and its description says when it's sent. */
const eventSchema = v.intersect([
  jsonSchema,
  v.looseObject({
    title: v.string(),
    description: v.string(),
    /** Bodies of deliveries. */
    examples: v.looseTuple([v.looseObject({ data: v.record(v.string(), v.unknown()) })]),
  }),
]);

const webhook = v.object({
  post: v.object({
    operationId: v.string(),
    parameters: v.array(parameter),
    requestBody: v.object({
      required: v.boolean(),
      content: v.object({ 'application/json': v.object({ schema: eventSchema }) }),
    }),
  }),
});

/** The parts of the contract that the site reads, with references resolved. Redocly checks the others. */
const openApiDocument = v.object({
  info: v.object({ version: v.string(), description: v.string() }),
  servers: v.array(v.object({ url: v.string() })),
  /** The operations by path, and by method in lower case. */
  paths: v.record(v.string(), v.record(v.picklist(['get', 'put', 'post', 'patch', 'delete']), operation)),
  /** The events in the order of the reference. */
  webhooks: v.record(v.string(), webhook),
  components: v.object({
    securitySchemes: v.object({ bearer: v.object({ 'x-scopes': v.record(v.string(), v.string()) }) }),
    headers: v.record(v.string(), v.object({ description: v.string(), example: v.unknown() })),
    parameters: v.record(v.string(), parameter),
    responses: v.record(v.string(), response),
    examples: v.record(v.string(), errorExample),
    schemas: v.objectWithRest(
      { EventChat: jsonSchema, EventMessage: jsonSchema, EventMember: jsonSchema, Actor: jsonSchema },
      jsonSchema,
    ),
  }),
});

type OpenApiDocument = v.InferOutput<typeof openApiDocument>;

export interface Operation extends v.InferOutput<typeof operation> {
  readonly method: string;
  /** The path after the base URL, with `{placeholders}`. */
  readonly path: string;
}

export function parseOpenApi(text: string) {
  const resolvedDocument = v.pipe(
    v.looseObject({}),
    v.transform((document) => dereference(document, document)),
    openApiDocument,
  );
  return parseContract(text, resolvedDocument);
}

export const readOpenApi = memoize<OpenApiDocument>(() => parseFile(openApiFile, parseOpenApi));

export type WebhookEventSchema = v.InferOutput<typeof eventSchema>;

/** Returns the schemas of the webhook events by name. */
export function readEvents(): Record<string, WebhookEventSchema> {
  return Object.fromEntries(
    Object.entries(readOpenApi().webhooks).map(([name, { post }]) => [
      name,
      post.requestBody.content['application/json'].schema,
    ]),
  );
}

/** Lists the operations, or those with an OpenAPI tag. */
export function allOperations(tag?: string): Operation[] {
  const operations = Object.entries(readOpenApi().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, details]) => ({ ...details, method: method.toUpperCase(), path })),
  );
  return operations.filter(({ tags }) => !tag || tags[0] === tag);
}

/** Returns the path of the page with an operation. The operation for the key is on the page about authentication. */
export function operationPage({ tags: [tag] }: Operation): string {
  return `/organizations/api/${tag === 'key' ? 'authentication' : tag}`;
}

export function findSuccess({ responses }: Operation) {
  const [status, success] = listSuccesses(responses)[0] ?? [''];
  return { ...success, status };
}

/** Returns an example of a successful response, from the operation or from the schema of its object. */
export function findResponseExample(operation: Operation): unknown {
  const { example, examples = {}, schema } = findSuccess(operation).content?.['application/json'] ?? {};
  const data = schema?.properties?.data?.items?.examples;
  const [first] = Object.values(examples);
  return example ?? first?.value ?? schema?.examples?.[0] ?? (data && { data, next: null });
}

/**
 * Returns the errors whose cause is specific to the operation. The cause is the description of the error's example. Without one, it's
 * that of the response, if the response has only this error and belongs only to this operation.
 */
export function findErrorsWithCause({ responses }: Operation) {
  const specificErrors: { code: string; status: string; cause: string }[] = [];
  for (const [status, { content, description }] of Object.entries(responses)) {
    const errors = Object.entries(content?.['application/problem+json']?.examples ?? {});
    for (const [code, example] of errors) {
      const isShared = description === readOpenApi().components.responses[code]?.description;
      const cause = example.description ?? (errors.length === 1 && !isShared ? description : undefined);
      if (cause !== undefined) specificErrors.push({ code, status, cause });
    }
  }
  return specificErrors;
}

export function findJsonBody({ requestBody: body }: Operation) {
  return body?.content['application/json'];
}
