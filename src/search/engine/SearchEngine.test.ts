import { expect, test } from 'vitest';
import type { IndexLine } from '../file';
import { encodePostings } from '../postings';
import { SearchEngine } from './SearchEngine';

const pages = [
  { u: '/polls', t: 'Polls', d: 'Ask the chat a question.', k: 'survey', b: 'Chat › Messages' },
  { u: '/mute', t: 'Mute someone', d: 'Stop someone from posting.', k: '', b: '' },
  { u: '/safety', t: 'Safety', d: 'Get help.', k: '', b: '' },
  { u: '/notifications', t: 'Notifications', d: 'Choose when you hear a sound.', k: '', b: '' },
];
const often = (section: number, times: number) => Array.from({ length: times }, () => section);
const lines: IndexLine[] = [
  { of: 'pages', documents: pages },
  {
    of: 'sections',
    documents: [
      [
        ['#create', 'Create a poll'],
        ['#close', 'Close a poll early'],
        ['#limit-question', 'Question', 'row'],
      ],
      [['#undo', 'Unmute someone']],
      [['#danger', 'If someone is in danger']],
      [
        ['#sound', 'Change the sound'],
        ['#trouble', "If it doesn't work"],
      ],
    ],
  },
  {
    of: 'queries',
    // Sections are numbered page by page: Polls has 0 to 2, Mute someone 3 and 4.
    documents: [
      ['gag', [3]],
      ['talk', [4]],
      ['talkd', [4]],
      ['again', [4, 4]],
      ['how', [2, 4]],
      ['straw', [1]],
      ['calm', often(4, 1000)],
      ['silent', often(4, 1000)],
      ['loud', often(1, 9000)],
    ].map(([stem, sections]) => `${stem} ${encodePostings([sections].flat().map(Number))}`),
  },
  {
    of: 'texts',
    documents: [
      ['Type /poll.', 'Enter the question and the answers.', 'Select the menu.', 'Up to 200 characters.'],
      ['A muted person can read.', 'Type /unmute.'],
      ['', 'Call your local emergency services.'],
      ['', 'Choose another sound.', 'No sound: The volume of the tab is off.\nmute_tab'],
    ],
  },
  {
    of: 'emergencies',
    documents: {
      classes: ['/safety#danger', '/safety'],
      weights: { '': 'HH', '*': 'LL', kill: 'VN', hurt: 'VT', he: 'PN' },
    },
  },
  {
    of: 'facts',
    documents: {
      facts: [[], [], [], [], [['plan', 'Open polls', '1', '3', '10', '10']]],
      kinds: { classes: ['value'], weights: { '': 'N', mani: 'V' } },
    },
  },
];
const engine = new SearchEngine();
for (const line of lines) {
  engine.add(JSON.stringify(line));
}
const urls = (query: string) => engine.ask(query, 8).hits.map(({ url }) => url);

test.each([
  ['a section by its title and its text', 'enter the answers of a poll', '/polls#create'],
  ['a row', 'characters of a question', '/polls#limit-question'],
  ['a section by what others typed', 'he should talk again', '/mute#undo'],
  ['a page by what others typed', 'gag', '/mute'],
  ['an identifier in a code sample', 'mute_tab', '/notifications#trouble'],
  ['a typo', 'clsoe a poll', '/polls#close'],
  ["another product's word", 'timeout', '/mute'],
  ['a page whose title is the query', 'polls', '/polls'],
  ['what to do about a problem', 'the volume never works', '/notifications#trouble'],
  ['help for someone in danger, whatever else matches', 'poll: he wants to kill himself', '/safety#danger'],
])('finds %s', (_, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test('finds a place of a page by its keyword', () => {
  expect(urls('survey')[0]).toContain('/polls');
});

test('shows fewer places than it could if the others are much worse', () => {
  expect(urls('close a poll early').length).toBeLessThan(4);
});

test('shows fewer places of a short list than of a long one', () => {
  const found = (limit: number) => engine.ask('poll question', limit).hits.length;
  expect(found(3)).toBeLessThan(Math.min(3, found(40)));
});

test("doesn't take a query for an emergency that a page answers well", () => {
  expect(urls('kill')[0]).toBe('/safety#danger');
  expect(urls('kill the answers of a poll')[0]).toBe('/polls#create');
});

test('shows a second section for an emergency only if it is nearly as likely', () => {
  expect(urls('hurt')).toEqual(['/safety#danger', '/safety']);
  expect(urls('kill')).toEqual(['/safety#danger']);
});

test('offers similar words if nothing answers', () => {
  expect(engine.ask('xpollz', 8)).toMatchObject({ hits: [], nearest: expect.arrayContaining(['poll']) });
});

test("doesn't offer what only other readers typed", () => {
  expect(engine.ask('zalkd', 8).nearest).not.toContain('talkd');
});

test('says the value that is asked for, and where it is from', () => {
  expect(engine.ask('how many polls on plus', 8).fact).toEqual({
    label: 'Open polls on Plus',
    value: '3',
    url: '/polls#create',
    page: 'Polls',
  });
});

test('highlights the words of the query in a snippet', () => {
  expect(engine.ask('emergency', 8).hits[0]?.text).toContainEqual({ text: 'emergency', marked: true });
});

test.each([
  ['close a poll early', 'Select the menu.'],
  ['close a poll early with a question', 'Question: Up to 200 characters.'],
])('for %j, the section shows %j', (query, expected) => {
  const text = engine.ask(query, 8).hits.find(({ url }) => url === '/polls#close')?.text;
  expect(text?.map((piece) => piece.text).join('')).toBe(expected);
});

test('does not highlight synonyms, or words that only begin like one of the query', () => {
  const [hit] = engine.ask('mut', 8).hits;
  expect(hit?.title).toContainEqual({ text: 'Mute', marked: true });
  const marks = engine.ask('survey', 8).hits.flatMap(({ title, text }) => [...title, ...text]);
  expect(marks.filter(({ marked }) => marked)).toEqual([]);
});
