import { type Permission, permissionGroups, permissions } from '../../facts/permissions';
import { ranks } from '../../facts/ranks';
import { inPage, marked, notesBelow, type Row, rankLabel, table } from '../html/elements';
import { keyIn, keysOf, lookUp } from '../html/lookUp';
import type { FactComponent } from '../html/tag';

/** `<Rank id="moderator" up />`: a rank's name after its shape; `up` adds "and above". */
export const rank: FactComponent = ({ id, up }) =>
  inPage(rankLabel(keyIn(ranks, id, 'rank'), up !== undefined));

/** Returns whether an Owner can change the lowest rank of a permission, after the rank and a separator. */
function limitOn({ lowest }: Permission): string {
  if (!lowest) {
    return " · can't be changed";
  }
  return lowest === 'member' ? ' · never guests' : '';
}

/**
 * `<PermissionTable />`: every permission by category, with the lowest rank that has it. `ids="react send-links"` shows
 * those rows without the categories.
 */
export const permissionTable: FactComponent = ({ ids }) => {
  const chosen = keysOf(ids);
  const whole = chosen.length === 0;
  const row = (id: string, permission: Permission): Row => ({
    id: whole ? `permission-${id}` : undefined,
    cells: [
      [...marked(permission.label), ...(permission.note ? notesBelow(`(${permission.note})`) : [])],
      [rankLabel(permission.rank), limitOn(permission)],
    ],
  });
  const rows = whole
    ? Object.entries(permissionGroups).flatMap(([group, label]): Row[] => [
        { cells: [label] },
        ...Object.entries<Permission>(permissions).flatMap(([id, permission]) =>
          permission.group === group ? [row(id, permission)] : [],
        ),
      ])
    : chosen.map((id) => row(id, lookUp<Permission>(permissions, id, 'permission')));
  return inPage(table('Permissions', ['Permission', 'Lowest rank'], rows));
};
