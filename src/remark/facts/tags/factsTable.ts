import { inPage, type Row, table } from '../html';
import { FactError, keysOf, lookUp } from '../lookUp';
import { tables } from './tables';
import type { FactTable } from './tables/define';
import type { FactComponent } from './types';

function rowsById(rows: readonly Row[], name: string): Readonly<Record<string, Row>> {
  const named = rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row] as const]));
  if (named.length === 0) {
    throw new FactError(`cannot show single rows of the table "${name}", whose rows have no ids.`);
  }
  return Object.fromEntries(named);
}

/** The table with those of its columns that a page names, in that order; all of them where it names none. */
function withColumns(whole: FactTable, list: string | undefined): FactTable {
  const titles = (list ?? '')
    .split(',')
    .map((title) => title.trim())
    .filter(Boolean);
  if (titles.length === 0) {
    return whole;
  }
  const places = Object.fromEntries(whole.columns.map((title, index) => [title, index]));
  const chosen = titles.map((title) => lookUp(places, title, 'column'));
  return {
    caption: whole.caption,
    columns: titles,
    rows: whole.rows.map(({ id, cells }) => ({ id, cells: chosen.map((index) => cells[index] ?? '') })),
  };
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
 * `<FactsTable of="scams" />`: a table of facts by its name. `ids="code money"` shows those rows alone, in that order;
 * `columns="What they say, The truth"` those columns.
 * Each row of a whole table has the id `name-key`, such as `scams-code`, which other pages link to.
 */
export const factsTable: FactComponent = ({ of: name = '', ids, columns: titles }) => {
  const found = withColumns(lookUp<FactTable>(tables, name || undefined, 'table'), titles);
  const chosen = keysOf(ids);
  if (chosen.length === 0) {
    return wholeTable(name, found);
  }
  const known = rowsById(found.rows, name);
  const shown = chosen.map((id) => ({ cells: lookUp(known, id, `row of ${name}`).cells }));
  return inPage(table(found.caption, found.columns, shown));
};
