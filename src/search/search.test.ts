import { describe, expect, test } from 'vitest';
import { SearchEngine } from './SearchEngine';
import type { SearchIndex } from './searchIndex';
import { stemsOf, tokenize } from './words';

const index: SearchIndex = [
  {
    documents: [
      { i: 1, t: 'Create a poll', u: '/polls', b: ['Chat'] },
      { i: 2, t: 'Safety and moderation', u: '/safety', b: [] },
    ],
    index: {},
  },
  {
    documents: [
      { i: 4, t: 'Limits', u: '/polls', h: '#limits', p: 1 },
      { i: 3, t: 'Safety', u: '/safety', h: '#safety', p: 2 },
      { i: 5, t: 'If someone is in danger', u: '/safety', h: '#danger', p: 2 },
    ],
    index: {},
  },
  { documents: [{ i: 1, t: 'Ask the chat a question.', s: 'Create a poll', u: '/polls', p: 1 }], index: {} },
  {
    documents: [{ i: 1, t: 'survey', s: 'Create a poll', u: '/polls', p: 1 }],
    index: {
      phrases: { '/polls': 'straw vote', '/polls#limits': 'mani option' },
      urgent: [{ url: '/safety#danger', stems: ['hurt', 'myself'] }],
    },
  },
  {
    documents: [
      { i: 7, t: 'Question: up to 200 characters.', s: 'Limits', u: '/polls', h: '#limits', p: 1 },
      {
        i: 8,
        t: 'Call POST /chats/{chat}/bans with owns_chat.',
        s: 'Danger',
        u: '/safety',
        h: '#danger',
        p: 2,
      },
    ],
    index: {},
  },
];

const engine = new SearchEngine(index);

function firstFor(query: string): string | undefined {
  const [first] = engine.search(query, 8).results;
  return first && first.document.u + (first.document.h ?? '');
}

describe('the engine', () => {
  test.each([
    ['the title of a page', 'poll', '/polls'],
    ['the title of a page before a heading of it', 'safety', '/safety'],
    ['a phrase of readers', 'straw votes', '/polls'],
    ['a phrase for a section', 'option', '/polls#limits'],
    ['the text of a section', '200 characters', '/polls#limits'],
    ['a misspelled word', 'charakters', '/polls#limits'],
    ['the start of a word', 'surv', '/polls'],
    ['the start of a word that is longer than its stem', 'moderatio', '/safety'],
    ['British spelling', 'colour of a poll', '/polls'],
    ['an identifier', 'owns_chat', '/safety#danger'],
    ['an endpoint', 'POST https://api.rookery.example/v1/chats/chat_01abc/bans', '/safety#danger'],
    ['all words of an urgent phrase', 'i hurt myself after that poll about poll options', '/safety#danger'],
  ])('finds %s', (_, query, url) => {
    expect(firstFor(query)).toBe(url);
  });

  test.each([' ?! ', 'x'.repeat(1000), ''])('finds nothing for %j', (query) => {
    expect(engine.search(query, 8)).toEqual({ results: [], count: 0 });
  });

  test('suggests other pages after four sections of one', () => {
    const words = ['one', 'two', 'three', 'four', 'five'];
    const headings = words.map((word, i) => ({
      i: 10 + i,
      t: `Poll ${word}`,
      u: '/polls',
      h: `#${word}`,
      p: 1,
    }));
    const staff = { i: 20, t: 'A poll of all the staff', u: '/safety', h: '#staff', p: 2 };
    const [titles, , descriptions, keywords, texts] = index;
    const documents = [...headings, staff];
    const other = new SearchEngine([titles, { documents, index: {} }, descriptions, keywords, texts]);
    const { results, count } = other.suggest('poll', 5);
    expect(results.map(({ document }) => document.u)).toEqual([...Array(4).fill('/polls'), '/safety']);
    expect(count).toBe(7);
    const places = results.map(({ isInterOfTree, isLastOfTree }) => [isInterOfTree, isLastOfTree]);
    const [first, inner, last] = [
      [false, false],
      [true, false],
      [false, true],
    ];
    expect(places, 'below the best of their page').toEqual([first, inner, inner, last, first]);
  });

  test('returns what the search package shows', () => {
    const [heading, page] = engine.search('limits of a poll', 8).results;
    expect(heading).toMatchObject({ type: 1, document: { t: 'Limits' }, page: { t: 'Create a poll' } });
    expect(heading?.metadata).toEqual({ found: { t: { position: [[0, 6]] } } });
    expect(page).toMatchObject({ type: 0, document: { t: 'Create a poll' }, page: false });
    expect(page?.metadata).toEqual({ found: { t: { position: [[9, 4]] } } });
    const [snippet] = engine.search('200 characters', 8).results;
    expect(snippet, 'the words are only in the text').toMatchObject({
      document: { t: 'Limits' },
      page: { t: 'Create a poll · …200 characters.' },
    });
    const [described] = engine.search('poll', 8, true).results;
    expect(described).toMatchObject({ type: 2, document: { s: 'Create a poll' }, page: { u: '/polls' } });
    const [text] = engine.search('limits of a poll', 8, true).results;
    expect(text).toMatchObject({ type: 4, document: { s: 'Limits' }, page: { t: 'Create a poll' } });
    expect(text?.metadata, 'at least one, even if no word is in the text').toEqual({
      found: { t: { position: [[0, 0]] } },
    });
  });
});

test.each([
  ['Wi-Fi, e-mail', ['wi', 'fi', 'wifi', 'e', 'mail', 'email']],
  ['25MB', ['25', 'mb', '25mb']],
  ['I can’t log in', ['i', 'cant', 'signin']],
  ['logged out, signing up, backed up', ['signout', 'signup', 'backup']],
  ['chat_01ABC', ['chat', 'prefixedid']],
  ['single sign-on', ['single', 'sign', 'on', 'signon']],
  ['GET /v1/chats/{chat_id}', ['get', 'chats', 'id', 'get_chats_id', 'api', 'chats', 'id', 'api_chats_id']],
])('the words of %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['signin', 'the action log on my phone, audit logs in csv, error log in the console, an at sign in a name'],
  ['signin', 'single sign-on, plus sign on a keyboard, percent sign in a message, stop sign in the icon'],
  ['signout', 'message log off by one hour, activity log out of date, a minus sign out of place'],
  ['backup', 'scroll back up, go back up to the top, is it back up yet, the site is back up, came back up'],
])('no “%s” is in %j', (word, text) => {
  expect(tokenize(text)).not.toContain(word);
});

test('stems are American, and stop words have none', () => {
  expect(stemsOf('What are the colours?')).toEqual(stemsOf('color'));
});
