import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { onTestFinished } from 'vitest';
import { addresses } from '../../src/facts/product';
import {
  allOperations,
  findJsonBody,
  findResponseExample,
  findSuccess,
} from '../../src/markdown/reference/api/openapi';
import type { Schema } from '../../src/markdown/reference/schema';

export const sampleKey = 'rk_test_8kD3rN6wX1pV5tB9qM2yC7fH4jG0sZaE';

interface ApiCall {
  /** The operation of the contract that it's for. */
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

/** What the fake responds instead of the contract's example. */
export type Reply = { readonly status: number; readonly body: string } | 'dropped' | undefined;

const operations = allOperations().map((operation) => ({
  ...operation,
  pattern: new RegExp(`^/v1${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The values of a path and of a query arrive as text.
const textAjv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const each of [ajv, textAjv]) {
  addFormats.default(each);
}

/** Returns why a value doesn't fit a schema of the contract. A field that the schema doesn't have is an error, too. */
export function schemaErrors(schema: Schema, value: unknown, checker = ajv): string[] {
  const validate = checker.compile({ ...schema, unevaluatedProperties: false });
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

function requestErrors(operation: (typeof operations)[number], pathname: string, call: ApiCall): string[] {
  const { parameters, pattern } = operation;
  const inHead = parameters.filter((each) => each.in === 'header');
  const headers = inHead.map(({ name }) => [name, call.headers[name.toLowerCase()]]);
  const given = { ...call.query, ...pattern.exec(pathname)?.groups, ...Object.fromEntries(headers) };
  const schema = {
    properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])),
    required: parameters.filter((each) => each.required || inHead.includes(each)).map(({ name }) => name),
  };
  const body = findJsonBody(operation);
  return [
    ...schemaErrors(schema, given, textAjv),
    ...(call.headers.authorization === `Bearer ${sampleKey}` ? [] : ['does not send the key']),
    ...(body ? schemaErrors(body.schema, call.body) : []),
  ];
}

/**
 * Starts a server in the API's place, until the test ends. It checks each request against the contract, and responds with the
 * contract's example.
 * @param replies what it responds to its first requests instead
 */
export async function startFakeApi(replies: readonly Reply[] = []) {
  const calls: ApiCall[] = [];
  const errors: string[] = [];
  const server = http.createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, addresses.api);
    if (pathname.startsWith('/files/')) {
      // A file is downloaded by its URL alone. It must not get the key.
      response.writeHead(headers.authorization ? 400 : 200).end('{"id":"msg_1"}\n');
      return;
    }
    const operation = operations.find((each) => each.method === method && each.pattern.test(pathname));
    if (!operation) {
      errors.push(`${method} ${url} isn't an operation of the contract`);
      response.writeHead(404).end();
      return;
    }
    const body = JSON.parse((await text(request)) || 'null');
    const call = { id: operation.operationId, query: Object.fromEntries(searchParams), headers, body };
    errors.push(...requestErrors(operation, pathname, call).map((error) => `${method} ${url} ${error}`));
    const reply = replies[calls.length];
    calls.push(call);
    if (reply === 'dropped') {
      request.socket.destroy();
      return;
    }
    const example = JSON.stringify(findResponseExample(operation)) ?? '';
    const sent = reply ?? { status: Number(findSuccess(operation).status), body: example };
    response.writeHead(sent.status, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(sent.body.replaceAll('https://files.rookery.example', `http://${headers.host}/files`));
  });
  onTestFinished(() => {
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/v1`, calls, errors };
}
