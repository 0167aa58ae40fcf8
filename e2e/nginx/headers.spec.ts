import { expect, type RawResponse, test } from '../support/nginx';
import { built, builtFiles, pageFiles } from '../support/site';

const script = `/${builtFiles.find((file) => file.startsWith('assets/js/main.'))}`;

/** The headers that other hosts send with every response, from the first part of `_headers`. */
const [everywhere = '', inAssets = ''] = built('_headers').split('/assets/*');
const headersOfAll = [...everywhere.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value]) => [
  name.toLowerCase(),
  value,
]);

test('every kind of response has the security headers', async ({ get }) => {
  expect(headersOfAll).toHaveLength(8);
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
    expect.soft(headers, name).toMatchObject({ server: 'nginx', ...Object.fromEntries(headersOfAll) });
    expect.soft(headers, name).not.toHaveProperty('set-cookie');
  }
});

test('every file has a media type, is kept forever if its name has a hash, and is revalidated if not', async ({
  get,
}) => {
  for (const file of [...pageFiles, ...builtFiles.filter((name) => !name.endsWith('.html'))]) {
    const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
    const { status, headers } = await get(address, { method: 'HEAD' });
    expect(status, file).toBe(file === '404.html' ? 404 : 200);
    expect(headers['content-type'], file).not.toMatch(/octet-stream/);
    const isKept = file.startsWith('assets/');
    expect(headers['cache-control'], file).toBe(isKept ? inAssets.split(': ')[1]?.trim() : 'no-cache');
  }
  const { status, headers } = await get('/assets/js/gone.0123abcd.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
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
  ] as const) {
    expect((await get(address)).headers['content-type'], address).toBe(type);
  }
});
