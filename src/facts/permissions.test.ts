import { expect, test } from 'vitest';
import { type Permission, permissions } from './permissions';
import { reaches } from './ranks';
import { settingsByKey } from './settings';

const all = Object.entries<Permission>(permissions);

test('the lowest rank that a permission can be moved to is not above its own', () => {
  const faults = all.filter(([, { rank, lowest }]) => lowest && !reaches(rank, lowest));
  expect(faults.map(([id]) => id)).toEqual([]);
});

test('a permission names settings that exist', () => {
  const unknown = all.filter(([, { where = [] }]) => !where.every((key) => settingsByKey[key]));
  expect(unknown.map(([id]) => id)).toEqual([]);
});
