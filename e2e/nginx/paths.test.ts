import { expect } from 'vitest';
import { redirects } from '../../src/redirects';
import { pagePaths, readBuilt } from '../support/builtFiles';
import { get, testOnNginx, unusualRedirects } from '../support/nginx';

testOnNginx('each redirect leads to its page and keeps the query, however the path is encoded', async () => {
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

testOnNginx('each page has one canonical path, to which its other paths redirect', async () => {
  for (const route of pagePaths.filter((path) => path !== '/')) {
    expect((await get(route)).status, route).toBe(200);
    for (const end of ['.html', '/index.html', '/']) {
      const { status, headers } = await get(`${route}${end}?q=a/b.html`);
      expect([status, headers.location], route + end).toEqual([301, `${route}?q=a/b.html`]);
    }
  }
});

testOnNginx('the Markdown of a page that moved redirects to that of its new path', async () => {
  for (const { from, to } of redirects) {
    const { status, headers } = await get(`${encodeURI(from)}.md`);
    expect([status, headers.location], from).toEqual([301, to.replace(/(?=#)|$/, '.md')]);
  }
});

testOnNginx('paths are case-sensitive', async () => {
  const paths = new Set([...pagePaths, ...redirects.map(({ from }) => from)]);
  for (const path of paths) {
    const upperCase = path.toUpperCase();
    if (!paths.has(upperCase)) expect((await get(upperCase)).status, upperCase).toBe(404);
  }
});

testOnNginx('everything else gets the not-found page', async () => {
  const pages = ['/nowhere', '/404', '/404.html', '/index', '/home/nowhere', '/assets'];
  const files = ['/home.html.br', '/_redirects.conf', '/.git/config'];
  const similarToRedirects = ['/SSOs', '/SSO%0A', '/privacy', '/Emoji_custom', '/axb', '/C', '/faq/SSO'];
  const notPlain = ['/%68ome', '/home%20', '/chat-features%2Fpolls', '/./home', '//home'];
  // A redirect that removes the last slash of these paths would lead to another host.
  const hosts = ['//example.com/', '/\\example.com/', '/%5Cexample.com/', '/https://example.com/'];
  for (const target of [...pages, ...files, ...similarToRedirects, ...notPlain, ...hosts]) {
    const { status, headers, body } = await get(target);
    expect([status, headers.location], target).toEqual([404, undefined]);
    expect(body.toString(), target).toBe(readBuilt('404.html'));
  }
});
