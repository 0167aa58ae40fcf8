import { type Permission, permissionGroups, permissions } from '../../facts/permissions';
import { ranks } from '../../facts/ranks';
import { rankBadge } from '../html/badges';
import { cellNotes } from '../html/content';
import { type Row, table } from '../html/table';
import { checkKey, lookUp } from '../tagInput/lookUp';
import type { RenderTag } from '../tagInput/tag';

/** `<Rank id="moderator" up />`: a rank's name after its shape; `up` adds "and above". */
export const rank: RenderTag = ({ id, up }) => rankBadge(checkKey(ranks, id, 'rank'), up !== undefined);

/** Returns what keeps an Owner from choosing another lowest rank for a permission. */
function restriction({ lowest }: Permission): string {
  if (!lowest) {
    return "Can't be changed";
  }
  return lowest === 'member' ? 'Never guests' : '';
}

function permissionRow(id: string, properties = {}): Row {
  const permission = lookUp<Permission>(permissions, id, 'permission');
  const { label, note, rank: lowest } = permission;
  return {
    properties,
    cells: [
      [label, cellNotes(note && `(${note})`)],
      [rankBadge(lowest), cellNotes(restriction(permission))],
    ],
  };
}

/**
 * `<PermissionTable />`: every permission by category, with the lowest rank that has it. `guests` shows those that guests
 * can have, without the categories.
 */
export const permissionTable: RenderTag = ({ guests }) => {
  const byGroup = () =>
    Object.entries(permissionGroups).flatMap(([group, label]): Row[] => [
      { cells: [label] },
      ...Object.entries<Permission>(permissions)
        .filter(([, permission]) => permission.group === group)
        .map(([id]) => permissionRow(id, { id: `permission-${id}` })),
    ]);
  const ofGuests = () =>
    Object.entries<Permission>(permissions)
      .filter(([, { rank: defaultRank, lowest }]) => defaultRank === 'guest' || lowest === 'guest')
      .map(([id]) => permissionRow(id));
  return table('Permissions', ['Permission', 'Lowest rank'], guests === undefined ? byGroup() : ofGuests());
};
