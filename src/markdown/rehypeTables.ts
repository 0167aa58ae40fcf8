import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { isRecord } from '../utils/isRecord';
import { shownText } from './html/shownText';

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

/** Returns the text of a cell or heading without the double spaces that a removed comment leaves. */
function textOf(node: Nodes): string {
  return shownText(node).replace(/ +/g, ' ').trim();
}

/** Makes a cell the header of its column or row, unless it already has a `scope`. */
function makeHeader(cell: Element, scope: 'col' | 'row'): void {
  cell.tagName = 'th';
  cell.properties.scope ??= scope;
}

/** Returns the id in the comment at the end of a cell: `Vote {/* #vote *\/}`. Like in Docusaurus, it's everything up to the first space. */
function findIdComment({ children }: Element): string | undefined {
  const last: unknown = children.at(-1);
  return isRecord(last) && last.type === 'mdxTextExpression'
    ? /^\s*\/\*\s*#([^ ]+)/.exec(String(last.value))?.[1]
    : undefined;
}

/** Gives a row the id in the comment of its first cell, and makes that cell its header. */
function formatRow(row: Element): void {
  const [first] = cellsOf(row);
  if (!first) return;
  const id = findIdComment(first);
  if (id) {
    row.properties.id ??= id;
    first.children.pop();
  }
  makeHeader(first, 'row');
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/**
 * Prepares a table whose rows are blocks on phones. Cells with a value get the label of their column, and all elements their roles,
 * because browsers drop those of blocks. CSS selects the table by its role.
 */
function stackOnPhones(table: Element, headers: readonly Element[], body: readonly Element[]): void {
  visit(table, 'element', ({ tagName, properties }) => {
    const headerRole = properties.scope === 'col' ? 'columnheader' : 'rowheader';
    if (tagName === 'th' || tagName in roles) properties.role = roles[tagName] ?? headerRole;
  });
  for (const row of body) {
    cellsOf(row).forEach((cell, index) => {
      const header = cell.tagName === 'td' && headers[index];
      if (header && !/^–?$/.test(textOf(cell))) cell.properties.dataLabel = textOf(header);
    });
  }
}

/** Names a table after its heading, and the next ones below that heading with a number. Screen readers list tables by name. */
function nameTable(table: Element, heading: string, counts: Map<string, number>): void {
  const name = String(table.properties.ariaLabel ?? heading);
  const count = (counts.get(name) ?? 0) + 1;
  table.properties.ariaLabel = count > 1 ? `${name}, table ${count}` : name;
  counts.set(name, count);
}

function formatTable(table: Element, heading: string, counts: Map<string, number>): void {
  const rows: Element[] = [];
  visit(table, { tagName: 'tr' }, (row) => {
    rows.push(row);
  });
  const [head, ...body] = rows;
  const headers = head ? cellsOf(head) : [];
  for (const header of headers) makeHeader(header, 'col');
  for (const row of body) formatRow(row);
  if (headers.length > 2) stackOnPhones(table, headers, body);
  nameTable(table, heading, counts);
}

/**
 * Adds headers, ids, labels, and accessible names to the tables of a page. A comment such as `{/* #slow-mode *\/}` at the end of the
 * first cell is the id of its row.
 */
const rehypeTables: Plugin<[], Root> = () => (tree, file) => {
  const counts = new Map<string, number>();
  let { title: heading = '' } = file.data.frontMatter as { title?: string };
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') {
      formatTable(element, heading, counts);
    } else if (/^h[23]$/.test(element.tagName)) {
      heading = textOf(element);
    }
  });
};

export default rehypeTables;
