import { describe, expect, test } from 'vitest';
import { pageWeights, SearchEngine } from '../../src/search/SearchEngine';
import type { SearchIndex } from '../../src/search/searchIndex';
import {
  findFalseAlarms,
  measureAccuracy,
  measureRareWords,
  readTable,
  toPage,
} from '../../tools/search/tables';
import { builtFiles, docRoutes, readBuilt } from '../support/build';

/** What readers type, and the page that has to be among the first three. */
const queries: readonly (readonly [query: string, url: string])[] = [
  ['password reset', '/account-features/account-protection'],
  ['banned troll keeps coming back with vpn', '/chat-features/ips'],
  ['slowmode comand', '/chat-features/slow-mode'],
  ['straw poll', '/chat-features/polls'],
  ['exprot chat history', '/chat-features/archive'],
  ['back up my chat', '/chat-features/archive'],
  ['send message from javascript', '/chat-features/sdk'],
  ['verify webhook hmac signature in php', '/chat-settings/webhooks'],
  ['use chat.mysite.com instead of your domain', '/organizations/custom-domains'],
  ['logged out every time', '/third-party-cookies'],
  ['not getting notifications on iphone', '/enable-notifications'],
];

const index: SearchIndex = JSON.parse(readBuilt('search-index.json'));
const engine = new SearchEngine(index);

describe('the search index', () => {
  test.each(queries)('finds what readers type: %s', (query, url) => {
    const found = new Set(engine.rank(query).sections.map(({ page }) => page.u));
    // Pages below the right one answer, too.
    expect([...found].slice(0, 3)).toContainEqual(expect.stringMatching(`^${url}`));
  });

  test.each([
    ['I want to die', '/safety#danger'],
    ['he is blackmailing me with nudes', '/safety/blackmail'],
    ['thinking of cutting myself again', '/safety#danger'],
    ['api key', '/organizations/api/authentication'],
    ['not approved', '/chat-features/cant-post#held'],
  ])('leads from “%s” to %s first', (query, url) => {
    const { u = '', h = '' } = engine.suggest(query, 1).results[0]?.document ?? {};
    expect(u + h).toBe(url);
  });

  test('ranks about as well as when it was measured', () => {
    const questions = readTable('queries');
    const help = measureAccuracy(engine, readTable('help'));
    expect(measureAccuracy(engine, questions, toPage).top3, 'page').toBeGreaterThan(0.85);
    expect(measureAccuracy(engine, questions).top3, 'section').toBeGreaterThan(0.8);
    expect(measureAccuracy(engine, readTable('kinds'), toPage).first, 'kinds').toBeGreaterThan(0.8);
    expect(help.first, 'help first').toBeGreaterThan(0.75);
    expect(help.top3, 'help').toBeGreaterThan(0.9);
    expect(findFalseAlarms(engine, readTable('lookalikes')).length, 'false alarms').toBeLessThan(5);
  });

  test('gives weights to pages and sections that exist', () => {
    const urls = [...index[0].documents, ...index[1].documents].map(({ u, h = '' }) => u + h);
    expect(pageWeights.filter(([pattern]) => !urls.some((url) => pattern.test(url)))).toEqual([]);
  });

  test('finds a page by its title first', () => {
    const others = index[0].documents.filter(({ t, u }) => {
      const found = engine.suggest(t, 1).results[0]?.document;
      return found?.u !== u || found.h;
    });
    expect(others.map(({ t }) => t)).toEqual([]);
  });

  test('finds words in titles while they are typed', () => {
    const words = new Set(index[0].documents.flatMap(({ t }) => t.toLowerCase().match(/[a-z]{5,}/g) ?? []));
    const starts = [...words].flatMap((word) => [...word].slice(3).map((_, end) => word.slice(0, end + 4)));
    expect(starts.filter((start) => engine.suggest(start, 1).count === 0)).toEqual([]);
  });

  test('finds each word that only one page has, and most of them among eight', () => {
    const { missing, among8 } = measureRareWords(engine, index);
    expect(missing).toEqual([]);
    expect(among8).toBeGreaterThan(0.85);
  });

  test('has every page, and nothing that only the package would use', () => {
    expect(index[0].documents.map(({ u }) => u).sort()).toEqual([...docRoutes].sort());
    expect(index.map((object) => Object.keys(object))).toEqual(Array(5).fill(['documents', 'index']));
    expect(readBuilt('search-index.json')).not.toContain('invertedIndex');
  });

  test('is requested with its version', () => {
    const scripts = builtFiles.filter((file) => file.endsWith('.js')).map(readBuilt);
    expect(scripts.join('\n')).toMatch(/search-index\.json\?_=[0-9a-f]{8}\b/);
  });
});
