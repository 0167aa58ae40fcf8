import { redirects } from '../../src/redirects';
import { docRoutes, readBuilt, routes } from '../support/build';
import { expect, test, unusualRedirects } from '../support/nginx';

test('each old address redirects to its page and keeps the query, however it is encoded', async ({ get }) => {
  for (const { from, to } of [...redirects, ...unusualRedirects]) {
    const [page, section] = to.split('#');
    for (const address of [encodeURI(from), `/${encodeURIComponent(from.slice(1))}`, `${encodeURI(from)}/`]) {
      for (const query of ['', '?a=1&b=%20&q=https://example.com/']) {
        const { status, headers } = await get(address + query);
        const target = page + query + (section ? `#${encodeURIComponent(section)}` : '');
        expect([status, headers.location], address + query).toEqual([301, target]);
      }
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

test('everything else is not found, with the page that helps', async ({ get }) => {
  const pages = ['/nowhere', '/404', '/404.html', '/index', '/home/nowhere', '/assets'];
  const files = ['/home.html.br', '/_redirects.conf', '/.git/config'];
  const likeOld = ['/SSOs', '/SSO%0A', '/privacy', '/Emoji_custom', '/axb', '/C', '/faq/SSO'];
  const notPlain = ['/%68ome', '/home%20', '/chat-features%2Fpolls', '/./home', '//home'];
  // Redirects to an address without its slash never lead to another host.
  const hosts = ['//example.com/', '/\\example.com/', '/%5Cexample.com/', '/https://example.com/'];
  for (const target of [...pages, ...files, ...likeOld, ...notPlain, ...hosts]) {
    const { status, headers, body } = await get(target);
    expect([status, headers.location], target).toEqual([404, undefined]);
    expect(body.toString(), target).toBe(readBuilt('404.html'));
  }
});
