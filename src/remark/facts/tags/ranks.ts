import { type Permission, permissionGroups, permissions } from '../../../facts/permissions';
import { ranks } from '../../../facts/ranks';
import type { RankId } from '../../../facts/types';
import { inPage, marked, notesBelow, type Row, rankLabel, table } from '../html';
import { keysOf, lookUp } from '../lookUp';
import type { FactComponent } from './types';

function rankOf(rank: string | undefined): RankId {
  lookUp(ranks, rank, 'rank');
  return rank as RankId;
}

/** `<Rank id="moderator" up />`: a rank's name after its shape; `up` adds "and above". */
export const rank: FactComponent = ({ id, up }) => inPage(rankLabel(rankOf(id), up !== undefined));

/** `<RankTable />`: the six ranks with who has them and who assigns them. */
export const rankTable: FactComponent = () =>
  inPage(
    table(
      'The six ranks',
      ['Rank', 'Who has it', 'Assigned by'],
      (Object.keys(ranks) as RankId[]).map((id) => {
        const { who, givenBy } = ranks[id];
        return { id: `rank-${id}`, cells: [[rankLabel(id)], who, givenBy] };
      }),
    ),
  );

/**
 * `<PermissionTable />`: every permission by category, with the lowest rank that has it. `ids="react send-links"` shows
 * those rows without the categories.
 */
export const permissionTable: FactComponent = ({ ids }) => {
  const chosen = keysOf(ids);
  const whole = chosen.length === 0;
  const row = (id: string, { label, note, rank, lowest }: Permission): Row => ({
    id: whole ? `permission-${id}` : undefined,
    cells: [
      [...marked(label), ...(note ? notesBelow(`(${note})`) : [])],
      [rankLabel(rank)],
      lowest ? (lowest === 'member' ? 'Yes, to Member or above' : 'Yes') : 'No',
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
  return inPage(table('Permissions', ['Permission', 'Lowest rank', 'Can be changed'], rows));
};
