import path from 'node:path';
import { expect } from 'vitest';
import { builtFiles, readBuilt } from '../support/builtFiles';
import { get, ports, testOnNginx } from '../support/nginx';

const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^(?:[\w-]+=\(\)(?:, |$))+$/),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

testOnNginx('every kind of response has the security headers', async () => {
  const { etag = '' } = (await get('/home')).headers;
  for (const [name, status, response] of [
    ['landing page', 200, await get('/')],
    ['page', 200, await get('/home')],
    ['redirect', 301, await get('/SSO')],
    ['unchanged page', 304, await get('/home', { headers: { 'If-None-Match': etag } })],
    ['malformed URL', 400, await get('/%00')],
    ['unknown path', 404, await get('/nowhere')],
    ['submitted form', 405, await get('/home', { method: 'POST' })],
  ] as const) {
    expect.soft(response.status, name).toBe(status);
    expect.soft(response.headers, name).toMatchObject({ server: 'nginx', ...securityHeaders });
    expect.soft(response.headers.allow, name).toBe(status === 405 ? 'GET, HEAD' : undefined);
  }
});

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

testOnNginx('every file has its media type, security headers, and cache time', async () => {
  for (const file of builtFiles) {
    const address = `/${file.replace(/^index\.html$|\.html$/, '')}`;
    const { status, headers } = await get(address, { method: 'HEAD' });
    expect(status, file).toBe(file === '404.html' ? 404 : 200);
    expect(headers['content-type'], file).toBe(mediaTypes[path.extname(file).slice(1)]);
    expect(headers, file).toMatchObject(securityHeaders);
    const cached = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(headers['cache-control'], file).toBe(cached);
  }
  const { status, headers } = await get('/assets/js/gone.0123abcd.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
});

testOnNginx('text is compressed for clients that accept it', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const { headers } = await get('/home', { headers: { 'Accept-Encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding, Accept']);
  }
});

testOnNginx('a page is sent as Markdown to clients that prefer it', async () => {
  for (const [accepted, file] of [
    ['text/markdown, text/html;q=0.9, */*', 'md'],
    ['text/markdown', 'md'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'html'],
    ['text/html, text/markdown;q=0.5', 'html'],
    ['text/markdown; q=0.5, text/html', 'html'],
    ['*/*', 'html'],
  ] as const) {
    for (const [address, name] of [
      ['/', 'index'],
      ['/home', 'home'],
    ] as const) {
      const { body } = await get(address, { headers: { Accept: accepted } });
      expect(body.toString(), `${address} for ${accepted}`).toBe(readBuilt(`${name}.${file}`));
    }
  }
  const search = await get('/search', { headers: { Accept: 'text/markdown' } });
  expect(search.status, 'a page without Markdown').toBe(200);
});

testOnNginx('CORS allows other sites to load only contracts and Markdown', async () => {
  for (const [address, allowed] of [
    ['/openapi.yaml', '*'],
    ['/webhooks/event.json', '*'],
    ['/sdk/rookery-embed.d.ts', '*'],
    ['/llms.txt', '*'],
    ['/chat-features/polls.md', '*'],
    ['/chat-features/polls', undefined],
    ['/search-index.json', undefined],
  ] as const) {
    const { status, headers } = await get(address);
    expect([status, headers['access-control-allow-origin']], address).toEqual([200, allowed]);
  }
});

testOnNginx('plain HTTP redirects to HTTPS and keeps the query', async () => {
  const response = await fetch(`http://localhost:${ports.http}/SSO?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, 'https://localhost/SSO?a=1']);
});
