import { describe, expect, test } from 'vitest';
import { createEngine } from './engine';
import { createExcerpt } from './excerpt';
import type { SearchIndex } from './searchIndex';
import { stemsOf, stemWord, tokenize } from './words';

const pages = [
  { i: 1, t: 'Create a poll', u: '/polls', b: ['Chat'] },
  { i: 2, t: 'Safety and moderation', u: '/safety', b: [] },
  { i: 6, t: 'I hurt someone myself', u: '/safety/undo' },
  { i: 30, t: 'API', u: '/organizations/api/polls', b: ['Organizations'] },
];
const headings = [
  { i: 4, t: 'Limits', u: '/polls', h: '#limits', p: 1 },
  { i: 3, t: 'Safety', u: '/safety', h: '#safety', p: 2 },
  { i: 5, t: 'If someone is in danger', u: '/safety', h: '#danger', p: 2 },
  ...['one', 'two', 'three'].flatMap((word, i) => [
    { i: 10 + i, t: `Poll ${word}`, u: '/polls', h: `#${word}`, p: 1 },
    { i: 31 + i, t: `Poll ${word}`, u: '/organizations/api/polls', h: `#${word}`, p: 30 },
  ]),
];
const texts = [
  { i: 7, t: 'Question: up to 200 characters.', u: '/polls', h: '#limits', p: 1 },
  { i: 8, t: 'Hurt? Call POST /chats/{chat}/bans with owns_chat.', u: '/safety', h: '#danger', p: 2 },
  { i: 9, t: 'Each cursor is opaque.', u: '/organizations/api/polls', h: '#one', p: 30 },
];
const help = [{ page: '/safety#danger', question: 'In danger?', when: ' hurt myself', unless: '(?!)' }];
const index: SearchIndex = {
  titles: pages,
  headings,
  descriptions: [{ i: 1, t: 'Ask the chat a question.', u: '/polls', p: 1 }],
  keywords: [{ i: 1, t: 'survey', u: '/polls', p: 1 }],
  texts,
  phrases: { 1: 'straw vote', 4: 'mani option' },
  help,
};

const { suggest, search } = createEngine(index);
const urlsFor = (query: string) => suggest(query).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

describe('the engine', () => {
  test.each([
    ['the title of a page', 'poll', '/polls'],
    ['the title of a page before a heading of it', 'safety', '/safety'],
    ['a phrase of readers', 'straw votes', '/polls'],
    ['a phrase for a section', 'option', '/polls#limits'],
    ['the text of a section', '200 characters', '/polls#limits'],
    ['a misspelled word', 'charakters', '/polls#limits'],
    ['swapped letters', 'sruvey', '/polls'],
    ['a misspelled title', 'savety', '/safety'],
    ['the start of a word', 'surv', '/polls'],
    ['the start of a word that is longer than its stem', 'moderatio', '/safety'],
    ['British spelling', 'colour of an API', '/organizations/api/polls'],
    ['an identifier', 'owns_chat', '/safety#danger'],
    ['an endpoint', 'POST https://api.rookery.example/v1/chats/chat_01abc/bans', '/safety#danger'],
    ['the address of a page', 'https://docs.rookery.example/polls?from=chat#limits', '/polls'],
    ['both words around a slash', 'characters.md/survey', '/polls#limits'],
  ])('finds %s', (_, query, url) => {
    expect(urlsFor(query)[0]).toBe(url);
  });

  test.each([' ?! ', 'x'.repeat(1000), '', 'banana', 'qwerty asdf'])('finds nothing for %j', (query) => {
    expect(suggest(query)).toEqual({ groups: [], shown: 0, total: 0 });
  });

  test.each(['kharacterz', 'what are the kharacterz'])('offers the nearest words for “%s”', (query) => {
    expect(suggest(query)).toMatchObject({ total: 0, correction: 'characters' });
  });

  test('suggests at most three sections of a page, and two for developers unless the best is for them', () => {
    const suggested = urlsFor('poll');
    expect(suggested.filter((url) => url.startsWith('/polls'))).toHaveLength(3);
    expect(suggested.filter((url) => /api/.test(url))).toHaveLength(2);
    expect(urlsFor('poll cursor').filter((url) => /api/.test(url))).toHaveLength(3);
  });

  test('puts the page of help before others in an emergency', () => {
    expect(urlsFor('I hurt myself')[0]).toBe('/safety#danger');
    expect(suggest('hurt myself').groups.map(({ page }) => page.place)).toEqual([
      '',
      'Safety and moderation',
    ]);
  });

  test('returns titles, excerpts, counts, and help', () => {
    const [group] = suggest('limits of a poll').groups;
    expect(group?.page).toMatchObject({ title: 'Create a poll', place: 'Chat' });
    expect(group?.hits[0]).toEqual({
      url: '/polls#limits',
      title: [{ text: 'Limits', isMatch: true }],
      excerpt: [{ text: 'Question: up to 200 characters.', isMatch: false }],
    });
    expect(search('poll')).toMatchObject({ shown: 8, total: 8 });
    expect(suggest('I hurt myself').help).toMatchObject({
      url: '/safety#danger',
      title: 'If someone is in danger',
    });
  });
});

test.each([
  ['a whole sentence', 'One is here. A poll asks members. More.', 'A poll asks members. More.'],
  ['a cell', 'Free · Polls per chat: 5 · No limit', 'Polls per chat: 5 · No limit'],
  [
    'whole words',
    'A poll asks all members of the chat a question that they answer.',
    'A poll asks all members of the chat a question…',
  ],
  [
    'the words around',
    'Whoever has at least the rank of a moderator in this channel can create a poll.',
    '…of a moderator in this channel can create a poll.',
  ],
  ['the beginning', 'Nothing of it. Not here.', 'Nothing of it. Not here.'],
])('an excerpt is %s', (_, text, excerpt) => {
  expect(createExcerpt(text, new Set(['poll']), 50)).toBe(excerpt);
});

test.each([
  ['Wi-Fi, e-mail', ['wi', 'fi', 'wifi', 'e', 'mail', 'email']],
  ['25MB', ['25', 'mb', '25mb']],
  ['log in, logs into, logins, sign on', ['signin', 'signin', 'signin', 'signin']],
  ['logged out, backing up, backups', ['signout', 'backup', 'backup']],
  ['action log on, single sign-on', ['action', 'log', 'on', 'single', 'sign', 'on', 'signon']],
  ['GET /v1/chats/{chat_id}', ['get', 'chats', 'id', 'get_chats_id', 'api', 'chats', 'id', 'api_chats_id']],
])('splits %j into words', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['or', 'four hour tour pour our your sour hours tours fours'],
  [
    'iz',
    'is his this visit history risk list island wish crisis issue isolated registered discord twist exist',
  ],
])('stemming adds no “%s” to %j', (part, words) => {
  expect(words.split(' ').filter((word) => stemWord(word)?.includes(part))).toEqual([]);
});

test('British words have American stems, and stop words have none', () => {
  expect(stemsOf('What are the coloured favourites?')).toEqual(stemsOf('colored favorite'));
});
