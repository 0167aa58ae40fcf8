import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { developerLimits } from '../../src/facts/limits/developers';
import type { Program } from './programs';

interface GoodRequest {
  readonly path?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface BadRequest {
  readonly pieces: readonly (string | Buffer)[];
  /** How the sender ends its side. The default is to wait for the response. */
  readonly end?: 'close' | 'reset';
}

const maxBytes = developerLimits['webhook-body-size'].max * 1024;
const large = Buffer.alloc(10 * 1024 * 1024, 'x');

/** How long a sender waits for an early response before it sends the next piece, and for the last one, in milliseconds. */
const [pause, timeout] = [100, 30_000];

/**
 * Sends a request piece by piece, and stops early if there's a response, as curl does with a large body.
 * @returns the status of the response; 0 if the connection ends without one
 */
async function sendPieces({ address }: Program, { pieces, end }: BadRequest): Promise<number> {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1');
  let received = '';
  const closed = new Promise<void>((resolve) => {
    socket.on('close', resolve);
  });
  // A server that refuses a request can close the connection while the sender still writes.
  socket.on('error', () => {});
  socket.setTimeout(timeout, () => socket.destroy());
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    socket.destroy();
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    socket.write(piece);
    await Promise.race([closed, wait(pause)]);
  }
  if (end === 'reset') socket.resetAndDestroy();
  if (end === 'close') socket.end();
  await closed;
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1] ?? 0);
}

function headOf({ path = '/', headers }: GoodRequest, ...more: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, ...more, '', ''].join(
    '\r\n',
  );
}

/** Sends a request whose body never comes. Returns the status of the response. */
export function sendSlowly(program: Program, request: GoodRequest): Promise<number> {
  return sendPieces(program, { pieces: [`${headOf(request, `content-length: ${request.body.length}`)}{`] });
}

function badRequests(request: GoodRequest): Readonly<Record<string, BadRequest>> {
  const body = Buffer.from(request.body);
  const head = (length: number | string) => headOf(request, `content-length: ${length}`);
  const half = [head(body.length), body.subarray(0, body.length / 2)];
  const chunked = headOf(request, 'transfer-encoding: chunked');
  return {
    'half a body, then a reset': { pieces: half, end: 'reset' },
    'half a body, then the end': { pieces: half, end: 'close' },
    'a length below the body': { pieces: [head(body.length - 9), body] },
    'a negative length': { pieces: [head(-1), body], end: 'close' },
    'no length': { pieces: [headOf(request), body], end: 'close' },
    'a header of 100 KB': { pieces: [headOf(request, `x: ${'x'.repeat(100 * 1024)}`)], end: 'close' },
    'one byte too many': { pieces: [head(maxBytes + 1), large.subarray(0, maxBytes + 1)] },
    'ten megabytes': { pieces: [head(large.length), large] },
    'ten megabytes in chunks': {
      pieces: [chunked, `${large.length.toString(16)}\r\n`, large, '\r\n0\r\n\r\n'],
      end: 'close',
    },
  };
}

/**
 * Sends what a broken or hostile sender can make of a request.
 * @param after called after each, to see that the server still serves
 * @returns the status of each response; 0 if there was none
 */
export async function sendBadRequests(
  program: Program,
  request: GoodRequest,
  after: (what: string) => Promise<void>,
): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {};
  for (const [what, bad] of Object.entries(badRequests(request))) {
    statuses[what] = await sendPieces(program, bad);
    await after(what);
  }
  return statuses;
}

/** Returns the bad requests that a server accepted. One byte too many gets 413. With more, the connection can break first. */
export function wronglyAnswered(statuses: Readonly<Record<string, number>>): string[] {
  return Object.entries(statuses)
    .filter(([what, status]) => (what === 'one byte too many' ? status !== 413 : status > 0 && status < 400))
    .map(([what, status]) => `${what}: ${status}`);
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
