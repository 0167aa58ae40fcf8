import { permissionGroups, permissions, ranksInSettings } from '../../facts/permissions';
import { isAtLeast, rankIds, ranks } from '../../facts/ranks';
import type { RankId } from '../../facts/types';

/** Everything that a rank can allow, under headings: the rows of the permission table, and the ranks in settings. */
export const groups = [
  ...Object.entries(permissionGroups).map(([id, label]) => ({
    label,
    permissions: Object.values(permissions).filter(({ group }) => group === id),
  })),
  { label: 'Controlled by a setting', permissions: ranksInSettings },
];

const allPermissions = groups.flatMap((group): readonly { readonly rank: RankId }[] => group.permissions);

/** Returns a rank with its article, and what it means in a new chat, in two sentences. */
export function describeRank(rank: RankId): readonly [permissionCount: string, powers: string] {
  const name = `${/^[AEIOU]/.test(ranks[rank].name) ? 'An' : 'A'} ${ranks[rank].name}`;
  const granted = allPermissions.filter((permission) => isAtLeast(rank, permission.rank));
  const below = rankIds.slice(0, rankIds.indexOf(rank)).map((id) => ranks[id].name);
  const powers = isAtLeast(rank, permissions['mute-kick-ban'].rank)
    ? `can mute, kick, and ban ${new Intl.ListFormat('en-US').format(below)}`
    : "can't mute, kick, or ban anyone";
  return [`${name} has ${granted.length} of ${allPermissions.length} permissions`, `${name} ${powers}.`];
}
