import { memoize } from '../../../utils/memoize';
import { parseFile } from '../../../utils/parseFile';
import { parseYaml } from '../parseYaml';
import { dereference, type Schema } from '../schema';

/** The contract of the API. */
export const openApiFile = 'static/openapi.yaml';

/** A parameter of a path, a query, or a header of a request. */
interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A sample of an error. Its description is the cause of the error in an operation. */
interface ErrorExample {
  readonly description?: string;
  readonly value: { readonly status: number; readonly code: string };
}

/** A request body or a response body of one media type. */
interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  /** The errors of a response, by their codes. */
  readonly examples?: Readonly<Record<string, ErrorExample>>;
}

type MediaTypes = Readonly<Record<string, MediaType>>;

interface Response {
  readonly description: string;
  readonly content?: MediaTypes;
}

/** An operation of the API. */
export interface Operation {
  readonly method: string;
  /** The path after the base URL, with `{placeholders}`. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The scope that a key needs. */
  readonly 'x-scope'?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, Response>>;
}

type OptionalField = 'description' | 'parameters';

/** The operations of a path, by their methods in lower case. */
type PathItem = Readonly<
  Record<string, Omit<Operation, 'method' | 'path' | OptionalField> & Partial<Pick<Operation, OptionalField>>>
>;

/** The parts of the contract that the site reads, with references resolved. */
interface OpenApiDocument {
  readonly info: { readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly securitySchemes: { readonly bearer: { readonly 'x-scopes': Readonly<Record<string, string>> } };
    readonly headers: Readonly<Record<string, { readonly description: string; readonly example: unknown }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly examples: Readonly<Record<string, ErrorExample>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** Reads the contract, once. */
export const readOpenApi = memoize<OpenApiDocument>(() => {
  // The references of webhooks lead to other files. Their pages read those.
  const { webhooks, ...document } = Object(parseFile(openApiFile, parseYaml));
  // Libraries that resolve references are asynchronous, and tags aren't.
  return dereference(document, document) as OpenApiDocument;
});

export function allOperations(): Operation[] {
  return Object.entries(readOpenApi().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      description: '',
      parameters: [],
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Returns the status and the response of a successful request. */
export function successResponse({ responses }: Operation): [status: string, response: Response] {
  return Object.entries(responses).find(([status]) => status.startsWith('2')) ?? ['', { description: '' }];
}

/** Returns an example of a successful response, from the operation or from its object. */
export function responseExample(operation: Operation): unknown {
  const { example, schema } = successResponse(operation)[1].content?.['application/json'] ?? {};
  const data = schema?.properties?.data?.items?.examples;
  return example ?? schema?.examples?.[0] ?? (data && { data, next: null });
}

/**
 * Returns the errors for which an operation gives its own cause: in the example's description, or, if a response has one error, in the
 * response's description, unless that's the shared one.
 */
export function specificErrors({ responses }: Operation) {
  return Object.entries(responses).flatMap(([status, { content, description }]) => {
    const errors = Object.entries(content?.['application/problem+json']?.examples ?? {});
    return errors.flatMap(([code, example]) => {
      const shared = readOpenApi().components.responses[code]?.description;
      const isSpecific = errors.length === 1 && description !== shared;
      const when = example.description ?? (isSpecific ? description : undefined);
      return when === undefined ? [] : [{ code, status, when }];
    });
  });
}

export function jsonRequestBody({ requestBody }: Operation): MediaType | undefined {
  return requestBody?.content['application/json'];
}
