import { memoize } from '../../../utils/memoize';
import { parseFile } from '../../../utils/parseFile';
import { parseYaml } from '../parseYaml';
import { dereference, type Schema } from '../schema';

export const openApiFile = 'static/openapi.yaml';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

/** An example of an error. Its description is the cause of the error in an operation. */
interface ErrorExample {
  readonly description?: string;
  readonly value: { readonly status: number; readonly code: string };
}

interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  /** The errors of a response, by error code. */
  readonly examples?: Readonly<Record<string, ErrorExample>>;
}

type MediaTypes = Readonly<Record<string, MediaType>>;

interface Response {
  readonly description: string;
  readonly content?: MediaTypes;
}

interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** The scope that a key needs. */
  readonly 'x-scope'?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Operation extends OperationObject {
  readonly method: string;
  /** The path after the base URL, with `{placeholders}`. */
  readonly path: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
}

/** The fields of the contract that the site reads, with references resolved. */
interface OpenApiDocument {
  readonly info: { readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  /** The operations by path, and by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly securitySchemes: { readonly bearer: { readonly 'x-scopes': Readonly<Record<string, string>> } };
    readonly headers: Readonly<Record<string, { readonly description: string; readonly example: unknown }>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly examples: Readonly<Record<string, ErrorExample>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export const readOpenApi = memoize<OpenApiDocument>(() => {
  // Webhooks refer to other files, which the pages of the webhooks read.
  const { webhooks, ...document } = parseFile(openApiFile, parseYaml) as Readonly<Record<string, unknown>>;
  // Libraries that resolve references are asynchronous, but tags are rendered synchronously.
  return dereference(document, document) as OpenApiDocument;
});

/** Lists the operations, or those with an OpenAPI tag. */
export function allOperations(tag?: string): Operation[] {
  const operations = Object.entries(readOpenApi().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      description: '',
      parameters: [],
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  return operations.filter(({ tags }) => !tag || tags[0] === tag);
}

/** Returns the URL of an operation's section. The operation for the key is on the page about authentication. */
export function operationUrl({ tags: [tag], operationId }: Operation): string {
  return `/organizations/api/${tag === 'key' ? 'authentication' : tag}#${operationId}`;
}

export function findSuccess({ responses }: Operation): Partial<Response> & { readonly status: string } {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [''];
  return { ...response, status };
}

/** Returns an example of a successful response, from the operation or from the schema of its object. */
export function findResponseExample(operation: Operation): unknown {
  const { example, schema } = findSuccess(operation).content?.['application/json'] ?? {};
  const data = schema?.properties?.data?.items?.examples;
  return example ?? schema?.examples?.[0] ?? (data && { data, next: null });
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

export function findJsonBody({ requestBody }: Operation): MediaType | undefined {
  return requestBody?.content['application/json'];
}
