import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import { buildDir } from './site';

/** How the server answers for a file: with a status, a page, the first half of the file, or never. */
export type ServerFault = number | 'page' | 'half' | 'silence' | 'cut off';

/** A server of the built site that can be told to fail. */
export interface FaultyServer {
  readonly url: string;
  /** The faults by a part of the address that they happen to. */
  readonly faults: Map<string, ServerFault>;
  /** Headers sent with every page. */
  readonly pageHeaders: Record<string, string>;
  /** What was asked for. */
  readonly asked: string[];
  close(): Promise<void>;
}

function fail(fault: ServerFault, file: string, response: http.ServerResponse): void {
  switch (fault) {
    case 'page':
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Welcome</title><p>Welcome</p>');
      break;
    case 'half': {
      const whole = fs.readFileSync(file);
      response.end(whole.subarray(0, whole.length / 2));
      break;
    }
    case 'cut off': {
      const whole = fs.readFileSync(file);
      response.setHeader('content-length', whole.length);
      response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
      break;
    }
    case 'silence':
      break;
    default:
      response.writeHead(fault).end();
  }
}

/**
 * Starts a server of the built site.
 * @param wanted the port, where it takes the place of one that is gone; else one of its own
 */
export async function startFaultyServer(wanted = 0): Promise<FaultyServer> {
  const faults = new Map<string, ServerFault>();
  const pageHeaders: Record<string, string> = {};
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(request.url ?? '/');
    const fault = [...faults].find(([part]) => pathname.includes(part));
    if (fault) {
      fail(fault[1], path.join(buildDir, pathname), response);
      return;
    }
    if (!path.extname(pathname)) {
      for (const [name, value] of Object.entries(pageHeaders)) {
        response.setHeader(name, value);
      }
    }
    void handler(request, response, { public: buildDir, cleanUrls: true });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    pageHeaders,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
