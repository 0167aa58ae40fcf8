import http from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from './programs';

// What goes wrong in production, for the servers on the pages. Afterward, each has to serve as before.

type Headers = Readonly<Record<string, string>>;

const megabyte = 1024 * 1024;

/** The body that no server on the pages may read into memory. */
export const hugeBody = 'x'.repeat(10 * megabyte);

/**
 * Sends a request with a body.
 * @returns the status, or 0 if the server closed the connection without a response
 */
export function post({ address }: Program, path: string, headers: Headers, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const options = { method: 'POST', headers, agent: false };
    const request = http.request(new URL(path, address), options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // After the response, the request no longer reports errors of the connection.
    request.on('error', () => resolve(0)).on('socket', (socket) => socket.on('error', () => {}));
    request.end(body);
  });
}

/** Sends a part of a request, waits until the server has it, and breaks the connection. */
async function breakOff({ address }: Program, text: string): Promise<void> {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  await wait(100);
  socket.resetAndDestroy();
}

/** Sends requests that end in the middle: of the first line, of the headers, and of the body. */
export async function breakOffRequests(program: Program, path: string, headers: Headers = {}): Promise<void> {
  const lines = Object.entries({ Host: 'localhost', ...headers, 'Content-Length': '1000' });
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}`;
  for (const text of ['POS', head, `${head}\r\n`, `${head}\r\n{"type":`, 'no HTTP at all\r\n\r\n']) {
    await breakOff(program, text);
  }
}

/** Returns whether a server accepts connections from other addresses than 127.0.0.1. */
export function acceptsOthers({ address }: Program): Promise<boolean> {
  return new Promise((resolve) => {
    // Linux routes all of 127.0.0.0/8 to this machine, as if it were another network.
    const socket = net.connect(Number(new URL(address).port), '127.0.0.2');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** How an API responds to a request. */
type ApiFault = 'dropped' | 'html' | 'rate limited' | 'in progress' | 'refused' | 'none';

/** A request to the faulty API. */
interface FaultyApiCall {
  readonly key: string;
  readonly body: string;
}

/** An API that fails in a given order, and then accepts every request. */
interface FaultyApi {
  readonly address: string;
  readonly calls: readonly FaultyApiCall[];
  stop(): void;
}

const responses = {
  html: [502, 'text/html', '<!doctype html><title>502 Bad Gateway</title>'],
  'rate limited': [429, 'application/problem+json', '{"code":"rate_limited"}'],
  'in progress': [409, 'application/problem+json', '{"code":"request_in_progress"}'],
  refused: [422, 'application/problem+json', '{"code":"validation_failed"}'],
  none: [201, 'application/json', '{}'],
} as const;

/** Starts an API that has each of these faults once, in this order. */
export async function startFaultyApi(faults: readonly ApiFault[]): Promise<FaultyApi> {
  const calls: FaultyApiCall[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      const fault = faults[calls.length] ?? 'none';
      calls.push({ key: String(request.headers['idempotency-key']), body });
      if (fault === 'dropped') {
        request.socket.destroy();
        return;
      }
      const [status, type, text] = responses[fault];
      response.writeHead(status, { 'content-type': type, 'retry-after': '1' }).end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  return { address: `http://127.0.0.1:${port}`, calls, stop: () => server.close() };
}
