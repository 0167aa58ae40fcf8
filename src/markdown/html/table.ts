import type { Element } from 'hast';
import { h, type Properties } from 'hastscript';
import { type Content, element } from './content';
import { lookUp } from './lookUp';

/** A row of a table. The first cell is the row's header. A row with a single cell begins a group of rows, and names it. */
export interface Row {
  readonly properties?: Properties;
  readonly cells: readonly Content[];
  /** Whether it's below the names of the columns, and stays there with them. */
  readonly isHead?: boolean;
}

/** Returns a table with its name for screen readers, and the class of its layout, if it isn't that of other tables. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly Row[],
  className?: string,
): Element {
  const names = columns.map((column) => element('th', { scope: 'col' }, column));
  const head = h('thead', h('tr', names));
  const bodies: Element[] = [];
  for (const { properties = {}, cells, isHead } of rows) {
    const [name, ...values] = cells;
    const heading = values.length > 0 ? { scope: 'row' } : { scope: 'rowgroup', colSpan: columns.length };
    const line = h('tr', properties, [
      element('th', heading, name),
      ...values.map((value) => element('td', {}, value)),
    ]);
    const last = isHead ? head : values.length > 0 ? bodies.at(-1) : undefined;
    if (last) {
      last.children.push(line);
    } else {
      bodies.push(h('tbody', line));
    }
  }
  return h('table', { ariaLabel: caption, className }, [head, ...bodies]);
}

/** A column: its title, and what it shows of a fact and its key, if the fact has it. */
type Column<Fact> = readonly [title: string, cell: (fact: Fact, key: string) => Content];

/** Draws the rows with some keys, or all of them. */
export type FactTable = (name: string, keys: readonly string[]) => Element;

/**
 * Returns how to draw a table with a row for each fact. All rows have ids, `name-key`. Of some rows alone, a column that is
 * empty in all of them is left out.
 */
export function factTable<Fact>(
  caption: string,
  facts: Readonly<Record<string, Fact>>,
  columns: readonly Column<Fact>[],
  className?: string,
): FactTable {
  return (name, keys) => {
    const isWhole = keys.length === 0;
    const chosen = (isWhole ? Object.keys(facts) : keys).map((key) => {
      const fact = lookUp(facts, key, `row of ${name}`);
      const properties = isWhole ? { id: `${name}-${key}` } : {};
      return { properties, cells: columns.map(([, cell]) => cell(fact, key)) };
    });
    const isFilled = (_: unknown, index: number) => chosen.some(({ cells }) => cells[index]);
    const rows = chosen.map(({ properties, cells }) => ({
      properties,
      cells: cells.filter(isFilled).map((cell) => cell || '–'),
    }));
    const titles = columns.filter(isFilled).map(([title]) => title);
    return table(caption, titles, rows, className);
  };
}
