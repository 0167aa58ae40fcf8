import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { exactAddress, serveSite } from './serveSite';

let root: string;
let server: http.Server;

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-serve-'));
  fs.writeFileSync(path.join(root, 'index.html'), 'The front page');
  fs.writeFileSync(path.join(root, '404.html'), 'Not found');
  server = serveSite(root, { port: 0 });
  await new Promise((resolve) => server.on('listening', resolve));
});
afterEach(() => {
  server.close();
  fs.rmSync(root, { recursive: true });
});

function port(): number {
  const at = server.address();
  return typeof at === 'object' && at ? at.port : 0;
}

/** Requests a path exactly as it's written, which `fetch` would not. */
function get(target: string): Promise<{ readonly status: number | undefined; readonly body: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: port(), path: target }, async (response) => {
        let body = '';
        for await (const part of response) {
          body += part;
        }
        resolve({ status: response.statusCode, body });
      })
      .on('error', reject);
  });
}

test('listens on loopback alone unless it gets another address', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test('serves a path with several slashes in a row as not found, without a redirect', async () => {
  expect(await get('/')).toEqual({ status: 200, body: 'The front page' });
  for (const target of ['//', '//host/', '//host/page', '/page//']) {
    expect(await get(target), target).toEqual({ status: 404, body: 'Not found' });
  }
});

test.each([
  ['/home.html', '/home'],
  ['/chat-features/moderation/index.html?a=1', '/chat-features/moderation?a=1'],
  ['/faq/?a=1', '/faq?a=1'],
  ['/index.html', '/'],
])('redirects %s to %s', (address, exact) => {
  expect(exactAddress(address)).toBe(exact);
});

test.each([
  ...['/', '/home', '/search?q=a.html', '/search-index.json'],
  // These could name another host.
  ...['//example.com/', '/\\example.com/', '/%5Cexample.com/', '//example.com/index.html'],
])("doesn't redirect %s", (address) => {
  expect(exactAddress(address)).toBeUndefined();
});

const openFiles = '/proc/self/fd';

/** Requests a page over a connection that stays open, and leaves before the response ends if told to. */
function request(
  options: http.RequestOptions,
  { leavesEarly = false } = {},
): Promise<http.IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(options, (response) => {
        if (leavesEarly) {
          response.destroy();
        } else {
          response.resume();
        }
        response.on('close', () => resolve(response));
      })
      .on('error', (error) => (leavesEarly ? resolve(undefined) : reject(error)));
  });
}

// Linux lists the files that a process has open.
test.skipIf(!fs.existsSync(openFiles))(
  'closes the files of readers who have the page already, or leave early',
  async () => {
    fs.writeFileSync(path.join(root, 'page.html'), 'Text. '.repeat(200_000));
    const isOpen = (file: string) => {
      try {
        return fs.readlinkSync(path.join(openFiles, file)).startsWith(root);
      } catch {
        return false;
      }
    };
    const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
    onTestFinished(() => agent.destroy());
    const options = { agent, port: port(), path: '/page' };
    const etag = (await request(options))?.headers.etag;
    expect(etag).toBeDefined();
    for (let time = 0; time < 20; time++) {
      const again = await request({ ...options, headers: { 'If-None-Match': etag } });
      expect(again?.statusCode).toBe(304);
      await request(options, { leavesEarly: true });
    }
    await vi.waitFor(() => expect(fs.readdirSync(openFiles).filter(isOpen)).toEqual([]));
    expect((await request(options))?.statusCode).toBe(200);
  },
);
