import type { PhrasingContent, Root, Table, TableRow } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

const idComment = /^\/\*\s*#([\w.-]+)\s*\*\/$/;

function idOf(node: PhrasingContent | undefined): string | undefined {
  return node?.type === 'mdxTextExpression'
    ? idComment.exec((node as MdxTextExpression).value)?.[1]
    : undefined;
}

/** Removes the comment with an id, such as `{/* #slow-mode *\/}`, from the end of a row's first cell, and returns the id. */
function takeRowId({ children: [cell] }: TableRow): string | undefined {
  const id = idOf(cell?.children.at(-1));
  if (cell && id) {
    cell.children.pop();
    const last = cell.children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
    }
  }
  return id;
}

function finish(table: Table, heading: string): void {
  table.data = { hProperties: { ariaLabel: heading } };
  const [head, ...rows] = table.children;
  for (const row of rows) {
    const [first] = row.children;
    const id = takeRowId(row);
    if (id) {
      row.data = { hProperties: { id } };
    }
    if (first) {
      first.data = { hName: 'th', hProperties: { scope: 'row' } };
    }
  }
  for (const cell of head?.children ?? []) {
    cell.data = { hProperties: { scope: 'col' } };
  }
}

/**
 * Finishes the tables of a page: the heading above a table is its name for screen readers, the first cell of a row is the
 * row's heading, and a row whose first cell ends with a comment such as
 * `{/* #slow-mode *\/}` has that id.
 */
const tables: Plugin<[], Root> = () => (tree, file) => {
  const { title } = (file.data as { frontMatter?: { title?: string } }).frontMatter ?? {};
  let heading = title ?? '';
  visit(tree, (node) => {
    if (node.type === 'heading') {
      heading = textOf(node).replace(/\s*\/\*.*\*\/$/, '');
    } else if (node.type === 'table') {
      finish(node, heading);
    }
  });
};

export default tables;
