import { permissionGroups, permissions, ranksInSettings } from '../../facts/permissions';
import { rankIds, ranks, reaches } from '../../facts/ranks';
import type { RankId } from '../../facts/types';

/** Everything that a rank can allow, under headings: the rows of the permission table, and the ranks in settings. */
export const groups = [
  ...Object.entries(permissionGroups).map(([id, label]) => ({
    label,
    subjects: Object.values(permissions).filter(({ group }) => group === id),
  })),
  { label: 'Controlled by a setting', subjects: ranksInSettings },
];

const allSubjects = groups.flatMap(({ subjects }): readonly { readonly rank: RankId }[] => subjects);

/** Returns a rank with its article, and what it means in a new chat, in two sentences. */
export function describe(rank: RankId): readonly [permissions: string, actsOn: string] {
  const name = `${/^[AEIOU]/.test(ranks[rank].name) ? 'An' : 'A'} ${ranks[rank].name}`;
  const held = allSubjects.filter((subject) => reaches(rank, subject.rank));
  const below = rankIds.slice(0, rankIds.indexOf(rank)).map((id) => ranks[id].name);
  const acts = reaches(rank, permissions['mute-kick-ban'].rank)
    ? `can mute, kick, and ban ${new Intl.ListFormat('en-US').format(below)}`
    : "can't mute, kick, or ban anyone";
  return [`${name} has ${held.length} of ${allSubjects.length} permissions`, `${name} ${acts}.`];
}
