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

/** `<Rank id="moderator" up />`: a rank's name behind its shape; `up` adds "and above". */
export const rank: FactComponent = ({ id, up }) => inPage(rankLabel(rankOf(id), up !== undefined));

/** `<RankTable />`: the six ranks with shape, letter, who holds them and who gives them. */
export const rankTable: FactComponent = () =>
  inPage(
    table(
      'The six ranks',
      ['Rank', 'Shape', 'Letter', 'Who it is', 'Given by'],
      (Object.keys(ranks) as RankId[]).map((id) => {
        const { shape, letter, who, givenBy } = ranks[id];
        return { id: `rank-${id}`, cells: [[rankLabel(id)], shape, letter, who, givenBy] };
      }),
    ),
  );

/** `<PermissionTable />`: every permission with the lowest rank that has it; `ids="react send-links"` shows those rows. */
export const permissionTable: FactComponent = ({ ids }) => {
  const chosen = keysOf(ids);
  const shown: [string, Permission][] =
    chosen.length > 0
      ? chosen.map((id) => [id, lookUp<Permission>(permissions, id, 'permission')])
      : Object.entries<Permission>(permissions);
  const rows = shown.map(([id, permission]) => ({
    id: chosen.length > 0 ? undefined : `permission-${id}`,
    cells: [
      permission.note ? `${permission.label} (${permission.note})` : permission.label,
      [rankLabel(permission.rank, true)],
      permission.movable ? 'Yes' : 'No',
      permissionGroups[permission.group].label,
    ],
  }));
  return inPage(table('Permissions', ['Permission', 'Lowest rank', 'Owner can move it', 'Part'], rows));
};
