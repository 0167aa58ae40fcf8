import { nodesOf, placeAt, placeOf, spanOf } from '../page';
import type { Rule } from '../rule';

/** Tables: no cell too many, a delimiter row that makes one, and no empty line between rows. */
export const tables: Rule = function* (page) {
  for (const { children } of nodesOf(page, 'table')) {
    const [head, ...rows] = children;
    const columns = head?.children.length ?? 0;
    for (const row of rows) {
      const cells = row.children.length;
      if (cells > columns) {
        const says = `The row has ${cells} cells and the table ${columns} columns, so readers don't see the last ones. Remove a cell, or write \`\\|\` for a vertical bar in text.`;
        yield { ...placeOf(row), says };
      }
    }
  }
  for (const paragraph of nodesOf(page, 'paragraph')) {
    const { start, end } = spanOf(paragraph);
    const text = page.text.slice(start, end);
    const [row] = /^\s*\|?\s*:?-{2,}:?\s*\|[\s:|-]*$/m.exec(text) ?? [];
    if (row !== undefined) {
      const says =
        'The table shows as text, because its first row and this one have different numbers of columns. Write `| --- |` once for each column.';
      yield { ...placeAt(page.text, page.text.indexOf(row.trimStart(), start)), says };
    } else if (text.startsWith('| ')) {
      const says =
        'The row shows as text, because it has no table above it. Remove the empty line before it.';
      yield { ...placeOf(paragraph), says };
    }
  }
};
