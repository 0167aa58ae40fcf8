import { allSettings } from '@site/src/facts/settings';
import { parseQueryParams } from '@site/src/utils/queryParams';
import { foldWords } from '@site/src/utils/text';
import { expect, test } from 'vitest';
import { findRows, initialParams, planOptions, rankOptions, sanitizeQuery } from './filter';

const entry = {
  foldedWords: foldWords('Pré-approve: slow-mode for @here, now'),
  plan: 'plus',
  rank: 'owner',
};

test.each([
  ['?setting=appro', true],
  ['?setting=PRE-APPROVE', true],
  ['?setting=modes', true],
  ['?setting=slowmodefor', true],
  ['?setting=slowmodeforhere', false],
  ['?setting=ere', false],
  ['?setting=slow+fast', false],
  ['?setting=%3F%3F', false],
  ['?setting=+', true],
  ['?plan=plus&rank=owner', true],
  ['?plan=free', false],
  ['?rank=administrator', false],
  ['?plan=organization&rank=moderator', true],
])('the query %j matches the setting: %j', (search, isFound) => {
  const query = sanitizeQuery(parseQueryParams(initialParams, search));
  expect(findRows([entry], query)).toEqual(isFound ? [entry] : []);
});

test('offers the plans and the ranks that settings need', () => {
  const needed = allSettings.map(({ plan, rank }) => [plan, rank]);
  const offered = [...planOptions, ...rankOptions].map(([id]) => id).filter(Boolean);
  expect(new Set(needed.flat())).toEqual(new Set(offered));
});
