import { expect, test } from 'vitest';
import { decodePostings } from '../postings';
import type { PageContent } from './extract';
import { type Query, queriesOf, queryDocuments, readQueries, stemsOfSections } from './queries';

const section = { title: '', text: '', hidden: '' };
const page: PageContent = {
  title: 'Polls',
  description: '',
  keywords: 'survey',
  rows: [],
  breadcrumbs: [],
  sectionKeywords: { create: ['straw vote'] },
  sections: [
    { ...section, hash: '', title: 'Polls' },
    { ...section, hash: '#create', title: 'Create', text: 'Ask the chat.' },
    { ...section, hash: '#limit', title: 'Limit', isRow: true },
    { ...section, hash: '#close', title: 'Close' },
  ],
};
const pages = new Map([['/polls', page]]);

test('reads queries, and names the line of a section that does not exist', () => {
  const rows = 'ask people\t/polls#create\nmost answers\t/polls#limit\nnothing\t\n';
  expect(readQueries('queries', rows, pages)).toHaveLength(3);
  expect(() => readQueries('queries', `${rows}stop it\t/polls#clos`, pages)).toThrow(
    /queries\.tsv names a section in line 4 that doesn't exist: \/polls#clos\. Write/,
  );
});

test('takes titles and keywords for queries', () => {
  expect(queriesOf(pages)).toEqual(
    expect.arrayContaining([
      ['survey', '/polls'],
      ['Create', '/polls#create'],
      ['straw vote', '/polls#create'],
    ]),
  );
});

test('weighs stems by how often readers typed them to find only this section', () => {
  const weights = stemsOfSections([
    ['close polls', '/polls#close'],
    ['closing time', '/polls#close'],
    ['poll', '/polls'],
  ]);
  expect(weights.get('/polls#close')).toEqual(
    new Map([
      ['close', 2 / Math.sqrt(2)],
      ['poll', 1 / Math.sqrt(2)],
      ['time', 1],
    ]),
  );
});

test('counts in which sections readers looked for something, and leaves out typos, but no keywords', () => {
  const sections = Array.from({ length: 14 }, (_, at) => ({ ...section, hash: at ? `#s${at}` : '' }));
  const rows = [{ ...section, hash: '#row', isRow: true }];
  const bare = { ...page, keywords: 'few', sectionKeywords: { s1: ['rare'] } };
  const site = new Map([['/page', { ...bare, sections: [...sections, ...rows] }]]);
  const queries = [...sections, ...rows, ...rows, ...rows].map(({ hash }): Query => ['ask', `/page${hash}`]);
  const documents = queryDocuments([...queries, ['typpo', '/page#s1']], site).map((text) => text.split(' '));
  expect(documents.map(([stem, numbers = '']) => [stem, decodePostings(numbers)])).toEqual([
    ['ask', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13]],
    ['rare', [1]],
  ]);
});
