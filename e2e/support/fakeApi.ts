import http from 'node:http';
import { text } from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {
  bodyOf,
  operationsOf,
  type PlacedOperation,
  readContract,
  type Schema,
  sampleBodyOf,
  successOf,
} from '../../src/remark/api/contract';
import { listen } from './programs';

/** The API key that samples are run with. */
export const sampleKey = 'rk_test_8kD3rN6wX1pV5tB9qM2yC7fH4jG0sZaE';

/** A request that a sample sent, and the status that it got. */
interface ApiCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
}

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Returns another response to a call, or closes the connection. Calls are counted from 0. */
export type Change = (call: number, reply: Reply) => Reply | 'dropped';

/** A server that takes the API's place. */
export interface FakeApi {
  readonly address: string;
  readonly calls: readonly ApiCall[];
  /** What the contract doesn't allow in the calls. */
  readonly faults: readonly string[];
  stop(): void;
}

const contract = readContract();
const operations = operationsOf(contract);
const fileHost = 'https://files.rookery.example';

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The values of a path and of a query arrive as text.
const textAjv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const each of [ajv, textAjv]) {
  addFormats.default(each);
}

/** Returns a copy of a schema whose objects have no other fields, so that a mistyped name is found. */
function closed(schema: Schema): Schema & { additionalProperties?: boolean } {
  const { properties, items, anyOf } = schema;
  return {
    ...(properties && { additionalProperties: false }),
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closed(property)]),
      ),
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}

/** Returns why a value doesn't fit a schema of the contract. Unknown fields are faults. */
export function schemaFaults(schema: Schema, value: unknown, checker = ajv): string[] {
  const validate = checker.compile(closed(schema));
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/** Returns the operation of the contract that a call is for. */
export function operationOf({ method, path }: Pick<ApiCall, 'method' | 'path'>): PlacedOperation | undefined {
  const [address = ''] = path.split('?');
  return operations.find(
    (placed) =>
      placed.method === method.toLowerCase() &&
      new RegExp(`^${placed.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
}

function faultsOf(placed: PlacedOperation | undefined, call: Omit<ApiCall, 'status'>): string[] {
  if (!placed) {
    return ["isn't an operation of the contract"];
  }
  const { parameters } = placed.operation;
  const { pathname, searchParams } = new URL(call.path, 'http://localhost');
  const inPath = placed.path.split('/').map((part, index) => [part.slice(1, -1), pathname.split('/')[index]]);
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(inPath.filter(([name]) => parameters.some((each) => each.name === name))),
    ...Object.fromEntries(searchParams),
  };
  const ofUrl = parameters.filter((each) => each.in !== 'header');
  const body = bodyOf(placed.operation);
  return [
    ...schemaFaults(
      {
        type: 'object',
        properties: Object.fromEntries(ofUrl.map(({ name, schema }) => [name, schema])),
        required: ofUrl.filter(({ required }) => required).map(({ name }) => name),
      },
      given,
      textAjv,
    ),
    ...parameters
      .filter((each) => each.in === 'header' && !call.headers[each.name.toLowerCase()])
      .map(({ name }) => `does not send ${name}`),
    ...(call.headers.authorization === `Bearer ${sampleKey}` ? [] : ['does not send the key']),
    ...(body ? schemaFaults(body.schema, JSON.parse(call.body || 'null')) : []),
  ];
}

/** Starts a server that checks each request against the contract and responds with the contract's example. */
export async function startFakeApi(change: Change = (_, reply) => reply): Promise<FakeApi> {
  const calls: ApiCall[] = [];
  const faults: string[] = [];
  let count = 0;
  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    if (path.startsWith('/files/')) {
      // A file is downloaded by its URL alone. It must not get the key.
      response.writeHead(headers.authorization ? 400 : 200).end('{"id":"msg_1"}\n');
      return;
    }
    const call = { method, path, headers, body: await text(request) };
    const placed = operationOf(call);
    const found = faultsOf(placed, call);
    faults.push(...found.map((fault) => `${method} ${path} ${fault}`));
    const [status, success] = placed ? successOf(placed.operation) : ['404'];
    const example = success && sampleBodyOf(success);
    const body = JSON.stringify(example)?.replaceAll(fileHost, `http://${headers.host}/files`) ?? '';
    const usual =
      found.length > 0 ? { status: 422, body: found.join('\n') } : { status: Number(status), body };
    const reply = change(count, usual);
    count += 1;
    calls.push({ ...call, status: reply === 'dropped' ? 0 : reply.status });
    if (reply === 'dropped') {
      request.socket.destroy();
    } else {
      response.writeHead(reply.status, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(reply.body);
    }
  }
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  return { address: await listen(server), calls, faults, stop: () => server.close() };
}
