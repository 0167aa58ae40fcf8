import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { servedFile } from '../servedFile';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** How slow the line is when it is slow. */
const line = { bytesPerSecond: 200_000, delay: 150, piece: 2_000 };

/** A server of the site and its peers that sends Brotli, as fast as it can or as over a slow line. */
export interface SlowServer {
  readonly url: string;
  /** Whether the line is slow from now on. */
  slow(yes: boolean): void;
  /** Sends another text for a file, or the file again. */
  replace(name: string, text: string | undefined): void;
  /** The size of a file as it is and as it is sent, in bytes. */
  sizeOf(name: string): [raw: number, sent: number];
  close(): Promise<void>;
}

/**
 * @param buildDir the built site
 * @param peersDir what the peers made of it, at `/peers/`
 */
export async function startServer(buildDir: string, peersDir: string): Promise<SlowServer> {
  const packed = new Map<string, Buffer>();
  const replaced = new Map<string, string>();
  let slow = false;
  // When the line will have sent what is on its way: all requests share it.
  let freeAt = 0;

  function contentOf(name: string): Buffer | undefined {
    const other = replaced.get(name);
    if (other !== undefined) {
      return Buffer.from(other);
    }
    const found = servedFile(
      name.startsWith('peers/') ? path.join(peersDir, name.slice(6)) : path.join(buildDir, name),
    );
    return found ? fs.readFileSync(found) : undefined;
  }

  function packedOf(name: string, content: Buffer): Buffer {
    const known =
      packed.get(name) ??
      brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: content.length > 5e6 ? 6 : 11 },
      });
    packed.set(name, known);
    return known;
  }

  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname).slice(1);
    const content = contentOf(name);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const body = packedOf(name, content);
    const type =
      types[path.extname(name)] ??
      (name.startsWith('peers/') ? 'application/octet-stream' : 'text/html; charset=utf-8');
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': body.length,
    });
    if (!slow) {
      response.end(body);
      return;
    }
    let at = 0;
    const send = () => {
      freeAt = Math.max(freeAt, Date.now()) + (1000 * line.piece) / line.bytesPerSecond;
      setTimeout(() => {
        // A page that was closed no longer takes a share of the line.
        if (response.destroyed) {
          return;
        }
        response.write(body.subarray(at, at + line.piece));
        at += line.piece;
        if (at < body.length) {
          send();
        } else {
          response.end();
        }
      }, freeAt - Date.now());
    };
    setTimeout(send, line.delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    slow(yes) {
      slow = yes;
    },
    replace(name, text) {
      packed.delete(name);
      if (text === undefined) {
        replaced.delete(name);
      } else {
        replaced.set(name, text);
      }
    },
    sizeOf(name) {
      const content = contentOf(name) ?? Buffer.alloc(0);
      return [content.length, packedOf(name, content).length];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
