import { expect, test } from 'vitest';
import { readPage } from '../content/pages';
import type { Phrases } from '../content/phrases';
import { createIndex, type PackageIndex } from '../plugins/search/createIndex';
import { commonTasks } from './commonTasks';
import { createEngine } from './engine';
import { createExcerpt, markWords } from './excerpt';
import { tokenize } from './indexOptions';
import { stem } from './stem';

const headings = [
  { i: 3, p: 1, t: 'Limits', u: '/polls', h: '#limits' },
  { i: 4, p: 1, t: 'Poll one', u: '/polls', h: '#one' },
  { i: 5, p: 1, t: 'Poll two', u: '/polls', h: '#two' },
  { i: 6, p: 1, t: 'Poll three', u: '/polls', h: '#three' },
  ...Array.from({ length: 60 }, (_, entry) => ({
    i: 100 + entry,
    p: 14,
    t: 'Entry',
    u: '/log',
    h: `#${entry}`,
  })),
];
const texts = [
  { i: 7, p: 1, t: 'Open a channel.', u: '/polls', h: '' },
  { i: 8, p: 1, t: `Question: up to 200 characters. ${'So it is. '.repeat(60)}`, u: '/polls', h: '#limits' },
  { i: 9, p: 2, t: 'A banner says what to do with owns_chat.', u: '/polls/safety', h: '' },
  { i: 11, p: 12, t: 'Code Meaning owns_chat The owner. already_banned It was banned.', u: '/api', h: '' },
  { i: 13, p: 12, t: 'POST /polls Creates a poll.', u: '/api', h: '#create' },
];
const packageIndex: PackageIndex = [
  {
    documents: [
      { i: 1, t: 'Create a poll', u: '/polls', b: ['Chat', 'Create a poll'] },
      { i: 2, t: 'Safety and moderation', u: '/polls/safety' },
      { i: 12, t: 'API', u: '/api' },
      { i: 14, t: 'Log', u: '/log' },
    ],
  },
  { documents: headings },
  { documents: [{ i: 1, p: 1, t: 'Ask the chat a question.', u: '/polls' }] },
  { documents: [{ i: 1, p: 1, t: 'survey', u: '/polls' }] },
  { documents: texts },
];
const phrases: Phrases = { top: ['straw vote'], limits: ['how many options', 'tally'] };
const apiRows =
  '<tr id=owns_chat><td><code>owns_chat</code><td>The owner.<tr id="already_banned"><td><code>already_banned</code><td>It was…';
const index = createIndex(
  packageIndex,
  (url) => (url === '/polls' ? phrases : {}),
  (url) => (url === '/api' ? apiRows : ''),
);
const { suggest, search } = createEngine(JSON.parse(JSON.stringify(index)));
const urlsFor = (query: string) => suggest(query).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

test('documents have the parents of pages without breadcrumbs, and the beginning of their texts', () => {
  const [poll, safety] = index[0].documents;
  expect(poll).toMatchObject({ breadcrumbs: 'Chat', description: 'Ask the chat a question.' });
  expect(safety?.breadcrumbs).toBe('Create a poll');
  expect(poll?.sections[1]?.text).toMatch(/^Question.{280,300}…$/);
});

test.each([
  ['the title of a page', 'create a poll', '/polls'],
  ['a phrase of readers', 'straw votes', '/polls'],
  ['a phrase for a section', 'option', '/polls#limits'],
  ['the text of a section', '200 characters', '/polls#limits'],
  ['a misspelled word', 'charakters', '/polls#limits'],
  ['the start of a word', 'surv', '/polls'],
  ['the row of a code', 'owns_chat', '/api#owns_chat'],
  ['the row of an unfinished code', 'already_b', '/api#already_banned'],
  ['the path of the API', 'POST /polls', '/api#create'],
  ['words typed as one', 'strawvote', '/polls'],
])('the engine finds %s', (_, query, url) => {
  expect(urlsFor(query)[0]).toBe(url);
});

test.each(['moderation', 'question', 'characters'])('the engine finds every beginning of %j', (word) => {
  for (let length = 4; length < word.length; length += 1) {
    expect(urlsFor(word.slice(0, length)), word.slice(0, length)).toContain(urlsFor(word)[0]);
  }
});

test.each([
  ['swapped', 'sruvey surevy'],
  ['missing', 'surve surey'],
  ['wrong', 'sorvey survei'],
  ['added', 'survety surrvey'],
])('the engine finds a word with a letter %s', (_, words) => {
  for (const word of words.split(' ')) expect(urlsFor(word), word).toEqual(['/polls']);
});

test.each(['?!', '', 'banana', 'z', 'how do I b', 'x'.repeat(1000)])(
  'the engine finds nothing for %j',
  (query) => {
    expect(suggest(query)).toEqual({ groups: [], shown: 0, total: 0 });
  },
);

test('at most three suggestions are of one page, and all results have more', () => {
  expect(urlsFor('poll').filter((url) => /^\/polls(?:#|$)/.test(url))).toHaveLength(3);
  expect(search('poll')).toMatchObject({ shown: 5, total: 5 });
});

test('more than 50 results of a page follow in another group', () => {
  expect(search('entry')).toMatchObject({ shown: 50, total: 60 });
  const { groups, shown } = search('entry', 100);
  expect(groups.map(({ page, hits }) => [page.url, hits.length])).toEqual([
    ['/log', 50],
    ['/log', 10],
  ]);
  expect(shown).toBe(60);
});

test('the engine shows only the page if just its title, description, or keywords have the words', () => {
  expect(urlsFor('survey')).toEqual(['/polls']);
});

test('a section with little text also shows the description of its page', () => {
  const [hit] = suggest('poll three').groups[0]?.hits ?? [];
  expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('Ask the chat a question.');
});

test('phrases for a section that the page does not have stop the build', () => {
  const readPhrases = () => ({ limit: ['tally'] });
  expect(() => createIndex(packageIndex, readPhrases, () => '')).toThrow(
    'docs/polls.search.yaml: no section `limit` on the page. Similar: limits.',
  );
});

test('common tasks have the titles of their pages', () => {
  const tasks = commonTasks.flatMap(({ hits }) => hits);
  expect(tasks.length).toBeGreaterThan(3);
  for (const { url, title } of tasks) {
    expect(readPage(url)).toContain(`\ntitle: ${title[0]?.text}\n`);
  }
});

test.each([
  ['the sentence with a match', 'Here it is. Nobody knows. A poll asks all.', 'Nobody knows. A poll asks…'],
  ['whole words', 'A poll asks all of the members.', 'A poll asks all of the…'],
  ['the beginning of a long word', 'Poll'.repeat(9), `${'Poll'.repeat(6)}Po…`],
  ['the words around a match', 'Whoever is there can find a poll there.', '…can find a poll there.'],
  ['the beginning', 'Nothing of it is there. Not here.', 'Nothing of it is there.…'],
])('an excerpt is %s', (_, text, excerpt) => {
  expect(createExcerpt(text, new Set(['poll']), 26)).toBe(excerpt);
});

test.each([
  ['email', "Don't [e-mail] an Élan's mail."],
  ["wren's über-poll", "[Wren's] ﬁnal [Über-poll] is a [poll]."],
])('the words of %j are marked in %j', (query, marked) => {
  const runs = markWords(marked.replace(/[[\]]/g, ''), new Set(tokenize(query).map(stem)));
  expect(runs.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
});

test.each([
  ['or', 'four hour tour pour our your sour hours tours fours'],
  ['iz', 'is his this visit history risk list island wish crisis issue isolated'],
  ['iz', 'registered discord twist exist'],
])('stemming adds no “%s” to %j', (part, words) => {
  expect(words.split(' ').filter((word) => stem(word).includes(part))).toEqual([]);
});

test('British words have the stems of American words, and words of a family have one stem', () => {
  const stemAll = (words: string) => words.split(' ').map(stem);
  expect(stemAll('coloured favourites')).toEqual(stemAll('colored favorite'));
  expect(stemAll('organisers of organisations')).toEqual(stemAll('organizer of organization'));
  expect(new Set(stemAll('advertise advertising advertisements')).size).toBe(1);
});
