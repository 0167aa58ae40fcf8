import path from 'node:path';
import { expect } from 'vitest';
import { redirects } from '../../src/redirects';
import { site } from '../../src/site';
import { builtFiles, pagePaths, readBuilt } from '../support/builtFiles';
import { get, httpPort, testOnNginx } from '../support/nginx';

const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
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

testOnNginx('every file has its media type, security headers, cache time, and origins', async () => {
  for (const file of builtFiles) {
    const { status, headers } = await get(`/${file.replace(/^index\.html$|\.html$/, '')}`);
    expect(status, file).toBe(file === '404.html' ? 404 : 200);
    const isCopy = /\.md$|^llms[^/]*\.txt$/.test(file);
    const isContract = /^(?:openapi\.yaml|webhooks\/.+|sdk\/.+)$/.test(file);
    const page = `${site.url}/${file.replace(/^index\.md$|\.md$/, '')}`;
    expect(headers, file).toMatchObject({
      'content-type': mediaTypes[path.extname(file).slice(1)],
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    expect(headers['access-control-allow-origin'], file).toBe(isCopy || isContract ? '*' : undefined);
    expect(headers['x-robots-tag'], file).toBe(isCopy ? 'noindex' : undefined);
    expect(headers.link, file).toBe(file.endsWith('.md') ? `<${page}>; rel="canonical"` : undefined);
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
    const { headers } = await get('/home', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  }
});

testOnNginx('old and other paths of a page redirect to it, and keep the query', async () => {
  const old = redirects.flatMap(({ from, to }) =>
    [encodeURI(from), `${encodeURI(from)}/`].map((path) => [path, to]),
  );
  const other = pagePaths
    .filter((path) => path !== '/')
    .flatMap((to) => ['.html', '/index.html', '/'].map((end) => [to + end, to]));
  const query = '?a=1&b=%20/b.html';
  for (const [path, to] of [...old, ...other]) {
    const { status, headers } = await get(path + query);
    expect([status, headers.location], path).toEqual([301, to?.replace(/(?=#)|$/, query)]);
  }
});

testOnNginx('everything else gets the not-found page', async () => {
  const pages = ['/nowhere', '/404', '/404.html', '/index', '/home/nowhere', '/assets'];
  const names = ['/HOME', '/SSOs', '/Sso', '/home.html.br', '/_redirects.conf'];
  // A redirect that removes the last slash of these paths would lead to another host.
  const hosts = ['//example.com/', '/\\example.com/', '/%5Cexample.com/', '/https://example.com/'];
  for (const target of [...pages, ...names, ...hosts]) {
    const { status, headers, body } = await get(target);
    expect([status, headers.location], target).toEqual([404, undefined]);
    expect(body.toString(), target).toBe(readBuilt('404.html'));
  }
});

testOnNginx('plain HTTP redirects to HTTPS', async () => {
  const response = await fetch(`http://127.0.0.1:${httpPort}/SSO?a=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, `${site.url}/SSO?a=1`]);
});
