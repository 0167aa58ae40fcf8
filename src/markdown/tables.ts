import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { explicitJsx } from './html/elements';

function elementsIn(parent: Element | Root, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (names.includes(element.tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** Removes the comment with an id, such as `{/* #slow-mode *\/}`, from the end of a row's first cell, and returns the id. */
function takeRowId(cell: Element): string | undefined {
  const last = cell.children.at(-1);
  const id =
    last?.type === 'mdxTextExpression' ? /^\/\*\s*#([\w.-]+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
  if (id) {
    cell.children.pop();
  }
  return id;
}

/** From how many characters on a name in code can wrap. */
const longName = 16;

/** Lets a long name in code wrap after a separator. The theme would take code with elements in it for a block. */
function wrapAfterSeparators(code: Element): void {
  const parts = textOf(code).split(/(?<=[\w}][/_:.,@?=&])(?=[\w{])/);
  const children = parts.flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [h('wbr')] : []),
    { type: 'text', value },
  ]);
  if (textOf(code).length >= longName) {
    Object.assign(code, explicitJsx('mdxJsxTextElement', 'code', children));
  }
}

const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** The characters of a row that fits on a phone, of a value of a comparison, and of a description, on average. */
const lengths = { row: 40, value: 30, description: 45 };

/**
 * Returns how a table is laid out on a phone. One with short rows stays a table. A comparison of short values keeps its
 * columns below the name of each row. In all others, each row is a block with its labels.
 */
function layoutOf(texts: readonly (readonly string[])[]): string {
  const [head = [], ...rows] = texts;
  if (head[0] === 'Endpoint') {
    return 'endpoints';
  }
  if (rows.every((row) => row.join('').length <= lengths.row)) {
    return 'short';
  }
  const areShort = texts.every((row) => row.slice(1).every((text) => text.length <= lengths.value));
  return head.length === 5 && areShort ? 'compare' : 'stacked';
}

/** Returns the column that describes what the first names, if any: by its name, or the second if it has much text. */
function descriptionIn([head = [], ...rows]: readonly (readonly string[])[]): number {
  const length = rows.reduce((sum, row) => sum + (row[1]?.length ?? 0), 0);
  return Math.max(head.indexOf('What it does'), length < lengths.description * rows.length ? -1 : 1);
}

function finish(table: Element, heading: string, taken: Set<string>): void {
  const lines = elementsIn(table, 'tr');
  const rows = lines.map((row) => elementsIn(row, 'th', 'td'));
  for (const [index, row] of lines.entries()) {
    // The tables of facts have scopes already.
    for (const [column, cell] of (rows[index] ?? []).entries()) {
      if (index > 0 && column === 0 && !cell.properties.scope) {
        row.properties.id ??= takeRowId(cell);
        cell.tagName = 'th';
      }
      if (cell.tagName === 'th') {
        cell.properties.scope ??= index === 0 ? 'col' : 'row';
      }
    }
  }
  const texts = rows.map((row) => row.map((cell) => textOf(cell).trim()));
  const [labels = []] = texts;
  const classes = [table.properties.className ?? []].flat().map(String);
  const layout = classes.includes('short') ? 'short' : layoutOf(texts);
  const description = layout === 'stacked' ? descriptionIn(texts) : undefined;
  table.properties.className = [...new Set([layout, ...classes])];
  // Screen readers list tables by name, so each has its own.
  const name = String(table.properties.ariaLabel ?? heading);
  const names = [name, ...[heading, ...labels].map((detail) => `${name}: ${detail}`)];
  table.properties.ariaLabel = names.find((each) => !taken.has(each)) ?? name;
  taken.add(table.properties.ariaLabel);
  table.properties.role = 'table';
  for (const part of elementsIn(table, 'thead', 'tbody', 'tr', 'th', 'td')) {
    const { scope } = part.properties;
    part.properties.role = roles[part.tagName] ?? (scope === 'col' ? 'columnheader' : 'rowheader');
  }
  for (const row of rows.slice(1)) {
    for (const [index, cell] of row.entries()) {
      const label = labels[index];
      if (index > 0 && label) {
        cell.properties['data-label'] = label;
      }
      if (textOf(cell) === '–') {
        cell.properties.className = ['empty'];
      } else if (index === description) {
        cell.properties.className = ['description'];
      }
    }
  }
}

/**
 * Finishes the tables of a page. The heading above a table is its name for screen readers, and the first cell of a row is
 * the row's heading. A row whose first cell ends with a comment such as `{/* #slow-mode *\/}` has that id. For narrow
 * screens, where rows become blocks, the parts have roles, which some browsers drop from blocks, and each cell has its
 * column's name as `data-label`.
 */
const tables: Plugin<[], Root> = () => (tree, file) => {
  const { title = '' } = (file.data as { frontMatter?: { title?: string } }).frontMatter ?? {};
  const taken = new Set<string>();
  let heading = title;
  for (const element of elementsIn(tree, 'table', 'h2', 'h3')) {
    if (element.tagName === 'table') {
      finish(element, heading, taken);
      elementsIn(element, 'code').forEach(wrapAfterSeparators);
    } else {
      heading = textOf(element);
    }
  }
  // An arrow ends the line of the label before it.
  visit(tree, 'text', (text) => {
    text.value = text.value.replaceAll(' →', '\u00a0→');
  });
};

export default tables;
