import { redirects } from '../../src/redirects';
import { expect, test } from '../support/nginx';
import { docRoutes, readBuilt, routes } from '../support/site';

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
    for (const end of ['.html', '/index.html', '/']) {
      const { status, headers } = await get(`${route}${end}?q=a/b.html`);
      expect([status, headers.location], route + end).toEqual([301, `${route}?q=a/b.html`]);
    }
  }
});

test('addresses are case-sensitive', async ({ get }) => {
  const known = new Set([...routes, ...redirects.map(({ from }) => from)]);
  for (const address of new Set([...known].map((each) => each.toUpperCase()))) {
    if (!known.has(address)) {
      expect((await get(address)).status, address).toBe(404);
    }
  }
});

/** Returns the paths in a text, which spaces and line breaks separate. */
function pathsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}

test('everything else is not found, with the page that helps', async ({ get }) => {
  const pages = '/nowhere /404 /404.html /index /home/nowhere /assets /chat-features/embed/guides';
  const files = '/home.br /home.html.br /_headers /_redirects /_redirects.conf /.nojekyll /.git/config';
  const encoded = '/%5fheaders /%2e /%53SO /%68ome /home%0a /home%20 /home%3Fa /chat-features%2Fpolls /\xff';
  const slashes = String.raw`//home // /home// /./home /home/.. /x/../SSO /chat-features\polls /home;a=b`;
  const hosts = String.raw`//example.com //example.com/ ///example.com/.. /\example.com/ /%5Cexample.com/
    /%2f%2fexample.com/ /%09/example.com/ /https://example.com/ /.example.com/ /@example.com/`;
  for (const target of [pages, files, encoded, slashes, hosts].flatMap(pathsIn)) {
    const { status, headers, body } = await get(target);
    expect([status, headers.location], target).toEqual([404, undefined]);
    expect(body.toString(), target).toBe(readBuilt('404.html'));
  }
});

test('a path out of the folder is a bad request', async ({ get }) => {
  for (const target of pathsIn('/.. /../../etc/passwd /%2e%2e/etc/passwd /..%2f..%2fetc/passwd /home%00')) {
    expect((await get(target)).status, target).toBe(400);
  }
});
