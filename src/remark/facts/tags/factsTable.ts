import { inPage, type Row, table } from '../html';
import { FactError, keysOf, lookUp } from '../lookUp';
import { tables } from './tables';
import { type FactTable, none } from './tables/define';
import type { FactComponent } from './types';

function rowsById(rows: readonly Row[], name: string): Readonly<Record<string, Row>> {
  const named = rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const]));
  if (named.length === 0) {
    throw new FactError(`cannot show single rows of the table "${name}", whose rows have no ids.`);
  }
  return Object.fromEntries(named);
}

/** A whole table. Each row has the id `name-key`. */
export function wholeTable(name: string, { caption, columns, rows }: FactTable) {
  return inPage(
    table(
      caption,
      columns,
      rows.map(({ id, cells }) => ({ id: id === undefined ? undefined : `${name}-${id}`, cells })),
    ),
  );
}

/**
 * `<FactsTable of="screens" />`: a table of facts by its name. `ids="mute ban"` shows those rows alone, in that order.
 * Each row of a whole table has the id `name-key`, such as `screens-ban`, which other pages link to.
 */
export const factsTable: FactComponent = ({ of: name = '', ids }) => {
  const found = lookUp<FactTable>(tables, name || undefined, 'table');
  const chosen = keysOf(ids);
  if (chosen.length === 0) {
    return wholeTable(name, found);
  }
  const known = rowsById(found.rows, name);
  const shown = chosen.map((id) => lookUp(known, id, `row of ${name}`).cells);
  // A column that is empty in all of these rows is left out.
  const filled = found.columns.map((_, index) => shown.some((cells) => cells[index] !== none));
  return inPage(
    table(
      found.caption,
      found.columns.filter((_, index) => filled[index]),
      shown.map((cells) => ({ cells: cells.filter((_, index) => filled[index]) })),
    ),
  );
};
