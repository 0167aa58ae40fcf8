import { describe, expect, test } from 'vitest';
import { SearchEngine } from './SearchEngine';
import type { SearchIndex } from './searchIndex';
import { stemsOf, stemWord, tokenize } from './words';

const pages = [
  { i: 1, t: 'Create a poll', u: '/polls', b: ['Chat'] },
  { i: 2, t: 'Safety and moderation', u: '/safety', b: [] },
];
const headings = [
  { i: 4, t: 'Limits', u: '/polls', h: '#limits', p: 1 },
  { i: 3, t: 'Safety', u: '/safety', h: '#safety', p: 2 },
  { i: 5, t: 'If someone is in danger', u: '/safety', h: '#danger', p: 2 },
];
const descriptions = [{ i: 1, t: 'Ask the chat a question.', s: 'Create a poll', u: '/polls', p: 1 }];
const keywords = [{ i: 1, t: 'survey', s: 'Create a poll', u: '/polls', p: 1 }];
const phrases = {
  phrases: { '/polls': 'straw vote', '/polls#limits': 'mani option' },
  urgent: { '/safety#danger': 'hurt myself' },
};
const call = 'Call POST /chats/{chat}/bans with owns_chat.';
const texts = [
  { i: 7, t: 'Question: up to 200 characters.', s: 'Limits', u: '/polls', h: '#limits', p: 1 },
  { i: 8, t: call, s: 'Danger', u: '/safety', h: '#danger', p: 2 },
];
const index: SearchIndex = [
  { documents: pages, index: {} },
  { documents: headings, index: {} },
  { documents: descriptions, index: {} },
  { documents: keywords, index: phrases },
  { documents: texts, index: {} },
];

const engine = new SearchEngine(index);

function firstFor(query: string): string | undefined {
  const [first] = engine.suggest(query, 8).results;
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
    ['a misspelled title', 'savety', '/safety'],
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
    expect(engine.suggest(query, 8)).toEqual({ results: [], count: 0 });
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
    const [heading, page] = engine.suggest('limits of a poll', 8).results;
    expect(heading).toMatchObject({ type: 1, document: { t: 'Limits' }, page: { t: 'Create a poll' } });
    expect(heading?.metadata).toEqual({ found: { t: { position: [[0, 6]] } } });
    expect(page).toMatchObject({ type: 0, document: { t: 'Create a poll' }, page: false });
    expect(page?.metadata).toEqual({ found: { t: { position: [[9, 4]] } } });
    const [snippet] = engine.suggest('200 characters', 8).results;
    expect(snippet, 'the words are only in the text').toMatchObject({
      document: { t: 'Limits' },
      page: { t: 'Create a poll · Question: up to 200 characters.' },
    });
    const [described] = engine.findTexts('poll', 8).results;
    expect(described).toMatchObject({ type: 2, document: { s: 'Create a poll' }, page: { u: '/polls' } });
    const [text] = engine.findTexts('limits of a poll', 8).results;
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
  ['logged out, backing up, backed up', ['signout', 'backup', 'backup']],
  ['single sign-on', ['single', 'sign', 'on', 'signon']],
  ['GET /v1/chats/{chat_id}', ['get', 'chats', 'id', 'get_chats_id', 'api', 'chats', 'id', 'api_chats_id']],
])('the words of %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

// A line of harmless uses for each rule.
test.each([
  [
    'signin',
    'the action log on my phone, audit logs in csv, error log in the console, an at sign in a name, single sign-on, ' +
      'plus sign on a keyboard, percent sign in a message, stop sign in the icon, server log on a disk, mod log in a channel, ' +
      'delivery log in settings, dollar sign in a price, equals sign in a formula, hash sign in front of a channel, ' +
      'warning sign on the page, change log in the docs, our log on paper, event logs in json, the whole log in one file, ' +
      'minus sign in a number',
  ],
  [
    'signout',
    'message log off by one hour, activity log out of date, minus sign out of place, audit log out of order, ' +
      'chat log off the record, full log out of reach, plus sign off the screen, stop sign out of view, error log out loud, ' +
      'an at sign out of nowhere, this log out of curiosity, server log off disk, delivery log out of sync, our log off limits, ' +
      'event log out in the open, moderation logs out of an api, hash sign out of line, the export log out as a file, ' +
      'change log out now, dollar sign off to the left',
  ],
  [
    'backup',
    'scroll back up, go back up to the top, is it back up yet, the site is back up, came back up, come back up here, ' +
      'it goes back up, bring back up the list, going back up, get back up, the chat back up again, the server went back up, ' +
      'jump back up, look back up the page, move back up, moved back up a line, it pops back up, straight back up, ' +
      'we went back up, its back up now',
  ],
])('no “%s” is in %j', (word, texts) => {
  expect(texts.split(', ').filter((text) => tokenize(text).includes(word))).toEqual([]);
});

test.each([
  ['or', 'four hour tour pour our your sour hours tours fours'],
  [
    'iz',
    'is his this visit history risk list island wish crisis issue isolated registered discord twist exist',
  ],
])('no “%s” comes into %j', (part, words) => {
  expect(words.split(' ').filter((word) => stemWord(word)?.includes(part))).toEqual([]);
});

test('stems are American, and stop words have none', () => {
  expect(stemsOf('What are the coloured favourites?')).toEqual(stemsOf('colored favorite'));
});
