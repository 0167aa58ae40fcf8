import { expect, test } from 'vitest';
import { allSettings } from '../../facts/settings';
import type { Setting, SettingsPage } from '../../facts/types';
import {
  describeQuery,
  formatQuery,
  matches,
  normalize,
  parseQuery,
  planOptions,
  rankOptions,
} from './filter';

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

test('offers the plans and the ranks that settings need', () => {
  const needed = allSettings.map(({ page, setting }: { page: SettingsPage; setting: Setting }) => [
    setting.plan ?? page.plan ?? 'free',
    setting.rank ?? page.rank,
  ]);
  const offered = [...planOptions, ...rankOptions].map(([id]) => id).filter(Boolean);
  expect(new Set(needed.flat())).toEqual(new Set(offered));
});

test('says what is filtered', () => {
  expect(describeQuery({ words: ' logo ', plan: 'free', rank: 'owner' })).toBe(
    '“logo”, Every plan, Owner only',
  );
  expect(describeQuery(parseQuery(''))).toBe('');
});

test.each([
  { words: 'a & b=c', plan: 'pro', rank: '' },
  { words: 'ключ 👋', plan: '', rank: 'owner' },
] as const)('writes the query %j to the query string and reads it back', (query) => {
  expect(parseQuery(formatQuery(query, ''))).toEqual(query);
});

test('leaves out a plan and a rank that do not exist, as in an old link', () => {
  expect(parseQuery('?setting=ban&plan=gold&rank=king')).toEqual({ words: 'ban', plan: '', rank: '' });
});
