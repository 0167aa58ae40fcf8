import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { findIdComment } from '../content/page';
import type { Pages } from '../content/pages';

const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** Returns whether a cell is a link, with or without notes after it. */
function isLink({ children: [link, ...rest] }: Element): boolean {
  return (
    link?.type === 'element' &&
    link.tagName === 'a' &&
    rest.every((child) => child.type !== 'text' || child.value.trim() === '')
  );
}

/** Returns whether a phone can hide a cell with its label: a dash, or "Every plan", restricts nothing. */
function isHidden(cell: Element): boolean {
  const [first, ...rest] = cell.children;
  const isFree = first?.type === 'element' && String(first.properties.className).includes('plan--free');
  return textOf(cell).trim() === '–' || (isFree && rest.length === 0);
}

/** Makes a cell the header of its column or row. A `scope` that it already has wins. */
function makeHeader(cell: Element, scope: 'col' | 'row'): void {
  cell.tagName = 'th';
  cell.properties.scope ??= scope;
  cell.properties.role = cell.properties.scope === 'col' ? 'columnheader' : 'rowheader';
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

/** Finishes a row of the body. `labels` are the names of the columns. */
function finishRow(row: Element, labels: readonly string[]): void {
  const [first, ...others] = cellsOf(row);
  if (first) {
    const comment = findIdComment(first);
    row.properties.id ??= comment?.id;
    if (comment) first.children.pop();
    makeHeader(first, 'row');
    if (isLink(first)) first.properties.dataLink = '';
    // On phones, a number alone is a riddle without its column's name.
    if (/^\d+$/.test(textOf(first))) first.properties.dataLabel = labels[0];
  }
  for (const [index, cell] of others.entries()) {
    cell.properties.dataLabel = labels[index + 1];
    if (isHidden(cell)) cell.properties.dataEmpty = '';
  }
}

function finishTable(table: Element, heading: string, usedNames: Set<string>): void {
  const rows: Element[] = [];
  visit(table, 'element', (part) => {
    if (tableRoles[part.tagName]) part.properties.role = tableRoles[part.tagName];
    if (part.tagName === 'tr') rows.push(part);
  });
  const [head, ...body] = rows;
  const headers = head ? cellsOf(head) : [];
  const labels = headers.map((cell) => textOf(cell));
  for (const cell of headers) makeHeader(cell, 'col');
  for (const row of body) finishRow(row, labels);
  // Screen readers list the tables of a page by name, so the names differ.
  const name = String(table.properties.ariaLabel ?? heading);
  const names = [
    name,
    ...[heading, ...labels].filter((detail) => detail !== name).map((detail) => `${name}: ${detail}`),
  ];
  table.properties.ariaLabel = names.find((candidate) => !usedNames.has(candidate)) ?? name;
  usedNames.add(table.properties.ariaLabel);
}

/**
 * Finishes the tables of a page. A table is named after the heading above it, and a row after its first cell. A comment such as
 * `{/* #slow-mode *\/}` at the end of that cell is the row's id. On phones, style sheets show rows as blocks. Browsers
 * then drop the roles of a table, so roles are explicit, and each cell has its column's name as a label.
 */
const rehypeTables: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const usedNames = new Set<string>();
  let heading = pages.get(pages.idOf(file.path))?.frontMatter.title ?? '';
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') {
      finishTable(element, heading, usedNames);
    } else if (/^h[23]$/.test(element.tagName)) {
      heading = textOf(element);
    }
  });
};

export default rehypeTables;
