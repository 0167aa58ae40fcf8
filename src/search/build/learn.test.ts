import { expect, test } from 'vitest';
import { Classifier } from '../engine/Classifier';
import { type ClassExample, learn } from './learn';

const times = (count: number, ...example: ClassExample) => Array.from({ length: count }, () => example);

test('keeps the words and pairs that say most', () => {
  const { weights } = learn(
    [...times(20, 'help', 'danger'), ...times(20, 'me', ''), ...times(9, 'or me', '')],
    {
      minWords: 2,
      minPairs: 2,
      maxFeatures: 2,
    },
  );
  expect(Object.keys(weights).sort()).toEqual(['', '*', 'help', 'me']);
  expect((weights.help ?? '') > (weights.me ?? '')).toBe(true);
});

test('tells how queries begin and end, if that counts', () => {
  const table = [...times(9, 'poll max', 'value'), ...times(9, 'max poll', '')];
  const featuresWith = (ends: boolean) =>
    Object.keys(learn(table, { minWords: 2, minPairs: 2, ends }).weights);
  expect(featuresWith(true)).toEqual(expect.arrayContaining([' poll', 'max ', 'poll max']));
  expect(featuresWith(false)).toEqual(expect.not.arrayContaining([' poll', 'max ']));
});

test('counts a word less in a long query, if queries can be long', () => {
  const table = [...times(9, 'help', 'danger'), ...times(9, 'poll', '')];
  const oddsOf = (query: string, anyLength: boolean) =>
    new Classifier(learn(table, { anyLength })).classify(query, () => false).get('danger') ?? 0;
  expect(oddsOf('help of aunts', true)).toBeLessThan(oddsOf('help', true));
  expect(oddsOf('help of aunts', false)).toBe(oddsOf('help', false));
});
