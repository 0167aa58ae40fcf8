import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesOfFacts } from '../engine/facts';
import type { FactDocument } from '../file';
import type { Query } from './queries';
import { learnFacts } from './values';

const entriesOf = (channels: FactDocument) =>
  entriesOfFacts(
    [
      [channels],
      [
        ['value', 'Mute', '30 days'],
        ['who', 'Mute', 'Moderator'],
      ],
    ],
    () => '',
  );
const facts = entriesOf(['plan', 'Channels', '1', '5', '20', '100']);
const urlOf = (place: number) => ['/plans#channels', '/mute'][place] ?? '';
const times = (count: number, ...query: Query) => Array.from({ length: count }, () => query);

test('learns the words that often ask for a fact, besides those of its label', () => {
  const { words } = learnFacts(
    [
      ...times(9, 'how many rooms with pro', '/plans#channels', 'Channels on Pro'),
      ...times(9, 'mute how long, silence', '/mute', 'Mute'),
      ...times(1, 'gag', '/mute', 'Mute'),
      ...times(9, 'stickers', ''),
    ],
    facts,
    urlOf,
    [],
  );
  expect(words.get('room')).toEqual([0]);
  expect(words.get('silenc')).toEqual([1]);
  for (const stem of ['mute', 'gag', 'sticker']) {
    expect(words.get(stem) ?? [], stem).toEqual([]);
  }
});

test('names the line of a value that does not exist', () => {
  const table: Query[] = [
    ['mute', ''],
    ['rooms', '/plans#channels', 'Rooms'],
  ];
  expect(() => learnFacts(table, facts, urlOf, [])).toThrow(
    /values\.tsv names a value in line 2 .* "Rooms" at \/plans#channels/,
  );
});

test('learns what asks for which kind of value, and what for none, but no rare words', () => {
  const { kinds } = learnFacts(
    [
      ...times(40, 'how many', '/mute', 'Mute'),
      ...times(40, 'who', '/mute', 'Who can mute'),
      ...times(40, 'why', ''),
      ...times(4, 'whatever', ''),
    ],
    entriesOf(['plan', 'Channels', 'no', '5', '20', '100']),
    urlOf,
    ['many friends', 'rooms'],
  );
  expect(kinds.classes).toEqual(['value', 'who']);
  const [many = '', who = '', why = ''] = ['mani', 'who', 'why'].map((stem) => kinds.weights[stem]);
  expect(many.charAt(0) > many.charAt(1)).toBe(true);
  expect(who.charAt(0) < who.charAt(1)).toBe(true);
  expect(many.charAt(0) > why.charAt(0)).toBe(true);
  expect(Object.keys(kinds.weights)).not.toContain('whatev');
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
