import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';

/** What a file is to a page. */
export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'data';

const types: Readonly<Record<string, readonly [type: string, kind: Kind]>> = {
  '.css': ['text/css', 'style'],
  '.html': ['text/html; charset=utf-8', 'html'],
  '.ico': ['image/x-icon', 'image'],
  '.jpg': ['image/jpeg', 'image'],
  '.js': ['text/javascript', 'script'],
  '.json': ['application/json', 'data'],
  '.mjs': ['text/javascript', 'script'],
  '.png': ['image/png', 'image'],
  '.svg': ['image/svg+xml', 'image'],
  '.wasm': ['application/wasm', 'data'],
  '.webp': ['image/webp', 'image'],
  '.woff2': ['font/woff2', 'font'],
};

const compressedAlready = new Set(['.jpg', '.png', '.webp', '.woff2']);

interface Sent {
  readonly path: string;
  readonly kind: Kind;
  /** Bytes of the body as sent. */
  readonly bytes: number;
  /** Whether the browser prefetched it, for a page that may be opened next. */
  readonly prefetched: boolean;
}

interface SlowLine {
  readonly bytesPerSecond: number;
  /** Milliseconds before a response begins. */
  readonly delay: number;
}

/** A server of built sites that sends Brotli over HTTP/2. */
export interface BenchServer {
  readonly url: string;
  /** What was sent since `forget` was called last. */
  readonly sent: readonly Sent[];
  /** When the last request came, as `performance.now()` tells the time. */
  lastRequest(): number;
  forget(): void;
  /** The content behind a path; undefined if there is none. */
  contentOf(pathname: string): Buffer | undefined;
  /** Makes the connection slow from now on, or as fast as it can be. */
  slow(line: SlowLine | undefined): void;
  close(): Promise<void>;
}

/** Compresses as far as Brotli can. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
}

const pieceSize = 2_000;

/**
 * Serves built sites as a good host would: compressed as far as possible, with pages at their path without `.html`.
 * @param folders the folder of each site by the path that it's served at, which starts and ends with a slash; the longest
 *   path that matches counts
 */
export async function serveBuilt(
  folders: Readonly<Record<string, string>>,
  certificate: Certificate,
): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>();
  const sent: Sent[] = [];
  const mounts = Object.entries(folders).sort(([one], [other]) => other.length - one.length);
  let lastRequest = performance.now();
  let line: SlowLine | undefined;
  // When the connection will have sent what is on its way.
  let freeAt = 0;

  function fileOf(pathname: string): string | undefined {
    const [mount = '/', folder = ''] = mounts.find(([prefix]) => pathname.startsWith(prefix)) ?? [];
    const file = path.join(folder, decodeURIComponent(pathname).slice(mount.length).replace(/\/$/, ''));
    return [file, `${file}.html`, path.join(file, 'index.html')].find((place) =>
      fs.statSync(place, { throwIfNoEntry: false })?.isFile(),
    );
  }

  function contentOf(pathname: string): Buffer | undefined {
    const file = fileOf(pathname);
    return file ? fs.readFileSync(file) : undefined;
  }

  function compressedOf(pathname: string, content: Buffer): Buffer {
    const known = compressed.get(pathname) ?? brotli(content);
    compressed.set(pathname, known);
    return known;
  }

  function sendSlowly(
    response: http2.Http2ServerResponse,
    body: Buffer,
    { bytesPerSecond, delay }: SlowLine,
  ) {
    let at = 0;
    const sendPiece = () => {
      freeAt = Math.max(freeAt, Date.now()) + (1000 * pieceSize) / bytesPerSecond;
      setTimeout(() => {
        // A page that was closed no longer takes a share of the connection.
        if (response.stream?.destroyed) {
          return;
        }
        response.write(body.subarray(at, at + pieceSize));
        at += pieceSize;
        if (at < body.length) {
          sendPiece();
        } else {
          response.end();
        }
      }, freeAt - Date.now());
    };
    setTimeout(sendPiece, delay);
  }

  const server = http2.createSecureServer(certificate, (request, response) => {
    lastRequest = performance.now();
    const { pathname } = new URL(request.url, 'https://localhost');
    const content = contentOf(pathname);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(fileOf(pathname) ?? pathname);
    const [type, kind] = types[extension] ?? ['application/octet-stream', 'data'];
    const asItIs = compressedAlready.has(extension);
    const body = asItIs ? content : compressedOf(pathname, content);
    const prefetched = String(request.headers['sec-purpose'] ?? '').includes('prefetch');
    sent.push({ path: pathname, kind, bytes: body.length, prefetched });
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': kind === 'html' ? 'no-cache' : 'max-age=31536000',
      ...(!asItIs && { 'content-encoding': 'br' }),
    });
    if (line) {
      sendSlowly(response, body, line);
    } else {
      response.end(body);
    }
  });
  const sessions = new Set<http2.ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    sent,
    lastRequest: () => lastRequest,
    forget() {
      sent.length = 0;
    },
    contentOf,
    slow(next) {
      line = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) {
          session.destroy();
        }
      }),
  };
}
