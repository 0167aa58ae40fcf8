import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { actsFrom, type Subject, type SubjectGroup, subjectGroups } from './subjects.atBuild';

/** All subjects in one list. */
export const subjects: readonly Subject[] = subjectGroups.flatMap((group) => group.subjects);

/** Returns the subjects that a condition allows, in their groups. */
function groupsOf(isListed: (subject: Subject) => boolean): readonly SubjectGroup[] {
  return subjectGroups
    .map(({ label, subjects: all }) => ({ label, subjects: all.filter(isListed) }))
    .filter((group) => group.subjects.length > 0);
}

/** Returns what a rank means in a new chat. It acts on the ranks below it, if it can mute, kick, and ban at all. */
export function rankSheet(rank: RankId) {
  return {
    can: groupsOf((subject) => reaches(rank, subject.rank)),
    cannot: groupsOf((subject) => !reaches(rank, subject.rank)),
    actsOn: reaches(rank, actsFrom) ? rankIds.slice(0, rankIds.indexOf(rank)) : [],
  };
}

/** Returns a rank with its article: "a Member", "an Owner". */
export function aRank(rank: RankId): string {
  const { name } = ranks[rank];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}
