import type { PermissionId } from '../../facts/permissions';
import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';
import { withParameters } from '../shared/queryString';
import { actsFrom, allCommands, type Subject, type SubjectGroup, subjectGroups } from './subjects.atBuild';

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
    commands: allCommands.filter((command) => reaches(rank, command.rank)),
  };
}

/** Returns a rank with its article: "a Member", "an Owner". */
export function aRank(rank: RankId): string {
  const { name } = ranks[rank];
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Returns the names of ranks in a sentence: "Guest, Member, and Regular". */
export function rankNames(ids: readonly RankId[]): string {
  const names = ids.map((id) => ranks[id].name);
  const last = names.pop() ?? '';
  const comma = names.length > 1 ? ',' : '';
  return names.length > 0 ? `${names.join(', ')}${comma} and ${last}` : last;
}

/** What is looked up: a permission, or without one the rank. */
export interface Lookup {
  readonly rank: RankId;
  /** Id of a subject. */
  readonly subject: string;
}

/** What is shown before anything is chosen. */
export const start: Lookup = { rank: 'member', subject: '' };

/** The permission that is looked up before another one is chosen. */
export const firstSubject = 'send-links' satisfies PermissionId;

/** Reads a query string such as `?rank=moderator` or `?permission=react`. What doesn't exist is ignored. */
export function lookupOf(search: string): Lookup {
  const parameters = new URLSearchParams(search);
  return {
    rank: rankIds.find((id) => id === parameters.get('rank')) ?? start.rank,
    subject: subjects.find(({ id }) => id === parameters.get('permission'))?.id ?? start.subject,
  };
}

/** Returns the query string with a lookup. */
export function searchOf({ rank, subject }: Lookup, search: string): string {
  return withParameters(search, { rank, permission: subject }, { rank: start.rank });
}
