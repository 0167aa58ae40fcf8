import { allSettings } from '@site/src/facts/settings';
import { parseQueryParams } from '@site/src/utils/queryParams';
import { foldWords } from '@site/src/utils/text';
import { expect, test } from 'vitest';
import { findRows, initialParams, planOptions, rankOptions, sanitizeQuery } from './filter';

const entry = {
  text: foldWords('Pré-approve: slow-mode for @here, messages, moderation of an artist and a post here'),
  plan: 'plus',
  rank: 'owner',
};

test.each([
  ['?setting=pre', true],
  ['?setting=PRE-APPROVE', true],
  ['?setting=slowmode', true],
  ['?setting=modes', true],
  ['?setting=slow+mode', true],
  ['?setting=slowmodefor', true],
  ['?setting=slowmodeforhere', false],
  ['?setting=ere', false],
  ['?setting=ration', false],
  ['?setting=sages', false],
  ['?setting=stand', false],
  ['?setting=there', false],
  ['?setting=slow+fast', false],
  ['?setting=%3F%3F', false],
  ['?setting=+', true],
  ['', true],
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
