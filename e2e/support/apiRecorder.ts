import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a sample sent, and how the mock of the contract answered. */
export interface ApiCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly status: number;
  /** What the mock found to be against the contract, in the request or in its own answer. */
  readonly violations: string;
}

/** What the API does otherwise than at its plainest. Calls are counted from 0. */
export interface Scenario {
  /** The status to answer a call with; left out, the successful one. */
  readonly status?: (call: number) => number | undefined;
  /** What goes wrong on the way: the connection drops after the API got the request, or a proxy sends a page. */
  readonly fault?: (call: number) => 'drop' | 'html' | undefined;
  /** The address of another host, to which every request is redirected. */
  readonly redirect?: string;
  /** Changes the headers and the body of an answer. */
  readonly answer?: (call: number, headers: http.IncomingHttpHeaders, body: string) => string;
}

/** What a proxy sends when it can't reach the API. */
export const faultyPage = '<h1>502 Bad Gateway</h1>';

/** A stand-in for the API, which writes down what is asked of it. */
export interface ApiRecorder {
  readonly address: string;
  readonly calls: readonly ApiCall[];
  stop(): void;
}

/** Where the contract's examples say that a finished export can be fetched. */
const fileHost = 'https://files.rookery.example';
const filePath = '/files/';

function forward(
  mock: string,
  request: http.IncomingMessage,
  body: string,
  status: number | undefined,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, ...(status !== undefined && { prefer: `code=${status}` }) };
    http
      .request(new URL(request.url ?? '/', mock), { method: request.method, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** A file of an export is fetched by its address alone: a key does not belong there. */
function serveFile(request: http.IncomingMessage, response: http.ServerResponse): void {
  response.writeHead(request.headers.authorization ? 400 : 200).end('{"id":"msg_1"}\n');
}

/**
 * Starts a stand-in for the API that passes each request to a mock of the contract and records it with the answer.
 * @param mock address of the mock
 */
export async function recordApi(mock: string, scenario: Scenario = {}): Promise<ApiRecorder> {
  const calls: ApiCall[] = [];
  let count = 0;
  const answerCall = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    if (scenario.redirect) {
      response.writeHead(302, { location: scenario.redirect + request.url }).end();
      return;
    }
    const call = count;
    count += 1;
    const body = await text(request);
    const answer = await forward(mock, request, body, scenario.status?.(call));
    const { method = '', url = '', headers } = request;
    const status = answer.statusCode ?? 0;
    calls.push({
      method,
      path: url,
      headers,
      body,
      status,
      violations: String(answer.headers['sl-violations'] ?? ''),
    });
    const fault = scenario.fault?.(call);
    if (fault === 'drop') {
      request.socket.destroy();
      return;
    }
    if (fault === 'html') {
      response.writeHead(502, { 'content-type': 'text/html' }).end(faultyPage);
      return;
    }
    const said = (await text(answer)).replaceAll(fileHost, `http://${request.headers.host}${filePath}`);
    const sent = scenario.answer?.(call, answer.headers, said) ?? said;
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...others } = answer.headers;
    response.writeHead(status, others).end(sent);
  };
  const server = http.createServer((request, response) => {
    if (request.url?.startsWith(filePath)) {
      serveFile(request, response);
      return;
    }
    answerCall(request, response).catch((error: Error) => response.writeHead(502).end(error.message));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () => server.close(),
  };
}
