import { expect, test } from 'vitest';
import { followRedirect } from '../../src/redirects';
import { createEngine } from '../../src/search/engine';
import type { SearchIndex } from '../../src/search/searchIndex';
import { readText } from '../../src/utils/files';
import { docPaths, readBuilt } from '../support/builtFiles';

const json = readBuilt('search-index.json');
const index: SearchIndex = JSON.parse(json);
const { suggest, search } = createEngine(index);

function hitsFor(query: string) {
  return suggest(query).groups.flatMap(({ hits }) => hits);
}

/** Returns the shares of questions, from 0 to 100, with an answer first, and among the first three pages. */
function measure() {
  const [, ...rows] = readText('e2e/built/search-questions.tsv').trim().split('\n');
  const positions = rows.map((row) => {
    const [query = '', answers = ''] = row.split('\t');
    const right = answers.split(',').map((url) => followRedirect(url.replace(/#.*/, '')));
    return search(query).groups.findIndex(({ page }) => right.includes(page.url));
  });
  const shareBelow = (limit: number) =>
    (100 * positions.filter((position) => position >= 0 && position < limit).length) / rows.length;
  return { first: shareBelow(1), amongThree: shareBelow(3) };
}

test('the search ranks at least as well as accepted', () => {
  const questions = measure();
  expect(questions.first).toBeGreaterThanOrEqual(73);
  expect(questions.amongThree).toBeGreaterThanOrEqual(88);
});

test('the search finds most pages first by its title', () => {
  const { documents } = index[0];
  const found = documents.filter(({ title, url }) => suggest(title).groups[0]?.page.url === url);
  expect(found.length / documents.length).toBeGreaterThan(0.8);
});

test.each([
  ['already_banned', '/organizations/api/errors#already_banned'],
  ['owns_chat', '/organizations/api/errors#owns_chat'],
  ['token_expired', '/chat-features/sdk/reference#sdk-errors-token_expired'],
  ['domain_not_allowed', '/chat-features/sdk/reference#sdk-errors-domain_not_allowed'],
  ['sso_replayed', '/organizations/sso#sso-errors-sso_replayed'],
  ['message.created', '/chat-settings/webhooks/events#event-message-created'],
  ['POST /chats', '/organizations/api/chats#create-chat'],
  ['/ban', '/chat-features/commands#command-chat-ban'],
])('the search finds %s first in its row or section', (name, url) => {
  expect(hitsFor(name)[0]?.url).toBe(url);
});

test('the search shows about 50 characters of each text', () => {
  const hits = ['ban', 'poll', 'price', 'how do I embed a chat', 'token', 'report'].flatMap(hitsFor);
  const lengths = hits.map(({ excerpt }) => excerpt.map(({ text }) => text).join('').length);
  expect(lengths.length).toBeGreaterThan(40);
  expect(lengths.filter((length) => length < 35 || length > 55)).toEqual([]);
});

test('the search index has every page, in the shape of the search package', () => {
  expect(JSON.parse(json)).toEqual([
    { documents: expect.any(Array), index: expect.any(Object), words: expect.any(Array) },
  ]);
  expect(index[0].documents.map(({ url }) => url).sort()).toEqual([...docPaths].sort());
});
