import net from 'node:net';

/** An answer as it came over the line. */
export interface RawAnswer {
  readonly status: number;
  /** By the name in small letters; several of one name are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a request may say besides its address. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long an answer may take, in milliseconds. */
const timeout = 20_000;

const endOfHead = Buffer.from('\r\n\r\n');

function parse(bytes: Buffer, withBody: boolean): RawAnswer {
  const end = bytes.indexOf(endOfHead);
  if (end < 0) {
    throw new Error('The answer broke off before the end of its headers.');
  }
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3}) /.exec(first)?.[1]);
  if (!status) {
    throw new Error(`The answer begins with ${JSON.stringify(first)}.`);
  }
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:\s]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const body = bytes.subarray(end + endOfHead.length);
  const announced = Number(headers['content-length'] ?? 0);
  if (withBody && status !== 304 && body.length !== announced) {
    throw new Error(`The answer broke off after ${body.length} of ${announced} bytes.`);
  }
  return { status, headers, body };
}

/**
 * Sends bytes to a port of this machine and gives what comes back until the other side closes the line.
 * @throws where the line breaks, or the answer is not whole
 */
function sendRaw(port: number, request: string, withBody = true): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.setTimeout(timeout, () =>
      socket.destroy(new Error(`There was no answer to ${JSON.stringify(request.slice(0, 200))}.`)),
    );
    socket.on('close', () => {
      try {
        resolve(parse(Buffer.concat(parts), withBody));
      } catch (error) {
        reject(error);
      }
    });
    socket.end(request, 'latin1');
  });
}

/**
 * Asks for an address, exactly as it is written: nothing is encoded or tidied on the way.
 * @param port a port of this machine
 * @param target what stands in the request line
 */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n`, method !== 'HEAD');
}
