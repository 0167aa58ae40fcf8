import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FactDocument } from '../file';
import { encodePostings } from '../postings';
import type { Query } from './queries';
import { learnAsking, wordsForFacts } from './values';

const facts: FactDocument[] = [
  ['plan', 'Channels', '', ['1', '5', '20', '100'], 0],
  ['value', 'Mute', 'silence', ['30 days'], 1],
];
const urlOf = (place: number) => ['/plans#channels', '/mute'][place] ?? '';

test('learns the words that often ask for a fact, besides those of its label and its questions', () => {
  const table: Query[] = [
    ...['how many rooms with pro', 'rooms', 'room limit'].map(
      (words): Query => [words, '/plans#channels', 'Channels on Pro'],
    ),
    ...['mute, silence, gag', 'mute silence gag', 'gag, silence'].map(
      (words): Query => [words, '/mute', 'Mute'],
    ),
    ['rooms for music', ''],
  ];
  expect(wordsForFacts(table, facts, urlOf)).toEqual([
    `gag ${encodePostings([1])}`,
    `room ${encodePostings([0])}`,
  ]);
});

test('names the line of a value that does not exist', () => {
  expect(() =>
    wordsForFacts(
      [['mute'], ['rooms', '/plans#channels', 'Rooms']].map(
        ([words = '', url = '', label]): Query => [words, url, label],
      ),
      facts,
      urlOf,
    ),
  ).toThrow(/values\.tsv names a value in line 2 .* "Rooms" at \/plans#channels/);
});

test('learns what asks for no value, but no rare words', () => {
  const times = (count: number, ...query: Query) => Array.from({ length: count }, () => query);
  const { weights } = learnAsking([
    ...times(40, 'how many', '/mute', 'Mute'),
    ...times(40, 'why', ''),
    ...times(4, 'whatever', ''),
  ]);
  const [many = '', why = ''] = [weights.mani, weights.why];
  expect(many > why).toBe(true);
  expect(Object.keys(weights)).not.toContain('whatev');
});

test('is not learned from what it is measured with', () => {
  const queriesIn = (file: string) =>
    fs
      .readFileSync(path.join(__dirname, file), 'utf8')
      .split('\n')
      .map((line) => line.replace(/\t.*/, '').toLowerCase());
  const learned = new Set(queriesIn('../values.tsv').filter(Boolean));
  const measured = ['values', 'not-values'].flatMap((name) =>
    queriesIn(`../../../tools/bench/search/${name}.tsv`),
  );
  expect(measured.filter((query) => learned.has(query))).toEqual([]);
});
