import { type Permission, permissionGroups, permissions } from '../../facts/permissions';
import { ranks } from '../../facts/ranks';
import { booleanAttribute, keyAttribute } from '../attributes';
import { defineTag } from '../defineTag';
import { rankBadge } from '../html/badges';
import { cellNotes, type TableRow, table } from '../html/table';

/** `<Rank id="moderator" andAbove />`: the shape and the name of a rank. */
export const Rank = defineTag(
  { id: keyAttribute(ranks, 'rank'), andAbove: booleanAttribute },
  ({ id, andAbove }) => rankBadge(id, { andAbove }),
);

/** Describes the ranks that an Owner can't choose for a permission. */
function describeRestriction({ minRank }: Permission): string {
  if (!minRank) return 'Fixed';
  return minRank === 'member' ? 'Never guests' : '';
}

function permissionRow([id, permission]: [id: string, Permission]): TableRow {
  const { label, note, rank } = permission;
  const notes = cellNotes(note && `(${note})`, describeRestriction(permission));
  return { properties: { id: `permission-${id}` }, cells: [[label, notes], rankBadge(rank)] };
}

/** `<PermissionTable />`: the permissions with their lowest ranks, in groups. */
export const PermissionTable = defineTag({}, () => {
  const rows = Object.entries(permissionGroups).flatMap(([group, name]): TableRow[] => {
    const inGroup = Object.entries<Permission>(permissions).filter(([, row]) => row.group === group);
    return [{ kind: 'group', cells: [name] }, ...inGroup.map(permissionRow)];
  });
  return table('Permissions', ['Permission', 'Lowest rank'], rows);
});
