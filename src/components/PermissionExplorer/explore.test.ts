import { botCommands, commands } from '@site/src/facts/commands';
import { permissionIds, ranksInSettings } from '@site/src/facts/permissions';
import { rankIds, reaches } from '@site/src/facts/ranks';
import { expect, test } from 'vitest';
import { aRank, lookupOf, rankNames, rankSheet, searchOf, start, subjects } from './explore';

test('lists what a rank can do, and everything for owners', () => {
  expect(subjects).toHaveLength(permissionIds.length + ranksInSettings.length);
  for (const rank of rankIds) {
    const ids = rankSheet(rank).can.flatMap((group) => group.subjects.map(({ id }) => id));
    const expected = subjects.filter((subject) => reaches(rank, subject.rank)).map(({ id }) => id);
    expect(ids, rank).toEqual(expected);
  }
  expect(rankSheet('owner').can.flatMap((group) => group.subjects)).toEqual(subjects);
});

test('lists the commands that a rank has', () => {
  const usages = rankSheet('moderator').commands.map(({ usage }) => usage);
  expect(usages).toContain('/mute @NAME DURATION [REASON]');
  expect(usages).not.toContain('/raid on|off');
  expect(rankSheet('owner').commands).toHaveLength(
    Object.keys(commands).length + Object.keys(botCommands).length,
  );
});

test('lets staff act on lower ranks', () => {
  expect(rankSheet('regular').actsOn).toEqual([]);
  expect(rankSheet('moderator').actsOn).toEqual(['guest', 'member', 'regular']);
  expect(rankSheet('owner').actsOn).toEqual(rankIds.slice(0, -1));
});

test('writes ranks in words', () => {
  expect([aRank('member'), aRank('owner')]).toEqual(['a Member', 'an Owner']);
  expect(rankNames(['guest'])).toBe('Guest');
  expect(rankNames(['guest', 'member', 'owner'])).toBe('Guest, Member, and Owner');
});

test('says who can change a permission and where, or neither', () => {
  for (const { id, movedBy, path, movesTo } of subjects) {
    expect([path.length > 0, movesTo !== ''], id).toEqual([movedBy !== undefined, movedBy !== undefined]);
  }
});

test('writes a lookup to the query string and reads it back', () => {
  for (const { id } of [...subjects, { id: '' }]) {
    const lookup = { rank: 'owner', subject: id } as const;
    expect(lookupOf(searchOf(lookup, ''))).toEqual(lookup);
  }
  expect(searchOf(start, '?rank=owner&permission=react')).toBe('');
});

test('ignores what does not exist', () => {
  expect(lookupOf('?rank=admin&permission=fly')).toEqual(start);
});
