import type { Element, ElementContent, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { PageReader } from '../content/createPageReader';
import { findIdComment } from '../content/nodes';
import { addClass, classesOf } from './html/classes';
import { shownText } from './html/shownText';
import { maxPhoneLineLength } from './rehypeNoWrapCode';

/** Explicit roles, because browsers drop those of a table whose rows are blocks on phones. */
const tableRoles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

interface Column {
  readonly header: Element;
  /** The cells below the header. */
  readonly cells: readonly Element[];
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

/** Trims a text, and joins the double spaces that a removed comment leaves. */
function trimSpaces(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}

function trimmedText(node: Nodes): string {
  return trimSpaces(shownText(node));
}

/** Returns the children of a cell without comments, and without spaces between elements. */
function shownChildren({ children }: Element): ElementContent[] {
  return children.filter((child) => 'children' in child || trimmedText(child) !== '');
}

/** Returns the first element of a cell, unless text is outside its elements: the link in `<td><a>Polls</a> <span>Plus</span></td>`. */
function leadingElement(cell: Element): Element | undefined {
  const [first, ...rest] = shownChildren(cell);
  return first?.type === 'element' && rest.every(({ type }) => type !== 'text') ? first : undefined;
}

/** Splits the text of a cell into lines. Notes, plans, and `<br />` start new lines. */
function splitLines(cell: Element): string[] {
  const lines: string[] = [];
  let line = '';
  visit(cell, (node) => {
    const classes = classesOf(node);
    const isBreak = node.type === 'element' && node.tagName === 'br';
    if (isBreak || classes.includes('rk-notes') || classes.includes('rk-plan')) {
      lines.push(line);
      line = '';
    } else if (node.type === 'text') {
      line += node.value;
    }
  });
  return [...lines, line];
}

/** Returns whether each line of a cell fits on a phone. Sentences may break. */
function isShort(cell: Element): boolean {
  const lines = splitLines(cell).map(trimSpaces);
  return lines.every((line) => line.length <= maxPhoneLineLength && !line.endsWith('.'));
}

function isRankColumn({ cells }: Column): boolean {
  return cells.length > 0 && cells.every((cell) => classesOf(leadingElement(cell)).includes('rk-rank'));
}

/** Makes a cell the header of its column or row, unless it already has a `scope`. */
function makeHeader(cell: Element, scope: 'col' | 'row'): void {
  cell.tagName = 'th';
  cell.properties.scope ??= scope;
  cell.properties.role = cell.properties.scope === 'col' ? 'columnheader' : 'rowheader';
}

/** Gives a row the id in the comment of its first cell, and makes that cell its header. */
function formatRow(row: Element): void {
  const [first] = cellsOf(row);
  if (!first) return;
  const id = findIdComment(first.children);
  if (id) {
    row.properties.id ??= id;
    first.children.pop();
  }
  makeHeader(first, 'row');
}

function startsWithMethod(cell: Element): boolean {
  return classesOf(shownChildren(cell)[0]).includes('rk-http-method');
}

/** Returns whether each cell of a column stays on one line, because all are short, ranks, or endpoints. */
function isOneLine(column: Column): boolean {
  const { header, cells } = column;
  return isRankColumn(column) || cells.every(startsWithMethod) || [header, ...cells].every(isShort);
}

/** Marks the only column with ranks, which styles move next to the names of the rows on phones. Returns that column. */
function markRankColumn([, ...columns]: readonly Column[]): Column | undefined {
  const [rankColumn, another] = columns.filter(isRankColumn);
  if (!rankColumn || another) return undefined;
  addClass('rk-rank-column', rankColumn.header, ...rankColumn.cells);
  return rankColumn;
}

/** Labels cells with their column's header, for phones. HTTP methods, and names of rows that aren't numbers, need no label. */
function labelCells(columns: readonly Column[]): void {
  for (const { header, cells } of columns) {
    const isFirst = header === columns[0]?.header;
    // Without notes, such as the prices of plans.
    const label = trimSpaces(splitLines(header)[0] ?? '').replace(/,$/, '');
    for (const cell of cells) {
      const isSelfExplanatory = isFirst ? !/^\d+$/.test(trimmedText(cell)) : startsWithMethod(cell);
      if (!isSelfExplanatory) cell.properties.dataLabel = label;
    }
  }
}

function formatColumns(table: Element, columns: readonly Column[]): void {
  const oneLine = columns.filter(isOneLine);
  for (const { header, cells } of oneLine) addClass('rk-one-line', header, ...cells);
  // Sentences, except in the first column, take the room that the others don't need.
  if (columns.slice(1).some((column) => !oneLine.includes(column))) addClass('rk-with-sentences', table);
  // On phones, the rows of three or more columns, or of two with long texts, are blocks.
  if (columns.length > 2 || oneLine.length === 0) addClass('rk-stacked', table);
  const rankColumn = markRankColumn(columns);
  const others = columns.filter((column) => column !== rankColumn);
  // Next to a row's name and rank, the only other cell needs no label.
  if (others.length > 2) labelCells(others);
}

/** Names a table after its heading, and if another table has that name, after a column, too. Screen readers list tables by name. */
function nameTable(
  table: Element,
  heading: string,
  headers: readonly Element[],
  usedNames: Set<string>,
): void {
  const name = String(table.properties.ariaLabel ?? heading);
  const details = [heading, ...headers.map(trimmedText)].filter((detail) => detail !== name);
  const candidates = [name, ...details.map((detail) => `${name}: ${detail}`)];
  const uniqueName = candidates.find((candidate) => !usedNames.has(candidate)) ?? name;
  table.properties.ariaLabel = uniqueName;
  usedNames.add(uniqueName);
}

function formatTable(table: Element, heading: string, usedNames: Set<string>): void {
  const rows: Element[] = [];
  visit(table, 'element', (element) => {
    const role = tableRoles[element.tagName];
    if (role) element.properties.role = role;
    if (element.tagName === 'tr') rows.push(element);
  });
  const [head, ...body] = rows;
  const headers = head ? cellsOf(head) : [];
  for (const header of headers) makeHeader(header, 'col');
  for (const row of body) formatRow(row);
  // A row of one cell names the rows below it.
  const dataRows = body.map(cellsOf).filter((cells) => cells.length > 1);
  const columns = headers.map((header, index) => ({
    header,
    cells: dataRows.flatMap((cells) => cells[index] ?? []),
  }));
  formatColumns(table, columns);
  nameTable(table, heading, headers, usedNames);
}

/**
 * Adds headers, ids, labels, and accessible names to the tables of a page. A comment such as `{/* #slow-mode *\/}` at the end of the
 * first cell is the id of its row.
 */
const rehypeTables: Plugin<[PageReader], Root> = (pageReader) => (tree, file) => {
  const usedNames = new Set<string>();
  let heading = pageReader.readByFile(file.path)?.frontMatter.title ?? '';
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') {
      formatTable(element, heading, usedNames);
    } else if (/^h[23]$/.test(element.tagName)) {
      heading = trimmedText(element);
    }
  });
};

export default rehypeTables;
