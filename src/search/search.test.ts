import { describe, expect, test } from 'vitest';
import { extract } from './extract';
import type { IndexObject } from './format';
import { type IndexedPage, makeIndex } from './makeIndex';
import { parsePhrases } from './phrases';
import { SearchEngine } from './SearchEngine';
import { snippet } from './snippet';

const polls: IndexedPage = {
  url: '/polls',
  title: 'Create a poll',
  description: 'Ask the chat a question.',
  keywords: 'survey',
  breadcrumbs: ['Chat'],
  sections: [
    { id: '', title: 'Create a poll', text: 'Type a command.', samples: '' },
    { id: 'limits', title: 'Limits', text: 'Question: up to 200 characters. Answers: 2 to 10.', samples: '' },
  ],
  phrases: parsePhrases('top:\n  - straw vote\nlimits:\n  - how many options'),
};

const safety: IndexedPage = {
  url: '/safety',
  title: 'Safety',
  description: 'Get help.',
  keywords: '',
  breadcrumbs: [],
  sections: [
    { id: '', title: 'Safety', text: '', samples: '' },
    { id: 'danger', title: 'If someone is in danger', text: 'Call for help.', samples: 'SAFETY_KEY' },
  ],
  phrases: parsePhrases('urgent:\n  danger:\n    - hurt myself'),
};

function engineWith(objects: readonly IndexObject[] = makeIndex([polls, safety])): SearchEngine {
  const engine = new SearchEngine();
  for (const object of objects) {
    engine.add(JSON.stringify(object));
  }
  return engine;
}

function firstFor(query: string): string | undefined {
  return engineWith().search(query, 8).hits[0]?.url;
}

const textOf = (pieces: ReturnType<typeof snippet>) => pieces.map(({ text }) => text).join('');

describe('the engine', () => {
  test.each([
    ['the title of a page', 'poll', '/polls'],
    ['a phrase of readers', 'straw votes', '/polls'],
    ['a phrase for a section', 'option', '/polls#limits'],
    ['the text of a section', '200 characters', '/polls#limits'],
    ['a misspelled word', 'charakters', '/polls#limits'],
    ['the start of a word', 'surv', '/polls'],
    ['British spelling', 'colour of a poll', '/polls'],
    ['a name in a sample', 'SAFETY_KEY', '/safety#danger'],
    ['all words of an urgent phrase', 'i hurt myself after that poll about poll options', '/safety#danger'],
  ])('finds %s', (_, query, url) => {
    expect(firstFor(query)).toBe(url);
  });

  test('finds titles before the texts arrive', () => {
    const [titles] = makeIndex([polls, safety]);
    const { hits } = engineWith([titles]).search('limits', 8);
    expect(hits.map(({ url, page, text }) => [url, page?.url, text])).toEqual([
      ['/polls#limits', '/polls', []],
    ]);
  });

  test('finds nothing for no words, and for one endless word', () => {
    expect(engineWith().search(' ?! ', 8).hits).toEqual([]);
    expect(engineWith().search('x'.repeat(1000), 8).hits).toEqual([]);
  });
});

test('a snippet starts with the row or sentence that answers, and ends at a word', () => {
  const text = 'Polls are open for a day. Question: up to 200 characters. Answers: 2 to 10.';
  expect(textOf(snippet(text, new Set(['question'])))).toBe(
    'Question: up to 200 characters. Answers: 2 to 10.',
  );
  expect(textOf(snippet('word '.repeat(40), new Set()))).toMatch(/^(word )+word$/);
  const long = `${'Many words, '.repeat(20)}and then 10 polls.`;
  expect(textOf(snippet(long, new Set(['poll'])))).toBe('… Many words, and then 10 polls.');
});

test.each([
  ['create:\n  - [ask', /at line 2/],
  ['create: ask', /`create` has no list of phrases/],
  ['create:\n  - ask\nvote:\n', /`vote` has no list of phrases/],
  ['create:\n  - [ask, vote]', /`create` has no list of phrases/],
])('the phrases %j are refused', (text, message) => {
  expect(() => parsePhrases(text)).toThrow(message);
});

test('of a page, headings and rows with an id are sections', () => {
  const page = extract(`<title>Polls</title><meta name=description content="Ask."><article>
    <div class="theme-doc-markdown"><h1>Polls</h1><p>Ask the <b>chat</b></p><h2 id=limits>Limits</h2>
    <table><thead><tr><th>What</th></tr></thead><tr><th>Question</th><td data-label=Length>200</td></tr>
    <tr id=row><th>Answers</th><td data-label=Free>10</td><td data-label=Pro>20</td></tr></table>
    <pre>API_KEY</pre><div data-search=ignore>Ad</div></div></article>`);
  expect(page?.sections).toEqual([
    { id: '', title: 'Polls', text: 'Ask the chat.', samples: '' },
    { id: 'limits', title: 'Limits', text: 'Question: 200.', samples: '  API_KEY ' },
    { id: 'row', title: 'Answers', text: 'Free: 10 · Pro: 20.', samples: '', isRow: true },
  ]);
});
