import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Classifier, oddsOfAny } from '../engine/Classifier';
import { learnEmergencies, sortQueries } from './emergencies';
import type { Query } from './queries';

const table = fs
  .readFileSync(path.join(__dirname, '../emergencies.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row): Query => {
    const [phrase = '', url = ''] = row.split('\t');
    return [phrase, url];
  });

const known = new Set(['poll', 'earli', 'channel', 'color', 'websit', 'trivia', 'domain', 'badg', 'nick']);
const isKnown = (stem: string) => known.has(stem);

test('recognizes emergencies that it has not learned, and leaves phrases alone that another page answers', () => {
  const learned = table.filter((_, at) => at % 5 !== 0);
  const classifier = new Classifier(learnEmergencies(learned, []));
  const others = table.filter((_, at) => at % 5 === 0);
  const share = (rows: typeof table, min: number) =>
    rows.filter(([phrase]) => oddsOfAny(classifier.classify(phrase, isKnown)) > min).length / rows.length;
  const emergencies = others.filter(([, section]) => section);
  const harmless = others.filter(([, section]) => !section);
  expect(share(emergencies, 0)).toBeGreaterThan(0.84);
  // What a query needs if another page answers it well.
  expect(share(harmless, 2)).toBeLessThan(0.2);
});

const classifier = new Classifier(learnEmergencies(table, []));

test.each([
  ['my cousin wants to kill himself', '/safety#danger'],
  ['blackmaild with my nudes', '/safety#danger'],
  ['my acount was hacked', '/account-features/account-protection#hacked'],
  ['support asked me for my password', '/safety#scams'],
  ['kill a poll early', undefined],
  ['colors of my website', undefined],
  ['zweihookx', undefined],
])('leads "%s" to %s', (query, section) => {
  const odds = classifier.classify(query, isKnown);
  const [best] = [...odds].sort(([, a], [, b]) => b - a)[0] ?? [];
  expect(oddsOfAny(odds) > 0 ? best : undefined).toBe(section);
});

test('sorts what readers type by the section that it leads to', () => {
  const queries: Query[] = [
    ['help me', '/safety#danger'],
    ['safety', '/safety'],
    ['stay anonymous', '/safety#for-you'],
    ['poll', '/polls#create'],
  ];
  expect(sortQueries(queries, [['he wants to hurt me', '/safety#danger']])).toEqual({
    emergencies: [['help me', '/safety#danger']],
    harmless: [
      ['stay anonymous', '/safety#for-you'],
      ['poll', '/polls#create'],
    ],
  });
});
