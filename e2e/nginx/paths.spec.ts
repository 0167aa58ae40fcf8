import fs from 'node:fs';
import path from 'node:path';
import { redirects } from '../../src/redirects';
import { programs } from '../../tools/test/programs';
import { expect, test } from '../support/nginx';
import { docRoutes, routes } from '../support/routes';
import { buildDir } from '../support/site';

test.skip(!programs.nginx.isInstalled(), 'nginx is missing');

test('each old address redirects to its page and keeps the query', async ({ get }) => {
  for (const { from, to } of redirects) {
    for (const query of ['', '?a=1&b=%20&b=%2F%2Fx', '?q=https://example.com/']) {
      const { status, headers } = await get(from + query);
      expect([status, headers.location], from + query).toEqual([301, to + query]);
    }
  }
});

test('each page is at its exact address, and others that name it redirect there', async ({ get }) => {
  for (const route of [...docRoutes, '/search']) {
    expect((await get(route)).status, route).toBe(200);
  }
  for (const route of [...docRoutes.slice(0, 5), '/search']) {
    for (const end of ['.html', '/index.html', '/']) {
      const { status, headers } = await get(`${route}${end}?q=a/b.html`);
      expect([status, headers.location], route + end).toEqual([301, `${route}?q=a/b.html`]);
    }
  }
  const { status, headers } = await get('/index.html?a=1');
  expect([status, headers.location]).toEqual([301, '/?a=1']);
});

test('addresses are case-sensitive', async ({ get }) => {
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  const others = [...known]
    .flatMap((address) => [address.toUpperCase(), address.replace(/[a-z]/, (letter) => letter.toUpperCase())])
    .filter((address) => !known.has(address));
  expect(others.length).toBeGreaterThan(known.size / 2);
  for (const address of new Set(others)) {
    expect((await get(address)).status, address).toBe(404);
  }
});

test('everything else is not found, with the page that helps', async ({ get }) => {
  const notFound = fs.readFileSync(path.join(buildDir, '404.html'));
  for (const target of [
    // No page, or no page under this name.
    ...['/nowhere', '/404', '/404.html', '/index', '/home/nowhere', '/assets', '/chat-features/embed/guides'],
    // Files that hosts read, hidden files, and compressed copies.
    ...['/home.br', '/home.html.br', '/_headers', '/_redirects', '/.nojekyll', '/.git/config', '/%5fheaders'],
    // Several slashes, dots, and encoded characters.
    ...[
      '//home',
      '//',
      '/home//',
      '/./home',
      '/%2e',
      '/home/..',
      '/x/../SSO',
      '/%53SO',
      '/%68ome',
      '/home%0a',
    ],
    ...['/chat-features%2Fpolls', '/chat-features\\polls', '/home%20', '/home%3Fa', '/home;a=b', '/\xff'],
    // Other hosts.
    ...['//example.com', '//example.com/', '///example.com/..', '/\\example.com/', '/%5Cexample.com/'],
    ...[
      '/%2f%2fexample.com/',
      '/%09/example.com/',
      '/https://example.com/',
      '/.example.com/',
      '/@example.com/',
    ],
  ]) {
    const { status, headers, body } = await get(target);
    expect(status, target).toBe(404);
    expect(headers.location, target).toBeUndefined();
    expect(body.equals(notFound), target).toBe(true);
  }
});

test('a path out of the folder is a bad request', async ({ get }) => {
  for (const target of [
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/home%00',
  ]) {
    expect((await get(target)).status, target).toBe(400);
  }
});
