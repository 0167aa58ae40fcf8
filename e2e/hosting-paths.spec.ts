import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtFiles } from '../src/plugins/hosting/builtFiles';
import { redirects } from '../src/redirects';
import { Fuzz } from './support/fuzz';
import { ask } from './support/rawHttp';
import { docRoutes, routes } from './support/routes';
import { buildDir, nginxPort } from './support/site';

const host = 'docs.rookery.example';

/** Whether a redirect leads to a path that this site could have, and stays on its host. */
function isOwnPath(location: string | undefined): boolean {
  return (
    location !== undefined &&
    /^\/(?:[A-Za-z0-9_-][A-Za-z0-9_.~/-]*)?(?:\?.*)?$/.test(location) &&
    !/^[^?]*\/\//.test(location) &&
    new URL(location, `https://${host}`).host === host
  );
}

const notFound = fs.readFileSync(path.join(buildDir, '404.html'));

test('each old address leads to its page with 301, query kept', async () => {
  for (const { from, to } of redirects) {
    for (const query of ['', '?a=1&b=%20&b=%2F%2Fx', '??', '?q=https://example.com/', '?%0d%0aX: y']) {
      const target = from + query.replaceAll(' ', '');
      const { status, headers } = await ask(nginxPort, target);
      expect([status, headers.location], target).toEqual([301, to + query.replaceAll(' ', '')]);
    }
  }
});

test('each page is at its address alone', async () => {
  for (const route of docRoutes.concat('/search')) {
    expect((await ask(nginxPort, route)).status, route).toBe(200);
    for (const end of ['.html', '/index.html', '/']) {
      const { status, headers } = await ask(nginxPort, `${route}${end}?q=a/b.html`);
      expect([status, headers.location], route + end).toEqual([301, `${route}?q=a/b.html`]);
    }
  }
  const { status, headers } = await ask(nginxPort, '/index.html?a=1');
  expect([status, headers.location]).toEqual([301, '/?a=1']);
});

test("letters' case counts everywhere", async () => {
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  const other = [...known]
    .flatMap((address) => [
      address.toUpperCase(),
      address.toLowerCase(),
      address.replace(/[a-z]/, (a) => a.toUpperCase()),
    ])
    .filter((address) => !known.has(address));
  expect(other.length).toBeGreaterThan(known.size);
  for (const address of new Set(other)) {
    expect((await ask(nginxPort, address)).status, address).toBe(404);
  }
});

test('what is not a page of the site is not found, with the page that helps', async () => {
  for (const target of [
    '/nowhere',
    '/404',
    '/404.html',
    '/index',
    '/home/nowhere',
    '/home.html.br',
    '/home.br',
    '/_headers',
    '/_redirects',
    '/.nojekyll',
    '/.git/config',
    '/.well-known',
    '/assets',
    '/assets/js',
    '/chat-features/embed/guides',
    '//home',
    '//',
    '/home//',
    '/./home',
    '/.',
    '/./',
    '/.?a',
    '/%2e',
    '/home/..',
    '/x/../',
    '/x/%2e%2e',
    '/%53SO',
    '/./SSO',
    '/x/../SSO',
    '/x/../404.html',
    '/x/../_headers',
    '/%5fheaders',
    '/chat-features/../home',
    '/%68ome',
    '/chat-features%2Fpolls',
    '/chat-features%2fpolls.html',
    '/chat-features%5Cpolls',
    '/chat-features\\polls',
    '/home%20',
    '/home%0d%0aSet-Cookie:%20a=b',
    '/home%0a',
    '/home%3Fa',
    '/home;a=b',
    '/home%23a',
    '/home%2ehtml',
    '/%2e/home',
    '/x/%2e%2e/home',
    '/%c0%ae%c0%ae/home',
    '/%ff',
    '/\xff',
    '/h\xc3\xb6me',
    '/%252e%252e/etc/passwd',
    '//example.com',
    '//example.com/',
    '//example.com/index.html',
    '///example.com/..',
    '/\\example.com',
    '/\\example.com/',
    '/%5Cexample.com/',
    '/%5c%5cexample.com/index.html',
    '/%2f%2fexample.com/',
    '/%2fexample.com.html',
    '/%09/example.com/',
    '/https://example.com/',
    '/.example.com/',
    '/@example.com%2f/',
  ]) {
    const { status, headers, body } = await ask(nginxPort, target);
    expect(status, target).toBe(404);
    expect(headers.location, target).toBe(undefined);
    expect(body.equals(notFound), target).toBe(true);
  }
});

test('a way out of the folder is no request at all', async () => {
  for (const target of [
    '/..',
    '/../',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/../../etc/passwd',
    '/%00',
    '/home%00.html',
    '/%',
    '/%zz',
    '/home\0',
    'home',
    '*',
    '?',
  ]) {
    expect((await ask(nginxPort, target)).status, JSON.stringify(target)).toBe(400);
  }
});

test('a very long address is refused, and one that is long enough is read quickly', async () => {
  expect((await ask(nginxPort, `/${'a'.repeat(9000)}`)).status).toBe(414);
  for (const target of [
    `/${'a'.repeat(8000)}`,
    `${'/a'.repeat(4000)}/`,
    `${'/a.html'.repeat(1000)}%`,
    `${'/index.html'.repeat(700)}!`,
    `/home?${'a'.repeat(8000)}`,
  ]) {
    expect([200, 301, 400, 404], target.slice(0, 30)).toContain((await ask(nginxPort, target)).status);
  }
});

test('no address leads to another host, and none to a file that is not of the site', async () => {
  const fuzz = new Fuzz(20);
  const sizes = new Set(builtFiles(buildDir).map((file) => fs.statSync(path.join(buildDir, file)).size));
  const pieces = [
    ...[
      '/',
      '//',
      '\\',
      '/\\',
      '%5c',
      '%2f',
      '%2F',
      '.',
      '..',
      '/../',
      '%2e',
      '%2e%2e',
      ';',
      '@',
      ':',
      '~',
      '*',
    ],
    ...[
      '%0d%0aX-Injected:1',
      '%0a',
      '%00',
      '%09',
      '%20',
      '%',
      '%25',
      '?',
      '??',
      '#',
      '&',
      '=',
      '\x7f',
      '\xff',
    ],
    ...[
      'home',
      'HOME',
      'SSO',
      'sso',
      'api',
      'index',
      'search',
      'assets',
      'js',
      'chat-features',
      'polls',
      '404',
    ],
    ...[
      '.html',
      '/index.html',
      '.br',
      '.gz',
      '.md',
      'example.com',
      'https:',
      'javascript:',
      '.well-known',
      '_headers',
    ],
  ] as const;
  const targets = Array.from({ length: 5000 }, () => {
    const length = 1 + fuzz.number(7);
    return `/${Array.from({ length }, () => fuzz.pick(['home', ...pieces])).join('')}`;
  });
  const seen = new Set<number>();
  const faults: string[] = [];
  const next = async () => {
    for (let target = targets.pop(); target; target = targets.pop()) {
      const { status, headers, body } = await ask(nginxPort, target);
      seen.add(status);
      const good =
        [200, 301, 400, 404].includes(status) &&
        (status === 301) === isOwnPath(headers.location) &&
        (status !== 200 || sizes.has(body.length)) &&
        headers['x-frame-options'] === 'DENY' &&
        !('x-injected' in headers);
      if (!good) {
        faults.push(`${JSON.stringify(target)}: ${status} ${headers.location ?? ''}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  expect(faults).toEqual([]);
  expect([...seen].sort()).toEqual([200, 301, 400, 404]);
});
