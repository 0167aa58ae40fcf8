import {
  type ApiErrorId,
  type ApiErrorType,
  type ApiField,
  type ApiHeader,
  type ApiObject,
  type ApiOperation,
  api,
  apiErrors,
  apiHeaders,
  apiKeyKinds,
  apiObjects,
  apiOperations,
  apiScopes,
  apiTags,
  idempotency,
  paging,
  pathFields,
  pathParameters,
  pathSamples,
  problemFields,
  problemSample,
  sampleAnswer,
} from '../../facts/api';
import { developerLimits as limits } from '../../facts/limits/developers';
import { addresses, product } from '../../facts/product';
import { bodyOf, descriptionOf, objectOf, schemaOf } from './schema';
import type {
  Answer,
  Contract,
  Header,
  MediaTypes,
  Operation,
  Parameter,
  PathItem,
  Reference,
} from './types';

const page = `${addresses.docs}/organizations/api`;

/** Errors that any operation can answer with. */
const commonErrors = [
  'invalid_request',
  'unauthenticated',
  'missing_scope',
  'rate_limited',
  'internal',
  'unavailable',
] as const satisfies readonly ApiErrorId[];

/** The text with its links made whole, so that they work outside of this site. */
function withWholeLinks(text: string): string {
  return text.replace(/\]\(([/#][^)]*)\)/g, (_, to: string) =>
    to.startsWith('#') ? `](${page}${to})` : `](${addresses.docs}${to})`,
  );
}

function ref(kind: keyof Contract['components'], name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Name of the schema of an object. */
function schemaName(object: string): string {
  return object.charAt(0).toUpperCase() + object.slice(1);
}

function parameter(place: Parameter['in'], field: ApiField, example?: unknown): Parameter {
  return {
    name: field.name,
    in: place,
    ...(field.required && { required: true }),
    description: descriptionOf(field),
    schema: schemaOf(field),
    ...(example !== undefined && { example }),
  };
}

function requestHeader(name: keyof typeof apiHeaders, schema: Parameter['schema']): Parameter {
  const { does, sample }: ApiHeader = apiHeaders[name];
  return { name, in: 'header', description: does, schema, example: sample };
}

const pagingNames: readonly string[] = paging.parameters.map(({ name }) => name);

const parameters: Record<string, Parameter> = {
  version: requestHeader('Rookery-Version', { type: 'string', enum: [api.version] }),
  idempotency_key: requestHeader('Idempotency-Key', {
    type: 'string',
    minLength: idempotency.length.min,
    maxLength: idempotency.length.max,
  }),
  ...Object.fromEntries(paging.parameters.map((field) => [field.name, parameter('query', field)])),
  ...Object.fromEntries(
    Object.entries(pathSamples).map(([name, sample]) => [
      name,
      parameter('path', pathFields[name as keyof typeof pathFields], sample),
    ]),
  ),
};

const answerHeaders = Object.entries<ApiHeader>(apiHeaders).filter(([, header]) => header.in === 'answer');

const headers: Record<string, Header> = Object.fromEntries(
  answerHeaders.map(([name, { does, required, sample }]) => [
    name,
    { description: does, required, schema: { type: 'integer', minimum: 0 }, example: Number(sample) },
  ]),
);

/** The headers of an answer: those of every answer, and with some errors how long to wait. */
function headersOf(waits = false): Record<string, Reference> {
  const named = answerHeaders.filter(([, { required }]) => required || waits);
  return Object.fromEntries(named.map(([name]) => [name, ref('headers', name)]));
}

function problemOf(type: ApiErrorId): MediaTypes {
  const { title, status, cause }: ApiErrorType = apiErrors[type];
  const { errors, ...sample } = problemSample;
  const own = { properties: { type: { const: type }, status: { const: status } } };
  return {
    [api.errorFormat]: {
      schema: { allOf: [ref('schemas', 'Problem'), own] },
      example:
        type === problemSample.type
          ? problemSample
          : { ...sample, type, title, status, detail: cause.replaceAll('`', '') },
    },
  };
}

const responses: Record<string, Answer> = Object.fromEntries(
  Object.entries<ApiErrorType>(apiErrors).map(([type, { title, retry }]) => [
    type,
    {
      description: `${title}.`,
      headers: headersOf(retry === 'after a wait'),
      content: problemOf(type as ApiErrorId),
    },
  ]),
);

const problem = objectOf(problemFields);

const schemas: Contract['components']['schemas'] = {
  ...Object.fromEntries(
    Object.entries<ApiObject>(apiObjects).map(([name, { does, fields }]) => [
      schemaName(name),
      { description: does, ...objectOf(fields) },
    ]),
  ),
  Problem: {
    description: `An error, as in ${api.errorStandard}.`,
    ...problem,
    // Only an answer about single values lists them.
    required: problem.required?.filter((name) => name !== 'errors'),
    properties: {
      ...problem.properties,
      type: { ...problem.properties?.type, enum: Object.keys(apiErrors) },
      status: { ...problem.properties?.status, enum: Object.values(apiErrors).map(({ status }) => status) },
    },
  },
};

function listOf(object: string): Contract['components']['schemas'][string] {
  const next = { name: 'next', type: 'string | null', does: 'the cursor of what follows; null at the end' };
  const { pattern } = paging.parameters[1];
  return {
    type: 'object',
    required: Object.keys(paging.shape),
    properties: {
      data: {
        description: 'The entries, newest first.',
        type: 'array',
        maxItems: limits['api-page-size'].max,
        items: ref('schemas', schemaName(object)),
      },
      next: { description: descriptionOf(next), ...schemaOf({ ...next, pattern }) },
    },
  };
}

function success(operation: ApiOperation): Answer {
  const { answers, list } = operation;
  if (!answers) {
    return { description: 'Done; without a body.', headers: headersOf() };
  }
  return {
    description: list ? 'A page of the list.' : apiObjects[answers].does,
    headers: headersOf(),
    content: {
      'application/json': {
        schema: list ? listOf(answers) : ref('schemas', schemaName(answers)),
        example: sampleAnswer(operation),
      },
    },
  };
}

/** The errors of an operation: each its own with what causes it here, then those of every operation. */
function errorsOf({ errors }: ApiOperation): Operation['responses'] {
  const causes = new Map<ApiErrorId, string[]>();
  for (const { type, when } of errors) {
    causes.set(type, [...(causes.get(type) ?? []), when]);
  }
  const own = [...causes].map(([type, when]) => [
    apiErrors[type].status,
    { ...ref('responses', type), description: when.join(' ') },
  ]);
  const common = commonErrors.map((type) => [apiErrors[type].status, ref('responses', type)]);
  return Object.fromEntries([...common, ...own]);
}

function parametersOf({ method, path, query = [], querySample = {} }: ApiOperation): Operation['parameters'] {
  return [
    ...pathParameters(path).map(({ name }) => ref('parameters', name)),
    ...query.map((field) =>
      pagingNames.includes(field.name) && !(field.name in querySample)
        ? ref('parameters', field.name)
        : parameter('query', field, exampleOf(field, querySample)),
    ),
    ref('parameters', 'version'),
    ...((idempotency.methods as readonly string[]).includes(method)
      ? [ref('parameters', 'idempotency_key')]
      : []),
  ];
}

/** The sample value of a query's parameter, in the parameter's type. */
function exampleOf({ name, type }: ApiField, samples: Readonly<Record<string, string>>): unknown {
  const sample = samples[name];
  return type === 'integer' && sample ? Number(sample) : sample;
}

function operationOf(id: string, operation: ApiOperation): Operation {
  const { summary, note, tag, scope, body, eitherOf, sample, status } = operation;
  return {
    operationId: id,
    summary,
    description: withWholeLinks(note),
    tags: [tag],
    security: [{ bearer: [scope] }],
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: bodyOf(body, eitherOf), example: sample } },
      },
    }),
    responses: { [status]: success(operation), ...errorsOf(operation) },
  };
}

function pathsOf(): Contract['paths'] {
  const paths: Record<string, PathItem> = {};
  for (const [id, operation] of Object.entries<ApiOperation>(apiOperations)) {
    const item = paths[operation.path] ?? {};
    item[operation.method.toLowerCase() as keyof PathItem] = operationOf(id, operation);
    paths[operation.path] = item;
  }
  return paths;
}

/** The contract of the API, from the facts. */
export function contractFromFacts(): Contract {
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version: api.version,
      summary: 'Chats, people and messages of an organization, from its own server.',
      description:
        `${api.format} over ${api.tls} or newer. Times are ${api.times}. Lists are ${api.order}. ` +
        `A body is ${limits['api-body-size'].text} long. New fields can appear in any answer: pass over those ` +
        `you do not know. Keys, paging, idempotency, rate limits and errors are explained at ${page}.`,
      contact: { name: product.company, url: page, email: addresses.support },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'The reference with samples in six languages', url: page },
    servers: [{ url: addresses.api, description: 'Live data with a live key, test data with a test key.' }],
    tags: Object.entries(apiTags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            `A key of the organization. Live keys begin with \`${apiKeyKinds.live.prefix}\`, test keys with ` +
            `\`${apiKeyKinds.test.prefix}\`. A key needs the scope that the operation names.`,
          'x-scopes': Object.fromEntries(
            Object.entries(apiScopes).map(([scope, { opens }]) => [scope, opens]),
          ),
        },
      },
      parameters,
      headers,
      responses,
      schemas,
    },
  };
}
