import { type Permission, permissionGroups, permissions } from '../../facts/permissions';
import { ranks } from '../../facts/ranks';
import { rankBadge } from '../html/badges';
import { cellNotes } from '../html/content';
import { type Row, table } from '../html/table';
import { flag, keyOf, optional } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';

/** `<Rank id="moderator" up />`: the shape and the name of a rank. */
export const rankTag = defineTag({ id: keyOf(ranks, 'rank'), up: flag }, ({ id, up }) => rankBadge(id, up));

/** Says which ranks an Owner can't choose for a permission. */
function restriction({ lowest }: Permission): string {
  if (!lowest) {
    return 'Fixed';
  }
  return lowest === 'member' ? 'Never guests' : '';
}

function permissionRow(permission: Permission, properties = {}): Row {
  const { label, note, rank } = permission;
  return {
    properties,
    cells: [
      [label, cellNotes(note && `(${note})`)],
      [rankBadge(rank), cellNotes(restriction(permission))],
    ],
  };
}

function groupRows(group: Permission['group'] | undefined): Row[] {
  return Object.entries<Permission>(permissions)
    .filter(([, permission]) => permission.group === group)
    .map(([id, permission]) => permissionRow(permission, { id: `permission-${id}` }));
}

function guestRows(): Row[] {
  return Object.values<Permission>(permissions)
    .filter((permission) => permission.rank === 'guest' || permission.lowest === 'guest')
    .map((permission) => permissionRow(permission));
}

/** `<PermissionTable group="talk" />`: permissions with their lowest ranks, or with `guests`, those that guests can have. */
export const permissionTableTag = defineTag(
  { group: optional(keyOf(permissionGroups, 'group')), guests: flag },
  ({ group, guests }) =>
    table(
      group ? permissionGroups[group] : 'Permissions',
      ['Permission', 'Lowest rank'],
      guests ? guestRows() : groupRows(group),
    ),
);
