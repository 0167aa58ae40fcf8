import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderWith } from '../../src/testFolders';
import { serveSite } from './serveSite';

let server: http.Server;

beforeEach(async () => {
  const files = ['secret', 'site/index.html', 'site/404.html', 'site/home.html', 'site/SSO/index.html'];
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, file])));
  server = serveSite(path.join(folder, 'site'), 0);
  await new Promise((resolve) => server.on('listening', resolve));
});
afterEach(() => server.close());

/** Requests a path exactly as it's written, which `fetch` would not. Returns the status, and the new path or the body. */
function get(target: string): Promise<[number?, string?]> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: target }, async (response) => {
        const body = (await response.toArray()).join('');
        resolve([response.statusCode, response.headers.location ?? body]);
      })
      .on('error', reject);
  });
}

test('listens only on this machine', () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test.each([
  ['/', 'site/index.html'],
  ['/home?q=a.html', 'site/home.html'],
  ['/SSO', 'site/SSO/index.html'],
])('serves %s', async (target, file) => {
  expect(await get(target)).toEqual([200, file]);
});

test.each([
  ['/home.html', '/home'],
  ['/chat-features/moderation/index.html?a=1', '/chat-features/moderation?a=1'],
  ['/faq/?a=1', '/faq?a=1'],
  ['/index.html', '/'],
])('redirects %s to %s', async (target, exact) => {
  expect(await get(target)).toEqual([301, exact]);
});

test.each([
  ...['/nowhere', '/%68ome', '/home%00', '/\\example.com/', '/%5Cexample.com/', '/../secret', '/..%2fsecret'],
  ...['//', '//host/', '//host/page', '//example.com/index.html', '/home//', '/./home', '/SSO/..'],
])('finds nothing at %s', async (target) => {
  expect(await get(target)).toEqual([404, 'site/404.html']);
});
