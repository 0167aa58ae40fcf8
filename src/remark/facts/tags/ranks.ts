import { type Permission, permissionGroups, permissions } from '../../../facts/permissions';
import { ranks } from '../../../facts/ranks';
import type { RankId } from '../../../facts/types';
import { inPage, rankLabel, table } from '../html';
import { keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function rankOf(rank: string | undefined): RankId {
  lookUp(ranks, rank, 'rank');
  return rank as RankId;
}

/** `<Rank id="moderator" up />`: a rank's name after its shape; `up` adds "and above". */
export const rank: FactComponent = ({ id, up }) => inPage(rankLabel(rankOf(id), up !== undefined));

/** `<RankTable />`: the six ranks with their letter, who has them, and who assigns them. */
export const rankTable: FactComponent = () =>
  inPage(
    table(
      'The six ranks',
      ['Rank', 'Letter', 'Who has it', 'Assigned by'],
      (Object.keys(ranks) as RankId[]).map((id) => {
        const { letter, who, givenBy } = ranks[id];
        return { id: `rank-${id}`, cells: [[rankLabel(id)], letter, who, givenBy] };
      }),
    ),
  );

/**
 * `<PermissionTable />`: every permission with its category and the lowest rank that has it. `ids="react send-links"`
 * shows those rows without the category.
 */
export const permissionTable: FactComponent = ({ ids }) => {
  const chosen = keysOf(ids);
  const whole = chosen.length === 0;
  const shown: [string, Permission][] = whole
    ? Object.entries<Permission>(permissions)
    : chosen.map((id) => [id, lookUp<Permission>(permissions, id, 'permission')]);
  const rows = shown.map(([id, permission]) => ({
    id: whole ? `permission-${id}` : undefined,
    cells: [
      permission.note ? `${permission.label} (${permission.note})` : permission.label,
      [rankLabel(permission.rank, true)],
      permission.lowest ? (permission.lowest === 'member' ? 'Yes, from Member up' : 'Yes') : 'No',
      ...(whole ? [permissionGroups[permission.group]] : []),
    ],
  }));
  const columns = ['Permission', 'Lowest rank', 'Owner can change it', ...(whole ? ['Category'] : [])];
  return inPage(table('Permissions', columns, rows));
};
