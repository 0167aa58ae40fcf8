import { addressOf, builtFiles, isPage } from '../../src/plugins/builtFiles';
import { programs } from '../../tools/test/programs';
import { expect, test } from '../support/nginx';
import type { RawResponse } from '../support/rawHttp';
import { buildDir } from '../support/site';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

const files = builtFiles(buildDir);
const script = `/${files.find((file) => file.startsWith('assets/js/main.'))}`;

const forever = 'public, max-age=31536000, immutable';

test('every kind of response has the security headers', async ({ get }) => {
  const { etag = '' } = (await get('/home')).headers;
  const responses: ReadonlyArray<readonly [name: string, status: number, Promise<RawResponse>]> = [
    ['page', 200, get('/home')],
    ['script', 200, get(script)],
    ['part of a file', 206, get(script, { headers: { Range: 'bytes=0-9' } })],
    ['old address', 301, get('/SSO')],
    ['address with .html', 301, get('/home.html')],
    ['unchanged page', 304, get('/home', { headers: { 'If-None-Match': etag } })],
    ['broken address', 400, get('/%00')],
    ['unknown address', 404, get('/nowhere')],
    ['submitted form', 405, get('/home', { method: 'POST' })],
    ['long body', 413, get('/home', { headers: { 'Content-Length': '99999999' } })],
    ['long address', 414, get(`/${'a'.repeat(20_000)}`)],
  ];
  for (const [name, status, response] of responses) {
    const { status: actual, headers } = await response;
    expect.soft(actual, name).toBe(status);
    expect.soft(headers, name).toMatchObject({
      server: 'nginx',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect.soft(headers, name).not.toHaveProperty('set-cookie');
    // Over plain HTTP, browsers ignore it.
    expect.soft(headers, name).not.toHaveProperty('strict-transport-security');
  }
});

test('files with a hash in their names are kept forever, and all others are revalidated', async ({ get }) => {
  const pages = files.filter((file) => isPage(file) && file !== '404.html');
  const others = files.filter((file) => !file.endsWith('.html'));
  const hashed = others.filter((file) => file.startsWith('assets/'));
  expect(hashed.length).toBeGreaterThan(20);
  for (const file of [...others, ...pages.slice(0, 5)]) {
    const { status, headers } = await get(addressOf(file), { method: 'HEAD' });
    expect(status, file).toBe(200);
    expect(headers['cache-control'], file).toBe(hashed.includes(file) ? forever : 'no-cache');
  }
  const { status, headers } = await get('/assets/js/gone.0123abcd.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('an unchanged page is not sent again, in any encoding', async ({ get }) => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const { etag = '' } = (await get('/home', { headers })).headers;
    const again = await get('/home', { headers: { ...headers, 'If-None-Match': etag } });
    expect([again.status, again.body.length, again.headers.vary], encoding).toEqual([
      304,
      0,
      'Accept-Encoding',
    ]);
    tags.add(etag);
  }
  expect(tags.size).toBe(3);
});

test('each kind of file has its media type', async ({ get }) => {
  for (const [address, type] of [
    ['/home', 'text/html; charset=utf-8'],
    ['/home.md', 'text/markdown; charset=utf-8'],
    ['/openapi.yaml', 'application/yaml; charset=utf-8'],
    ['/sdk/rookery-embed.d.ts', 'text/plain; charset=utf-8'],
    ['/search-index.json', 'application/json'],
    ['/img/logo.svg', 'image/svg+xml'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/nowhere', 'text/html; charset=utf-8'],
  ] as const) {
    expect((await get(address)).headers['content-type'], address).toBe(type);
  }
});

test('only GET and HEAD are accepted', async ({ get }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'ODD']) {
    for (const target of ['/home', '/SSO', '/nowhere']) {
      const { status, headers } = await get(target, { method });
      expect([status, headers.allow], `${method} ${target}`).toEqual([405, 'GET, HEAD']);
    }
  }
});
