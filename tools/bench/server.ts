import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Certificate } from './certificate';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface SentFile {
  readonly isScript: boolean;
  /** Bytes of the body as sent. */
  readonly bytes: number;
  /** Whether the browser prefetched it, for a page that may be opened next. */
  readonly prefetched: boolean;
}

/** A server of a built site that sends Brotli over HTTP/2. */
export interface BenchServer {
  readonly url: string;
  /** What was sent since `forget` was called last. */
  readonly sent: readonly SentFile[];
  /** When the last request came, as `performance.now()` tells the time. */
  lastRequest(): number;
  forget(): void;
  close(): void;
}

/** Serves a built site as a good host would: compressed as far as possible, with pages at their path without `.html`. */
export async function serveBuilt(folder: string, certificate: Certificate): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>();
  const sent: SentFile[] = [];
  let lastRequest = performance.now();

  function compressedFile(file: string): Buffer {
    const body = compressed.get(file) ?? brotliCompressSync(fs.readFileSync(file));
    compressed.set(file, body);
    return body;
  }

  const server = http2.createSecureServer(certificate, (request, response) => {
    lastRequest = performance.now();
    const place = path.join(folder, decodeURIComponent(new URL(request.url, 'https://localhost').pathname));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find((each) =>
      fs.statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)];
    const body = type ? compressedFile(file) : fs.readFileSync(file);
    sent.push({
      isScript: file.endsWith('.js'),
      bytes: body.length,
      prefetched: String(request.headers['sec-purpose'] ?? '').includes('prefetch'),
    });
    response.writeHead(200, {
      ...(type && { 'content-type': type, 'content-encoding': 'br' }),
      'content-length': body.length,
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000',
    });
    response.end(body);
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
    close: () => server.close(),
  };
}
