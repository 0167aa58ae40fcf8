import type { Content, Row } from '../../html';

/** A table of facts: each row's id is the key of its fact, by which a page picks rows. */
export interface FactTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Tables by the name that a page gives in `of`. */
export type FactTables = Readonly<Record<string, FactTable>>;

/** What a column shows of a fact, if the fact has it. */
type Cell = Content | boolean | number | undefined;

/** A column: its title, and what it shows of a fact and its key. */
export type Column<Fact> = readonly [title: string, cell: (fact: Fact, key: string) => Cell];

/** What an empty cell shows. */
export const none = '–';

function isNothing(cell: Cell): boolean {
  return cell === undefined || cell === '' || cell === none || (Array.isArray(cell) && cell.length === 0);
}

function contentOf(cell: Cell): Content {
  if (cell === undefined || isNothing(cell)) {
    return none;
  }
  if (typeof cell === 'boolean') {
    return cell ? 'Yes' : 'No';
  }
  return typeof cell === 'number' ? String(cell) : cell;
}

function build<Fact>(
  caption: string,
  facts: readonly (readonly [key: string | undefined, fact: Fact])[],
  columns: readonly Column<Fact>[],
): FactTable {
  const cells = facts.map(([key, fact]) => columns.map(([, cell]) => cell(fact, key ?? '')));
  // A column that is empty for all facts, such as the limits of fields without limits, is left out.
  const filled = columns.map((_, index) => index === 0 || cells.some((row) => !isNothing(row[index])));
  return {
    caption,
    columns: columns.map(([title]) => title).filter((_, index) => filled[index]),
    rows: cells.map((row, place) => ({
      id: facts[place]?.[0],
      cells: row.filter((_, index) => filled[index]).map(contentOf),
    })),
  };
}

/** A table with a row for each fact of a record, whose key is the row's id. */
export function ofRecord<Fact>(
  caption: string,
  facts: Readonly<Record<string, Fact>>,
  columns: readonly Column<Fact>[],
): FactTable {
  return build(caption, Object.entries(facts), columns);
}

/** A table with a row for each fact of a list. `keyOf` names the rows that pages can pick or link to. */
export function ofList<Fact>(
  caption: string,
  facts: readonly Fact[],
  columns: readonly Column<Fact>[],
  keyOf?: (fact: Fact) => string,
): FactTable {
  return build(
    caption,
    facts.map((fact) => [keyOf?.(fact), fact] as const),
    columns,
  );
}
