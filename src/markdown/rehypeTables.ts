import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { Pages } from '../content/loadPages';
import { findIdComment } from '../content/nodes';
import { addClass, shortLength } from './rehypeNoWrapCode';

const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

function classesOf(node: Nodes | undefined): readonly unknown[] {
  return node?.type === 'element' ? [node.properties.className].flat() : [];
}

/** Returns the element that a cell consists of, with or without notes after it. */
function onlyElement({ children: [first, ...rest] }: Element): Element | undefined {
  const isAlone = rest.every((child) => child.type !== 'text' || child.value.trim() === '');
  return first?.type === 'element' && isAlone ? first : undefined;
}

/** Whether a cell restricts nothing: a dash, or “Every plan”. Phones leave it out. */
function saysNothing({ children }: Element): boolean {
  const [first, ...rest] = children;
  return textOf(children).trim() === '–' || (rest.length === 0 && classesOf(first).includes('plan--free'));
}

/** Returns whether all lines of a cell are short. Notes, plans, and tags of JSX, such as `<br />`, begin new ones. */
function isShort(cell: Element): boolean {
  const lengths = [0];
  visit(cell, (node) => {
    if ('value' in node) {
      lengths.push((lengths.pop() ?? 0) + node.value.length);
    } else if (
      node.type !== 'element' ||
      classesOf(node).some((name) => name === 'notes' || name === 'plan')
    ) {
      lengths.push(0);
    }
  });
  return Math.max(...lengths) <= shortLength;
}

/** Makes a cell the header of its column or row. A `scope` that it already has wins. */
function makeHeader(cell: Element, scope: 'col' | 'row'): void {
  cell.tagName = 'th';
  cell.properties.scope ??= scope;
  cell.properties.role = cell.properties.scope === 'col' ? 'columnheader' : 'rowheader';
}

function finishRow(row: Element): void {
  const [first] = cellsOf(row);
  if (first) {
    const id = findIdComment(first.children);
    row.properties.id ??= id;
    if (id) first.children.pop();
    makeHeader(first, 'row');
    if (onlyElement(first)?.tagName === 'a') first.properties.dataLink = '';
  }
}

type Column = readonly [header: Element, ...cells: Element[]];

function hasRanks([, ...cells]: Column): boolean {
  return cells.every((cell) => classesOf(onlyElement(cell)).includes('rank'));
}

/** Writes the header of a column into its cells. The name of a row explains itself, unless it's a number, and so does an HTTP method. */
function addLabels([header, ...cells]: Column, isFirst: boolean): void {
  for (const cell of cells) {
    const explainsItself = isFirst
      ? !/^\d+$/.test(textOf(cell))
      : classesOf(cell.children[0]).includes('http-method');
    if (!explainsItself) cell.properties.dataLabel = textOf(header);
  }
}

function finishColumns(table: Element, columns: readonly Column[]): void {
  const [first, ...others] = columns;
  // Columns of short values are never broken.
  for (const column of columns) {
    if (hasRanks(column) || column.every(isShort)) addClass('short', ...column);
  }
  // On phones, style sheets show the rows of three or more columns as blocks.
  if (columns.length > 2) addClass('stacked', table);
  // If one column is ranks, they're next to the names of their rows there.
  const ranks = others.filter(hasRanks);
  const rankColumn = ranks.length === 1 ? ranks[0] : undefined;
  if (rankColumn) addClass('at-end', ...rankColumn);
  // Then they need no labels, nor does the only other cell.
  const isOneOther = rankColumn && columns.length === 3;
  const labeled = isOneOther ? [] : columns.filter((column) => column !== rankColumn);
  for (const column of labeled) addLabels(column, column === first);
  for (const cell of columns.flatMap(([, ...cells]) => cells)) {
    if (saysNothing(cell)) cell.properties.dataEmpty = '';
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
  for (const cell of headers) makeHeader(cell, 'col');
  for (const row of body) finishRow(row);
  if (!classesOf(table).includes('compare')) {
    // A row of one cell names the rows below it.
    const rowsOfCells = body.map(cellsOf).filter((cells) => cells.length > 1);
    finishColumns(
      table,
      headers.map((header, index) => [header, ...rowsOfCells.flatMap((cells) => cells[index] ?? [])]),
    );
  }
  // Screen readers list the tables of a page by name, so the names differ.
  const name = String(table.properties.ariaLabel ?? heading);
  const details = [heading, ...headers.map((cell) => textOf(cell))].filter((detail) => detail !== name);
  const names = [name, ...details.map((detail) => `${name}: ${detail}`)];
  table.properties.ariaLabel = names.find((candidate) => !usedNames.has(candidate)) ?? name;
  usedNames.add(table.properties.ariaLabel);
}

/**
 * Finishes the tables of a page. A table is named after the heading above it, and a row after its first cell. A comment such as
 * `{/* #slow-mode *\/}` at the end of that cell is the row's id. Where style sheets show rows as blocks, browsers drop the roles
 * of a table, so roles are explicit, and cells have the names of their columns as labels.
 */
const rehypeTables: Plugin<[Pages], Root> = (pages) => (tree, file) => {
  const usedNames = new Set<string>();
  let heading = pages.get(pages.toId(file.path))?.frontMatter.title ?? '';
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') {
      finishTable(element, heading, usedNames);
    } else if (/^h[23]$/.test(element.tagName)) {
      heading = textOf(element);
    }
  });
};

export default rehypeTables;
