import { permissions, ranksInSettings } from '@site/src/facts/permissions';
import { expect, test } from 'vitest';
import { describeRank } from './describeRank';

test('counts what a rank can do, and names who it can act on', () => {
  const all = Object.keys(permissions).length + ranksInSettings.length;
  expect(describeRank('owner')[0]).toBe(`An Owner has ${all} of ${all} permissions`);
  expect(describeRank('moderator')[1]).toBe(
    'A Moderator can mute, kick, and ban Guest, Member, and Regular.',
  );
  expect(describeRank('regular')[1]).toBe("A Regular can't mute, kick, or ban anyone.");
});
