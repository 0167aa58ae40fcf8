import { permissionIds, ranksInSettings } from '@site/src/facts/permissions';
import { rankIds, reaches } from '@site/src/facts/ranks';
import { expect, test } from 'vitest';
import { aRank, rankSheet, subjects } from './explore';

test('lists what a rank can do, and everything for owners', () => {
  expect(subjects).toHaveLength(permissionIds.length + ranksInSettings.length);
  for (const rank of rankIds) {
    const listed = rankSheet(rank).can.flatMap((group) => group.subjects);
    expect(listed, rank).toEqual(subjects.filter((subject) => reaches(rank, subject.rank)));
  }
  expect(rankSheet('owner').can.flatMap((group) => group.subjects)).toEqual(subjects);
});

test('lets staff act on lower ranks', () => {
  expect(rankSheet('regular').actsOn).toEqual([]);
  expect(rankSheet('moderator').actsOn).toEqual(['guest', 'member', 'regular']);
  expect(rankSheet('owner').actsOn).toEqual(rankIds.slice(0, -1));
});

test('writes a rank with its article', () => {
  expect([aRank('member'), aRank('owner')]).toEqual(['a Member', 'an Owner']);
});
