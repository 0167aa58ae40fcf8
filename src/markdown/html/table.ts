import type { Element } from 'hast';
import { h, type Properties } from 'hastscript';
import { type Content, element } from './content';

/** A row of a table. The first cell is the row's header. A row with a single cell begins a group of rows, and names it. */
export interface Row {
  readonly properties?: Properties;
  readonly cells: readonly Content[];
  /** A row that belongs to `<thead>`, below the names of the columns. */
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
