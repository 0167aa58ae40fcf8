import { type Permission, permissionGroups, permissions } from '../../facts/permissions';
import { ranks } from '../../facts/ranks';
import { notesBelow, rankLabel } from '../html/labels';
import { keyIn, lookUp } from '../html/lookUp';
import { type Row, table } from '../html/table';
import type { WriteTag } from '../html/tag';

/** `<Rank id="moderator" up />`: a rank's name after its shape; `up` adds "and above". */
export const rank: WriteTag = ({ id, up }) => rankLabel(keyIn(ranks, id, 'rank'), up !== undefined);

/** Returns what keeps an Owner from choosing another lowest rank for a permission. */
function limitOn({ lowest }: Permission): string {
  if (!lowest) {
    return "Can't be changed";
  }
  return lowest === 'member' ? 'Never guests' : '';
}

function rowOf(id: string, properties = {}): Row {
  const permission = lookUp<Permission>(permissions, id, 'permission');
  const { label, note, rank: lowest } = permission;
  return {
    properties,
    cells: [
      [label, notesBelow(note && `(${note})`)],
      [rankLabel(lowest), notesBelow(limitOn(permission))],
    ],
  };
}

/**
 * `<PermissionTable />`: every permission by category, with the lowest rank that has it. `guests` shows those that guests
 * can have, without the categories.
 */
export const permissionTable: WriteTag = ({ guests }) => {
  const byGroup = () =>
    Object.entries(permissionGroups).flatMap(([group, label]): Row[] => [
      { cells: [label] },
      ...Object.entries<Permission>(permissions)
        .filter(([, permission]) => permission.group === group)
        .map(([id]) => rowOf(id, { id: `permission-${id}` })),
    ]);
  const ofGuests = () =>
    Object.entries<Permission>(permissions)
      .filter(([, { rank: usual, lowest }]) => usual === 'guest' || lowest === 'guest')
      .map(([id]) => rowOf(id));
  return table('Permissions', ['Permission', 'Lowest rank'], guests === undefined ? byGroup() : ofGuests());
};
