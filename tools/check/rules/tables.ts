import type { Paragraph } from 'mdast';
import { nodesOf, placeAt, placeOf, spanOf } from '../page';
import type { Finding, Rule } from '../rule';

/** Tables: no cell too many, a delimiter row that makes one, and no empty line between rows. */
export const tables: Rule = (page) => {
  const tooMany = nodesOf(page, 'table').flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    return rows
      .filter(({ children }) => children.length > columns)
      .map(
        (row): Finding => ({
          ...placeOf(row),
          says: `The row has ${row.children.length} cells and the table ${columns} columns, so readers don't see the last ones. Remove a cell, or write \`\\|\` for a vertical bar in text.`,
        }),
      );
  });
  const shown = nodesOf(page, 'paragraph').flatMap((paragraph: Paragraph) => {
    const { start, end } = spanOf(paragraph);
    const text = page.text.slice(start, end);
    const [row] = /^\s*\|?\s*:?-{2,}:?\s*\|[\s:|-]*$/m.exec(text) ?? [];
    if (row === undefined && text.startsWith('| ')) {
      return [
        {
          ...placeOf(paragraph),
          says: 'The row shows as text, because it has no table above it. Remove the empty line before it.',
        },
      ];
    }
    return row === undefined
      ? []
      : [
          {
            ...placeAt(page.text, page.text.indexOf(row.trimStart(), start)),
            says: 'The table shows as text, because its first row and this one have different numbers of columns. Write `| --- |` once for each column.',
          },
        ];
  });
  return [...tooMany, ...shown];
};
