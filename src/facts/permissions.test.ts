import { expect, test } from 'vitest';
import { movablePermissionIds, type Permission, permissions } from './permissions';
import { rankIds } from './ranks';
import { isSettingKey } from './settings';

const all = Object.entries<Permission>(permissions);

test('a permission can be moved if, and only if, it has a lowest rank, which is not above its own', () => {
  const faults = all.filter(
    ([, { rank, movable, lowest }]) =>
      movable !== (lowest !== undefined) || (lowest && rankIds.indexOf(lowest) > rankIds.indexOf(rank)),
  );
  expect(faults.map(([id]) => id)).toEqual([]);
  expect(movablePermissionIds).toEqual(all.filter(([, { movable }]) => movable).map(([id]) => id));
});

test('a permission names settings that exist', () => {
  const unknown = all.filter(([, { where = [] }]) => !where.every(isSettingKey));
  expect(unknown.map(([id]) => id)).toEqual([]);
});
