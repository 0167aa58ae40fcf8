import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import { onTestFinished } from 'vitest';
import { addresses } from '../../src/facts/product';
import {
  allOperations,
  findJsonBody,
  findResponseExample,
  findSuccess,
} from '../../src/markdown/reference/api/openapi';
import type { Schema } from '../../src/markdown/reference/schema';
import { parseJson } from '../../src/utils/parseJson';

export const sampleKey = 'rk_test_8kD3rN6wX1pV5tB9qM2yC7fH4jG0sZaE';

interface ApiCall {
  /** The `operationId` in the contract. */
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

/** A response instead of the contract's example. `undefined` is the example. */
export type Reply =
  | { readonly status: number; readonly body: string; readonly retryAfter?: string }
  | 'dropped'
  | undefined;

const operations = allOperations().map((operation) => ({
  ...operation,
  pattern: new RegExp(`^/v1${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const formats = {
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  email: /.@./,
  uri: (text: string) => URL.canParse(text),
};
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
// Parameters in paths, queries, and headers arrive as text.
const textAjv = new Ajv2020({ strict: false, allErrors: true, formats, coerceTypes: true });

/** Validates a value with a schema of the contract. A property that the schema doesn't have is an error, too. */
export function findSchemaErrors(schema: Schema, value: unknown, validator = ajv): string[] {
  const validate = validator.compile({ ...schema, unevaluatedProperties: false });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

type Operation = (typeof operations)[number];

function findRequestErrors(operation: Operation, pathname: string, call: ApiCall): string[] {
  const { parameters, pattern } = operation;
  const headerParameters = parameters.filter((parameter) => parameter.in === 'header');
  const headers = headerParameters.map(({ name }) => [name, call.headers[name.toLowerCase()]]);
  const groups = pattern.exec(pathname)?.groups;
  const parameterValues = { ...call.query, ...groups, ...Object.fromEntries(headers) };
  const schema = {
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const errors = findSchemaErrors(schema, parameterValues, textAjv);
  if (call.headers.authorization !== `Bearer ${sampleKey}`) errors.push('does not send the key');
  const body = findJsonBody(operation);
  if (body) errors.push(...findSchemaErrors(body.schema, call.body));
  return errors;
}

/**
 * Starts a fake of the API, until the test ends. It validates each request with the contract, and responds with the contract's example.
 * @param replies the responses to the first requests
 */
export async function startFakeApi(replies: readonly Reply[] = []) {
  const calls: ApiCall[] = [];
  const errors: string[] = [];
  const server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, addresses.api);
    if (pathname.startsWith('/files/')) {
      // The URL of a file is enough to download it. Samples mustn't send the key to the host of files.
      response.writeHead(headers.authorization ? 400 : 200).end('{"id":"msg_1"}\n');
      return;
    }
    const operation = operations.find((known) => known.method === method && known.pattern.test(pathname));
    if (!operation) {
      errors.push(`${method} ${url} isn't an operation of the contract`);
      response.writeHead(404).end();
      return;
    }
    // A missing body is `null`, and one that isn't JSON is `undefined`, which no schema allows.
    const body = parseJson((await text(request)) || 'null');
    const call = { id: operation.operationId, query: Object.fromEntries(searchParams), headers, body };
    errors.push(...findRequestErrors(operation, pathname, call).map((error) => `${method} ${url} ${error}`));
    const reply = replies[calls.length];
    calls.push(call);
    if (reply === 'dropped') {
      request.socket.destroy();
      return;
    }
    const status = reply?.status ?? Number(findSuccess(operation).status);
    const responseBody = reply?.body ?? JSON.stringify(findResponseExample(operation)) ?? '';
    const retryAfter = reply?.retryAfter ?? '1';
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': retryAfter });
    response.end(responseBody.replaceAll('https://files.rookery.example', `http://${headers.host}/files`));
  });
  onTestFinished(() => {
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/v1`, calls, errors };
}
