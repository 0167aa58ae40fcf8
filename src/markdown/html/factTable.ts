import { type Content, inPage, table } from './elements';
import { lookUp } from './lookUp';

/** A table of facts, with the cells of each row by the key of its fact. */
export interface FactTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly Content[]>>;
  /** A layout of `src/css`, if it isn't that of other tables. */
  readonly className?: string;
}

/** What a column shows of a fact, if the fact has it. */
type Cell = Content | boolean | undefined;

/** A column: its title, and what it shows of a fact and its key. */
type Column<Fact> = readonly [title: string, cell: (fact: Fact, key: string) => Cell];

/** What an empty cell shows. */
const none = '–';

function contentOf(cell: Cell): Content {
  if (typeof cell === 'boolean') {
    return cell ? 'Yes' : 'No';
  }
  return cell === undefined || cell === '' ? none : cell;
}

/** Returns the facts of a list by what names their rows. */
export function byKey<Fact>(
  facts: readonly Fact[],
  keyOf: (fact: Fact) => string,
): Readonly<Record<string, Fact>> {
  return Object.fromEntries(facts.map((fact) => [keyOf(fact), fact]));
}

/** Returns a table with a row for each fact. */
export function factTable<Fact>(
  caption: string,
  facts: Readonly<Record<string, Fact>>,
  columns: readonly Column<Fact>[],
  className?: string,
): FactTable {
  const rows = Object.entries(facts).map(([key, fact]) => [
    key,
    columns.map(([, cell]) => contentOf(cell(fact, key))),
  ]);
  return { caption, columns: columns.map(([title]) => title), rows: Object.fromEntries(rows), className };
}

/**
 * Draws the rows with the `chosen` keys, or without any, all of them, each with the id `name-key`. A column that is empty
 * in all of these rows is left out.
 */
export function drawTable(
  name: string,
  { caption, columns, rows, className }: FactTable,
  chosen: readonly string[] = [],
) {
  const shown =
    chosen.length > 0
      ? chosen.map((key) => ({ cells: lookUp(rows, key, `row of ${name}`) }))
      : Object.entries(rows).map(([key, cells]) => ({ id: `${name}-${key}`, cells }));
  const isFilled = (_: unknown, index: number) => shown.some(({ cells }) => cells[index] !== none);
  return inPage(
    table(
      caption,
      columns.filter(isFilled),
      shown.map((row) => ({ ...row, cells: row.cells.filter(isFilled) })),
      className,
    ),
  );
}
