import fs from 'node:fs';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { servedFile } from '../servedFile';
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

/** Kinds of files that are compressed already, and are sent as they are. */
const packedAlready = new Set(['.jpg', '.png', '.webp', '.woff2']);

/** A file as it was sent. */
interface Sent {
  /** Path of the address that was asked for. */
  readonly path: string;
  readonly kind: Kind;
  /** Bytes of the body as sent. */
  readonly bytes: number;
  /** Whether the browser said that it fetches ahead, for a page that may be opened next. */
  readonly ahead: boolean;
}

/** A server of one built site that sends Brotli over HTTP/2. */
export interface SiteServer {
  readonly url: string;
  /** What was sent since `forget` was called last. */
  readonly sent: readonly Sent[];
  /** When the last request came, as `performance.now()` tells the time. */
  lastRequest(): number;
  forget(): void;
  /** The file behind an address, as it is; nothing where there is none. */
  contentOf(address: string): Buffer | undefined;
  close(): Promise<void>;
}

/** A text or a file in Brotli, as small as that can make it. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Serves a built site as a good host would: compressed as far as Brotli can, each file under its address and pages
 * under theirs without `.html`.
 * @param folder the built site
 */
export async function serveBuilt(folder: string, certificate: Certificate): Promise<SiteServer> {
  const packed = new Map<string, Buffer>();
  const sent: Sent[] = [];
  let lastRequest = performance.now();

  function fileOf(address: string): string | undefined {
    return servedFile(path.join(folder, decodeURIComponent(address).replace(/^\/|\/$/g, '')));
  }

  function packedOf(file: string): Buffer {
    const content = packed.get(file) ?? brotli(fs.readFileSync(file));
    packed.set(file, content);
    return content;
  }

  const server = http2.createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    lastRequest = performance.now();
    const address = new URL(request.url, 'https://localhost').pathname;
    const file = fileOf(address);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const end = path.extname(file);
    const [type, kind] = types[end] ?? ['application/octet-stream', 'data'];
    const asItIs = packedAlready.has(end);
    const body = asItIs ? fs.readFileSync(file) : packedOf(file);
    const ahead = String(request.headers['sec-purpose'] ?? '').includes('prefetch');
    sent.push({ path: address, kind, bytes: body.length, ahead });
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': kind === 'html' ? 'no-cache' : 'max-age=31536000',
      ...(!asItIs && { 'content-encoding': 'br' }),
    });
    response.end(body);
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
    contentOf(address) {
      const file = fileOf(address);
      return file ? fs.readFileSync(file) : undefined;
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
