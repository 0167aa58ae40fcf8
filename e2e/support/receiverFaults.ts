import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { developerLimits } from '../../src/facts/limits/developers';
import type { Delivery } from './webhookSignature';

/** A request that a broken or hostile sender makes, in the pieces that it sends. */
interface Fault {
  readonly what: string;
  readonly pieces: readonly (string | Buffer)[];
  /** How the sender ends its side. The default is to wait for the response. */
  readonly end?: 'close' | 'reset';
  /** The only status that is right. Without it, the receiver can return any error, or none. */
  readonly status?: number;
}

const maxBytes = developerLimits['webhook-body-size'].max * 1024;

/** How long a sender waits for an early response before it sends the next piece, in milliseconds. */
const pause = 100;

/**
 * Sends a request piece by piece, and stops early if there's a response, as curl does with a large body.
 * @returns the status of the response, or undefined if the connection ends without one
 */
export async function sendPieces(
  port: number,
  { pieces, end }: Omit<Fault, 'what'>,
): Promise<number | undefined> {
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  const closed = new Promise<void>((resolve) => {
    socket.on('close', resolve);
  });
  // A receiver that refuses a request can close the connection while the sender still writes.
  socket.on('error', () => {});
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
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(received)?.[1]) || undefined;
}

function headOf({ id, timestamp, signature }: Delivery, ...more: readonly string[]): string {
  const lines = [
    'POST / HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `webhook-id: ${id}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: ${signature}`,
    ...more,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** The beginning of a request whose body never comes. */
export function slowRequest(delivery: Delivery): string {
  return `${headOf(delivery, `content-length: ${delivery.body.length}`)}{`;
}

/** Returns what a sender can do wrong with a delivery that is signed as it should be. */
export function faultsWith(delivery: Delivery): Fault[] {
  const body = Buffer.from(delivery.body);
  const head = (length: number | string) => headOf(delivery, `content-length: ${length}`);
  const large = Buffer.alloc(10 * 1024 * 1024, 'x');
  return [
    { what: 'a connection without a request', pieces: [], end: 'close' },
    { what: 'a connection that is reset at once', pieces: [], end: 'reset' },
    { what: 'half a request line', pieces: ['POST / HT'], end: 'reset' },
    {
      what: 'bytes that are no HTTP',
      pieces: [Buffer.from([22, 3, 1, 2, 0, 255, 13, 10, 13, 10])],
      end: 'close',
    },
    { what: 'half a body, then a reset', pieces: [head(body.length), body.subarray(0, 20)], end: 'reset' },
    { what: 'half a body, then the end', pieces: [head(body.length), body.subarray(0, 20)], end: 'close' },
    { what: 'a whole request, then a reset', pieces: [`${head(2)}{}`], end: 'reset' },
    { what: 'a length below the body', pieces: [head(body.length - 9), body] },
    { what: 'a length of zero', pieces: [head(0), body] },
    { what: 'a negative length', pieces: [head(-1), body], end: 'close' },
    { what: 'a length that is no number', pieces: [head('ten'), body], end: 'close' },
    { what: 'a length of forty digits', pieces: [head('9'.repeat(40)), body], end: 'close' },
    { what: 'no length', pieces: [headOf(delivery), body], end: 'close' },
    { what: 'a header of 100 KB', pieces: [headOf(delivery, `x: ${'x'.repeat(100 * 1024)}`)], end: 'close' },
    {
      what: 'one byte more than a body can have',
      pieces: [head(maxBytes + 1), large.subarray(0, maxBytes + 1)],
      status: 413,
    },
    { what: 'ten megabytes', pieces: [head(large.length), large], status: 413 },
    { what: 'ten megabytes that never come', pieces: [head(large.length)], end: 'close' },
    {
      what: 'ten megabytes in chunks',
      pieces: [
        headOf(delivery, 'transfer-encoding: chunked'),
        `${large.length.toString(16)}\r\n`,
        large,
        '\r\n0\r\n\r\n',
      ],
      end: 'close',
    },
  ];
}
