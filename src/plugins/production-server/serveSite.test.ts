import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveSite } from './serveSite';

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
