import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { respond } from '../../tools/serve/serveSite';
import { test as base } from './page';
import { listen } from './programs';
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
    respond(buildDir, request, response);
  });
  const url = await listen(server);
  return {
    url,
    faults,
    pageHeaders,
    goDown: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: async () => {
      await listen(server, Number(new URL(url).port));
    },
  };
}

/** A test whose pages come from a separate server, which can fail. */
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
