import { expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine';
import { createRanker } from '../../src/search/ranking';
import { parseIndex } from '../../src/search/searchIndex';
import { referencePaths, sectionWeights } from '../../src/search/sections';
import { stopWords } from '../../src/search/words';
import { measureAccuracy, measureRareWords, readTable } from '../../tools/search/tables';
import { docPaths, readBuilt } from '../support/builtFiles';

const json = readBuilt('search-index.json');
const index = parseIndex(json);
const { pages, crisisHelpRules } = index;
const engine = createEngine(index);
const { sections, rank } = createRanker(index);

// Queries, and how the URL of the first suggestion has to start.
test.each([
  ['password reset', '/account-features/account-protection'],
  ['banned troll keeps coming back with vpn', '/chat-features/ips'],
  ['slowmode comand', '/chat-features/slow-mode'],
  ['straw poll', '/chat-features/polls'],
  ['exprot chat history', '/chat-features/archive'],
  ['back up my chat', '/chat-features/archive'],
  ['how do I log into my account', '/account-features/account-protection'],
  ['send message from javascript', '/chat-features/sdk'],
  ['verify webhook hmac signature in php', '/chat-settings/webhooks'],
  ['use chat.mysite.com instead of your domain', '/organizations/custom-domains'],
  ['logged out every time', '/third-party-cookies'],
  ['not getting notifications on iphone', '/enable-notifications'],
  ['api key', '/organizations/api/authentication'],
  ['not approved', '/chat-features/cant-post#held'],
  ['how do I know my chat address', '/chat-settings/chat-information'],
  ['end of life of the v2 SDK', '/chat-features/sdk#versions'],
  ['i want to delete my dead chat', '/chat-settings/advanced'],
  ['no reason given for live chat ban', '/chat-features/muted-or-banned'],
  ['how do i like somebodys message', '/chat-features/reactions'],
  ['ban member', '/chat-features/moderation#ban'],
  ['bann someone', '/chat-features/moderation$'],
  ['https://docs.rookery.example/chat-features/polls', '/chat-features/polls'],
])('the first suggestion for “%s” is %s', (query, url) => {
  expect(engine.suggest(query).groups[0]?.hits[0]?.url).toMatch(new RegExp(`^${url}`));
});

test('the search finds nothing for words that no page has', () => {
  const words = ['banana', 'qwerty', 'asdf', 'lorem', 'xyzzy'];
  expect(words.filter((word) => engine.suggest(word).total > 0)).toEqual([]);
});

test('the search ranks at least as well as accepted', () => {
  const questions = readTable('questions');
  expect(measureAccuracy(rank, questions, 'page').amongThree, 'page').toBeGreaterThan(0.85);
  expect(measureAccuracy(rank, questions, 'section').amongThree, 'section').toBeGreaterThan(0.8);
  const words = readTable('special-words');
  expect(measureAccuracy(rank, words, 'page').first, 'special words').toBeGreaterThan(0.8);
});

test('the page of help is the first result if a query finds it', () => {
  const found = readTable('help').flatMap(({ query }) => {
    const { groups, help } = engine.search(query);
    const path = help?.url.replace(/#.*/, '');
    const isFound = rank(query).sections.some(({ page }) => page.url === path);
    return isFound ? [{ query, path, first: groups[0]?.page.url }] : [];
  });
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ path, first }) => first !== path)).toEqual([]);
});

test('the last results have all words of a query that the site knows', () => {
  const total = (query: string) => engine.search(query).total;
  expect(total('ban someone')).toBeLessThan(total('ban'));
  expect(total('ban flurbleqx')).toBeGreaterThan(total('ban someone'));
});

test('the search offers help in sections that exist', () => {
  const urls = new Set(sections.map(({ url }) => url));
  expect(crisisHelpRules.rules.length).toBeGreaterThan(5);
  expect(crisisHelpRules.rules.filter(({ url }) => !urls.has(url))).toEqual([]);
});

test('the search index has a section for each weight and each path of a reference', () => {
  const urls = sections.map(({ url }) => url);
  const references = referencePaths.map((start) => new RegExp(`^${start}`));
  const patterns = [...sectionWeights.map(({ pattern }) => pattern), ...references];
  expect(patterns.filter((pattern) => !urls.some((url) => pattern.test(url)))).toEqual([]);
});

test('the search finds a page by its title first', () => {
  const notFirst = pages.filter(({ title, url }) => engine.suggest(title).groups[0]?.hits[0]?.url !== url);
  expect(notFirst.map(({ title }) => title)).toEqual([]);
});

test('the search finds words in titles while they are typed', () => {
  const words = new Set(
    pages
      .flatMap(({ title }) => title.toLowerCase().match(/[a-z]{5,}/g) ?? [])
      .filter((word) => !stopWords.has(word)),
  );
  const starts = [...words].flatMap((word) => [...word].slice(3).map((_, end) => word.slice(0, end + 4)));
  expect(starts.filter((start) => engine.suggest(start).total === 0)).toEqual([]);
});

test('the search finds each word that only one page has, and suggests most of these pages', () => {
  const { missing, suggested } = measureRareWords(engine, pages);
  expect(missing).toEqual([]);
  expect(suggested).toBeGreaterThan(0.85);
});

test('the search shows about 50 characters of each text', () => {
  const hits = readTable('questions').flatMap(({ query }) =>
    engine.suggest(query).groups.flatMap((group) => group.hits),
  );
  const texts = hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => text.length > 60)).toEqual([]);
});

test('the search index has every page, in the shape of the search package', () => {
  expect(JSON.parse(json)).toEqual([{ documents: expect.any(Array), index: expect.any(Object) }]);
  expect(pages.map(({ url }) => url).sort()).toEqual([...docPaths].sort());
  expect(sections.length).toBeGreaterThan(2 * docPaths.length);
});
