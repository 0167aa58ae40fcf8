import { expect, test } from 'vitest';
import { type Permission, permissions } from './permissions';
import { isAtLeast } from './ranks';

const all = Object.entries<Permission>(permissions);

test('the lowest rank that a permission can be moved to is not above its own', () => {
  const problems = all.filter(([, { rank, lowest }]) => lowest && !isAtLeast(rank, lowest));
  expect(problems.map(([id]) => id)).toEqual([]);
});
