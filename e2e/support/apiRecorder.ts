import http from 'node:http';
import { text } from 'node:stream/consumers';
import { readContract } from '../../src/remark/api/contract';
import { listen } from './programs';

/** A request that a sample sent, and how the mock of the contract responded. */
export interface ApiCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  /** What the mock found to be against the contract, in the request or in its own response. */
  readonly violations: string;
}

/** A response that doesn't come from the mock. */
interface Fault {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** What goes wrong, and what differs from the examples of the contract. Calls are counted from 0. */
export interface Scenario {
  /** What a call gets in place of a response from the mock. `dropped` closes the connection. */
  readonly fault?: (call: number) => 'dropped' | Fault | undefined;
  /** The address of another host, to which every request is redirected. */
  readonly redirect?: string;
  /** Changes the body of a response. */
  readonly change?: (call: number, body: string) => string;
}

/** What a proxy sends if it can't reach the API. */
export const badGateway: Fault = { status: 502, type: 'text/html', body: '<h1>502 Bad Gateway</h1>' };

/** Returns an error of the contract. */
export function problem(code: string): Fault {
  const value = readContract().components.examples[code]?.value;
  if (!value) {
    throw new Error(`static/openapi.yaml has no error ${code}.`);
  }
  return { status: value.status, type: 'application/problem+json', body: JSON.stringify(value) };
}

/** A server that passes requests to a mock of the API and records them. */
export interface ApiRecorder {
  readonly address: string;
  readonly calls: readonly ApiCall[];
  stop(): void;
}

/** Where the contract's examples say that a finished export can be downloaded. */
const fileHost = 'https://files.rookery.example';
const filePath = '/files/';

function forward(mock: string, { url = '', method, headers }: http.IncomingMessage, body: string) {
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(new URL(url, mock), { method, headers }, resolve).on('error', reject).end(body);
  });
}

/**
 * Starts a server that passes each request to a mock of the contract and records it with the response.
 * @param mock address of the mock
 */
export async function recordApi(mock: string, scenario: Scenario = {}): Promise<ApiRecorder> {
  const calls: ApiCall[] = [];
  let count = 0;
  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    if (url.startsWith(filePath)) {
      // A file is downloaded by its URL alone. It must not get the key.
      response.writeHead(headers.authorization ? 400 : 200).end('{"id":"msg_1"}\n');
      return;
    }
    if (scenario.redirect) {
      response.writeHead(302, { location: scenario.redirect + url }).end();
      return;
    }
    const call = count;
    count += 1;
    const body = await text(request);
    const record = (status: number, violations: unknown = '') =>
      calls.push({ method, path: url, headers, body, status, violations: String(violations) });
    const fault = scenario.fault?.(call);
    if (fault === 'dropped') {
      record(0);
      request.socket.destroy();
    } else if (fault) {
      record(fault.status);
      response.writeHead(fault.status, { 'content-type': fault.type, 'retry-after': '1' }).end(fault.body);
    } else {
      const returned = await forward(mock, request, body);
      const { statusCode = 0, headers: sent } = returned;
      record(statusCode, sent['sl-violations']);
      const example = (await text(returned)).replaceAll(fileHost, `http://${headers.host}${filePath}`);
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = sent;
      response.writeHead(statusCode, others).end(scenario.change?.(call, example) ?? example);
    }
  }
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.writeHead(502).end(error.message));
  });
  return { address: await listen(server), calls, stop: () => server.close() };
}
