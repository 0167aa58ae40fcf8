import type { Element } from 'hast';
import type { Properties } from 'hastscript';
import { type Content, element } from './hast';

/** A row of a table. Its first cell is its header. A row with one cell names the group of rows below it. */
export interface Row {
  readonly properties?: Properties;
  readonly cells: readonly Content[];
  /** Puts the row into `<thead>`, below the names of the columns. */
  readonly isHead?: boolean;
}

/** Creates a table. The caption is its name for screen readers. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly Row[],
  className?: string,
): Element {
  const names = columns.map((column) => element('th', { scope: 'col' }, column));
  const head = element('thead', {}, element('tr', {}, names));
  const bodies: Element[] = [];
  for (const { properties = {}, cells, isHead } of rows) {
    const [name, ...values] = cells;
    const heading = values.length > 0 ? { scope: 'row' } : { scope: 'rowgroup', colSpan: columns.length };
    const row = element(
      'tr',
      properties,
      element('th', heading, name),
      values.map((value) => element('td', {}, value)),
    );
    const last = isHead ? head : values.length > 0 ? bodies.at(-1) : undefined;
    if (last) {
      last.children.push(row);
    } else {
      bodies.push(element('tbody', {}, row));
    }
  }
  return element('table', { ariaLabel: caption, className }, head, bodies);
}
