import { describe, expect, test } from 'vitest';
import { indexFile, versionMeta } from '../../src/search/format';
import { SearchEngine } from '../../src/search/SearchEngine';
import { builtPage } from '../support/builtSite';
import { docRoutes } from '../support/routes';
import { built } from '../support/site';

/** What readers type, and the page that has to be among the first three. */
const queries: readonly (readonly [query: string, url: string])[] = [
  ['password reset', '/account-features/account-protection'],
  ['custom emogi', '/account-features/emoji'],
  ['what does the little icon next to a name mean', '/account-features/rank-shapes'],
  ['banned troll keeps coming back with vpn', '/chat-features/ips'],
  ['slowmode comand', '/chat-features/slow-mode'],
  ['straw poll', '/chat-features/polls'],
  ['exprot chat history', '/chat-features/archive'],
  ['flag a comment', '/chat-features/reporting'],
  ['send message from javascript', '/chat-features/sdk'],
  ['add a floating chat bubble to squarespace', '/chat-features/embed/guides/squarespace'],
  ['message colour', '/chat-settings/user-personalization'],
  ['verify webhook hmac signature in php', '/chat-settings/webhooks'],
  ['make the chat members only, no anonymous users', '/chat-settings/guests'],
  ['use chat.mysite.com instead of your domain', '/organizations/custom-domains'],
  ['logged out every time', '/third-party-cookies'],
  ['not getting notifications on iphone', '/enable-notifications'],
];

const allowedMisses = 1;

const engine = new SearchEngine();
for (const object of JSON.parse(built(indexFile))) {
  engine.add(JSON.stringify(object));
}

/** Returns the URLs of the pages that a query finds, best first. */
function pagesFor(query: string): string[] {
  const { hits } = engine.search(query, 40);
  return [...new Set(hits.map(({ url }) => url.split('#')[0] ?? ''))];
}

describe('the search index', () => {
  test('finds what readers type', () => {
    const misses = queries.flatMap(([query, url]) => {
      const found = pagesFor(query).slice(0, 3);
      // Pages below the right one answer, too.
      return found.some((one) => one.startsWith(url))
        ? []
        : [`“${query}” should find ${url}, and finds ${found.join(', ')}`];
    });
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(allowedMisses);
  });

  test.each(['I want to die', 'he is blackmailing me with nudes', 'thinking of cutting myself again'])(
    'leads from “%s” to help',
    (query) => {
      expect(engine.search(query, 1).hits[0]?.url).toBe('/safety#danger');
    },
  );

  test('has every page', () => {
    const urls = JSON.parse(built(indexFile))[0].documents.map(({ url }: { url: string }) => url);
    expect(urls.sort()).toEqual([...docRoutes].sort());
  });

  test('is requested with its version, which every page has', () => {
    const version = builtPage('/faq')(`meta[name="${versionMeta}"]`).attr('content');
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(builtPage('/search')('link[rel="preload"][as="fetch"]').attr('href')).toBe(
      `/${indexFile}?_=${version}`,
    );
  });
});
