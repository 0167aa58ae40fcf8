import { expect, test } from 'vitest';
import { createPageReader } from '../content/createPageReader';
import { commonTasks } from './commonTasks';
import { createEngine } from './engine';
import { createExcerpt, markWords } from './excerpt';
import type { SearchIndex } from './searchIndex';
import { stem } from './stem';
import { tokenize, toTerms } from './words';

type Sections = Readonly<Record<string, readonly [title: string, text?: string]>>;

/** Creates a page from its sections by hash. */
function createPage(url: string, title: string, sections: Sections): SearchIndex['pages'][number] {
  const entries = Object.entries<Sections[string]>({ '': [title], ...sections });
  const indexed = entries.map(([hash, [heading, text = '']]) => ({ hash, title: heading, text }));
  return { url, title, breadcrumbs: '', description: '', keywords: '', sections: indexed };
}

const polls = createPage('/polls', 'Create a poll', {
  '#limits': ['Limits', 'Question: up to 200 characters.'],
  '#one': ['Poll one'],
  '#two': ['Poll two'],
  '#three': ['Poll three'],
});
const index: SearchIndex = {
  pages: [
    { ...polls, breadcrumbs: 'Chat', description: 'Ask the chat a question.', keywords: 'survey' },
    createPage('/safety', 'Safety and moderation', {
      '#safety': ['Safety'],
      '#danger': ['If someone is in danger', 'Hurt? Call POST /chats/{chat}/bans with owns_chat.'],
    }),
    createPage('/safety/undo', 'I hurt someone myself', {}),
    createPage('/organizations/api/polls', 'API', {
      '#one': ['Poll one', 'Each cursor is opaque.'],
      '#two': ['Poll two'],
      '#three': ['Poll three'],
    }),
    createPage('/log-in', 'Two-factor log in', {
      '#banner': ['If you see a banner', 'Banners say what to do.'],
    }),
    createPage('/phone', 'A lost phone', {}),
    createPage('/home', 'Site index', {}),
  ],
  phrasesByUrl: {
    '/polls': ['straw vote'],
    '/polls#limits': ['mani option'],
    '/phone': ['signin twofactor'],
  },
  crisisHelpRules: {
    words: [],
    lookalikes: [],
    rules: [{ url: '/safety#danger', question: 'In danger?', pattern: ' hurt myself' }],
    harmlessPattern: 'harmless',
  },
};

const { suggest, search } = createEngine(index);
const urlsFor = (query: string) => suggest(query).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

test.each([
  ['the title of a page', 'poll', '/polls'],
  ['the title of a page before a heading of it', 'safety', '/safety'],
  ['a title with a compound before a phrase', 'two-factor log in', '/log-in'],
  ['a phrase of readers', 'straw votes', '/polls'],
  ['a phrase for a section', 'option', '/polls#limits'],
  ['the text of a section', '200 characters', '/polls#limits'],
  ['a misspelled word', 'charakters', '/polls#limits'],
  ['swapped letters', 'sruvey', '/polls'],
  ['swapped letters of a short word', 'hrut', '/safety/undo'],
  ['a misspelled title', 'savety', '/safety'],
  ['the start of a word', 'surv', '/polls'],
  ['the start of a word that is longer than its stem', 'moderatio', '/safety'],
  ['British spelling', 'colour of an API', '/organizations/api/polls'],
  ['an identifier', 'owns_chat', '/safety#danger'],
  ['an endpoint', 'POST https://api.rookery.example/v1/chats/chat_01abc/bans', '/safety#danger'],
  ['the query of a pasted search', 'https://docs.rookery.example/search?q=straw+vote#a', '/polls'],
  ['a pasted address with a final slash', 'docs.rookery.example/polls/', '/polls'],
  ['a pasted address of a file', 'https://docs.rookery.example/polls.html?from=chat#limits', '/polls'],
  ['the address of the landing page', 'https://docs.rookery.example/', '/home'],
  ['only the host of the site', 'docs.rookery.example', '/home'],
  ['both words around a slash', 'characters.md/survey', '/polls#limits'],
])('the engine finds %s', (_, query, url) => {
  expect(urlsFor(query)[0]).toBe(url);
});

test('the engine completes the last word, unless a stop word comes after it', () => {
  expect(urlsFor('ban')).toContain('/log-in#banner');
  expect(urlsFor('ban a')).toEqual(['/safety#danger']);
});

test.each([' ?! ', 'x'.repeat(1000), '', 'https://wikipedia.example/home', 'qwerty asdf'])(
  'the engine finds nothing for %j',
  (query) => {
    expect(suggest(query)).toEqual({ groups: [], shown: 0, total: 0 });
  },
);

test.each(['kharacterz', 'what are the kharacterz', 'haractersc'])('the engine corrects “%s”', (query) => {
  expect(suggest(query)).toMatchObject({ total: 0, correction: 'characters' });
});

test('at most three suggestions are of one page, and two for developers unless the best is for them', () => {
  const suggested = urlsFor('poll');
  expect(suggested.filter((url) => url.startsWith('/polls'))).toHaveLength(3);
  expect(suggested.filter((url) => /api/.test(url))).toHaveLength(2);
  expect(urlsFor('poll cursor').filter((url) => /api/.test(url))).toHaveLength(3);
});

test('the engine shows only the page if just its title, description, or keywords have the words', () => {
  expect(urlsFor('survey')).toEqual(['/polls']);
});

test('the engine puts the page of help before others in an emergency', () => {
  expect(urlsFor('I hurt myself')[0]).toBe('/safety#danger');
});

test('the engine returns titles, excerpts, counts, and help', () => {
  const [group] = suggest('limits of a poll').groups;
  expect(group?.page).toMatchObject({ title: 'Create a poll', breadcrumbs: 'Chat' });
  expect(group?.hits[0]).toEqual({
    url: '/polls#limits',
    title: [{ text: 'Limits', isMatch: true }],
    excerpt: [{ text: 'Question: up to 200 characters.', isMatch: false }],
  });
  expect(search('poll')).toMatchObject({ shown: 7, total: 7 });
  const { help } = suggest('I hurt myself');
  expect(help).toMatchObject({ url: '/safety#danger', title: 'If someone is in danger' });
});

test('common tasks have the titles of their pages', () => {
  const { read } = createPageReader('.');
  const tasks = commonTasks.flatMap(({ hits }) => hits);
  expect(tasks.length).toBeGreaterThan(3);
  for (const { url, title } of tasks) expect(title[0]?.text).toBe(read(url.slice(1))?.frontMatter.title);
});

test.each([
  ['a whole sentence', 'Poll · One is here. A poll asks members. More.', 'A poll asks members. More.'],
  ['a sentence without cells', 'A poll asks. Yes · No', 'A poll asks.'],
  ['a cell', 'Free · Polls: 5 · No limit', 'Polls: 5 · No limit'],
  ['whole words', 'A poll asks all of the members.', 'A poll asks all of the…'],
  ['words up to the last character', 'A poll asks all members of it.', 'A poll asks all members of…'],
  ['the beginning of a long word', 'Poll'.repeat(9), `${'Poll'.repeat(6)}Po…`],
  ['without half of an emoji', `x${'🦉'.repeat(20)}`, `x${'🦉'.repeat(12)}…`],
  ['the words around', 'Whoever is there can sign in to it here.', '…can sign in to it here.'],
  ['the beginning', 'Nothing of it. Not here.', 'Nothing of it. Not here.'],
])('an excerpt is %s', (_, text, excerpt) => {
  expect(createExcerpt(text, new Set(['poll', 'signin']), 26)).toBe(excerpt);
});

test.each([
  ['sign in', "Don't [log in] with a [sign-in-token] or an action log on Élan's [login]."],
  ['GET /chats', 'Bots call [GET /v1/chats].'],
  ["wren's über-poll", "[Wren's] ﬁnal [Über-poll] is a poll."],
])('the words of %j are marked in %j', (query, marked) => {
  const runs = markWords(marked.replace(/[[\]]/g, ''), new Set(toTerms(query, () => true)));
  expect(runs.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')).toBe(marked);
});

test.each([
  ['Wi-Fi, e-mail', ['wi', 'fi', 'wifi', 'e', 'mail', 'email']],
  ['25MB', ['25', 'mb', '25mb']],
  ['log in, logs into, logins, sign on', ['signin', 'signin', 'signin', 'signin']],
  ['logged out, backing up, backups', ['signout', 'backup', 'backup']],
  [
    'audit log in the console, the signs in a chat, a log in Excel',
    ['audit', 'log', 'in', 'the', 'console', 'the', 'signs', 'in', 'a', 'chat', 'a', 'log', 'in', 'excel'],
  ],
  ['log in my account, the log in page', ['signin', 'my', 'account', 'the', 'signin', 'page']],
  ['action log on, single sign-on', ['action', 'log', 'on', 'single', 'sign', 'on', 'signon']],
  ['GET /v1/chats/{chat_id}', ['get', 'chats', 'id', 'get_chats_id', 'api', 'chats', 'id', 'api_chats_id']],
])('splits %j into words', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['or', 'four hour tour pour our your sour hours tours fours'],
  ['iz', 'is his this visit history risk list island wish crisis issue isolated'],
  ['iz', 'registered discord twist exist'],
])('stemming adds no “%s” to %j', (part, words) => {
  expect(words.split(' ').filter((word) => stem(word).includes(part))).toEqual([]);
});

test('British words have the stems of American words, and words of a family have one stem', () => {
  expect(toTerms('What are the coloured favourites?')).toEqual(toTerms('colored favorite'));
  expect(toTerms('organisers of organisations')).toEqual(toTerms('organizer organization'));
  expect(new Set(toTerms('advertise advertising advertisements')).size).toBe(1);
});
