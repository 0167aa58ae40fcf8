/** A schema of JSON Schema 2020-12, with the keywords that the contract uses. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  minProperties?: number;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** A pointer to a part of the contract; a description beside it counts before the part's own. */
export interface Reference {
  $ref: string;
  description?: string;
}

/** A parameter of a path, a query, or a header of a request. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
}

/** Bodies by their media type. */
export type MediaTypes = Record<string, { schema: Schema; example?: unknown }>;

/** A header of an answer. */
export interface Header {
  description: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

/** An answer of the API. */
export interface Answer {
  description: string;
  headers?: Record<string, Reference>;
  content?: MediaTypes;
}

/** An operation of the API. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  /** Keys with the scope. */
  security: readonly { bearer: readonly string[] }[];
  parameters: readonly (Parameter | Reference)[];
  requestBody?: { required: boolean; content: MediaTypes };
  responses: Record<string, Answer | Reference>;
}

/** Methods in the spelling of OpenAPI. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The operations of a path by their method. */
export type PathItem = { [Method in (typeof methods)[number]]?: Operation };

/** The contract: an OpenAPI document with the parts that it uses. */
export interface Contract {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    contact: { name: string; url: string; email: string };
    license: { name: string; identifier: string };
  };
  externalDocs: { description: string; url: string };
  servers: readonly { url: string; description: string }[];
  tags: readonly { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, SecurityScheme>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Answer>;
    schemas: Record<string, Schema>;
  };
}

/** How a request shows its key. */
interface SecurityScheme {
  type: 'http';
  scheme: 'bearer';
  description: string;
  /** What each scope opens. */
  'x-scopes': Record<string, string>;
}
