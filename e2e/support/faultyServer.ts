import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import { test as base } from './page';
import { buildDir } from './site';

/** How the server fails to send a file: with a status, a page, the first half of the file, or nothing at all. */
type ServerFault = number | 'page' | 'half' | 'silence' | 'cut off';

/** A server of the built site that fails when a test says so. */
export interface FaultyServer {
  readonly url: string;
  /** The faults by the part of the address that they affect. */
  readonly faults: Map<string, ServerFault>;
  /** Headers sent with every page. */
  readonly pageHeaders: Record<string, string>;
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
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

async function startFaultyServer(): Promise<FaultyServer> {
  const faults = new Map<string, ServerFault>();
  const pageHeaders: Record<string, string> = {};
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
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
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    faults,
    pageHeaders,
    goDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

/** A test whose pages come from a server of its own, which can fail. */
export const test = base.extend<{ server: FaultyServer }>({
  // Playwright requires the braces.
  // biome-ignore lint/correctness/noEmptyPattern: no other fixture is needed
  server: async ({}, use) => {
    const server = await startFaultyServer();
    await use(server);
    await server.goDown();
  },
  baseURL: ({ server }, use) => use(server.url),
});
