import { expect, test } from 'vitest';
import { filterOptions, formatQuery, matches, normalize, parseQuery } from './filter';

const entry = { text: normalize('Pré-approve: slow-mode for @here'), plan: 'plus', rank: 'owner' };

test.each(['pre', 'PRE-APPROVE', 'slowmode', 'slow mode', 'here', ''])('finds a setting by %j', (words) => {
  expect(matches(entry, { words, plan: '', rank: '' })).toBe(true);
});

test.each(['ere', 'fast', 'slow fast'])('does not find a setting by %j', (words) => {
  expect(matches(entry, { words, plan: '', rank: '' })).toBe(false);
});

test('filters settings by plan and rank', () => {
  expect(matches(entry, { words: '', plan: 'plus', rank: 'owner' })).toBe(true);
  expect(matches(entry, { words: '', plan: 'free', rank: '' })).toBe(false);
  expect(matches(entry, { words: '', plan: '', rank: 'administrator' })).toBe(false);
});

test('offers the plans and the ranks that settings need, and those of a link', () => {
  expect(filterOptions([entry, { ...entry, plan: 'free' }], parseQuery('?plan=organization'))).toEqual({
    plans: [
      ['', 'Any plan'],
      ['free', 'Every plan'],
      ['plus', 'Needs Plus'],
      ['organization', 'Needs Organization'],
    ],
    ranks: [
      ['', 'Any rank'],
      ['owner', 'Owner only'],
    ],
  });
});

test.each([
  { words: 'a & b=c', plan: 'pro', rank: '' },
  { words: 'ключ 👋', plan: '', rank: 'owner' },
])('writes the query %j to the query string and reads it back', (query) => {
  expect(parseQuery(formatQuery(query, ''))).toEqual(query);
});

test('leaves out a plan and a rank that do not exist, as in an old link', () => {
  expect(parseQuery('?setting=ban&plan=gold&rank=king')).toEqual({ words: 'ban', plan: '', rank: '' });
});
