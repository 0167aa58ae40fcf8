import { expect, test } from 'vitest';
import { decodePostings } from '../postings';
import type { PageContent } from './extract';
import { type Query, queriesOf, queryDocuments, readQueries } from './queries';

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

test('counts in which sections readers looked for something, without what is a typo or chance', () => {
  const sections = Array.from({ length: 14 }, (_, at) => ({ ...section, hash: at ? `#s${at}` : '' }));
  const rows = [{ ...section, hash: '#row', isRow: true }];
  const site = new Map([['/page', { ...page, sections: [...sections, ...rows] }]]);
  const queries = [
    ...[...sections, ...rows, ...rows, ...rows].map(({ hash }) => ['ask', hash]),
    // So many that the one with another word is no surprise.
    ...Array.from({ length: 200 }, () => ['filler', '']),
    ...[1, 2].map(() => ['guild', '#s2']),
    ['typpo', '#s1'],
  ].map(([words = '', hash]): Query => [words, `/page${hash}`]);
  const facts = new Map([
    ['guild', [3, 5]],
    ['typpo', [4]],
  ]);
  const documents = queryDocuments(queries, site, facts).map((text) => text.split(' '));
  expect(documents.map(([stem, ...lists]) => [stem, ...lists.map(decodePostings)])).toEqual([
    ['ask', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13]],
    ['filler', [0, 0]],
    ['guild', [2], [3, 5]],
  ]);
});
