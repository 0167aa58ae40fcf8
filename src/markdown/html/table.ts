import type { Element } from 'hast';
import type { Properties } from 'hastscript';
import { element, type HtmlContent, visuallyHidden } from './hast';

/** A row of a table. Its first cell is its header. */
export interface TableRow {
  /** `group` names the rows below it by its only cell. */
  readonly kind?: 'group';
  readonly properties?: Properties;
  readonly cells: readonly HtmlContent[];
}

/** Creates a table. The caption is its accessible name. */
export function table(
  caption: string,
  columns: readonly HtmlContent[],
  rows: readonly TableRow[],
  properties: Properties = {},
): Element {
  const columnNames = columns.map((column) => element('th', { scope: 'col' }, column));
  const head = element('thead', {}, element('tr', {}, columnNames));
  const bodies: Element[] = [];
  for (const { kind, properties: rowProperties = {}, cells } of rows) {
    const [name, ...values] = cells;
    const scope = kind === 'group' ? { scope: 'rowgroup', colSpan: columns.length } : { scope: 'row' };
    const dataCells = values.map((value) => element('td', {}, value));
    const row = element('tr', rowProperties, element('th', scope, name), dataCells);
    if (kind === 'group' || bodies.length === 0) {
      bodies.push(element('tbody', {}, row));
    } else {
      bodies.at(-1)?.children.push(row);
    }
  }
  return element('table', { ariaLabel: caption, ...properties }, head, bodies);
}

/** Creates notes below the name in a cell: `['Webhooks', cellNotes('Fixed')]`. Screen readers pause before them. */
export function cellNotes(...notes: readonly HtmlContent[]): HtmlContent {
  const shown = notes.filter(Boolean);
  // The space is part of the note's text: as a text node of its own, Chromium would hide it from screen readers.
  const spaced = shown.map((note) => (typeof note === 'string' ? `${note} ` : [note, ' ']));
  return shown.length > 0 && [visuallyHidden(', '), ' ', element('span', { className: 'rk-notes' }, spaced)];
}
