import { constantOf, placed, programOf, propertiesOf } from '../syntax';
import { type TextEdit, withEdits } from '../textEdits';
import { ToolError } from '../toolError';

/** The file that holds the table of old addresses. */
export const redirectFile = 'src/redirects.ts';

/** An old address and the page it leads to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

function rowOf({ from, to }: Redirect): string {
  return `{ from: '${from}', to: '${to}' }`;
}

/**
 * The table with its rows for one page turned to another, and a row for the page's own address.
 * @param text the file as it is
 * @param row the page that goes, and where readers find it from now on
 * @throws ToolError where the file is not the table that this knows
 */
export function withRedirect(text: string, row: Redirect): string {
  const unclear = new ToolError(
    `${redirectFile} is not in the form that this tool knows, so nothing was changed. Add the row ${rowOf(row)} by ` +
      `hand, and let every row that leads to ${row.from} lead to ${row.to}.`,
  );
  const list = constantOf(programOf(redirectFile, text), 'redirects');
  if (list?.type !== 'ArrayExpression') {
    throw unclear;
  }
  const edits: TextEdit[] = [];
  for (const element of list.elements) {
    const target = element?.type === 'ObjectExpression' ? propertiesOf(element)?.get('to')?.value : undefined;
    if (target?.type !== 'StringLiteral') {
      throw unclear;
    }
    if (target.value === row.from) {
      const { start, end } = placed(target);
      edits.push({ start, end, text: `'${row.to}'` });
    }
  }
  const last = list.elements.at(-1);
  const end = last ? placed(last).end : placed(list).start + 1;
  edits.push({ start: end, end, text: `${last ? ',' : ''}\n  ${rowOf(row)}` });
  return withEdits(text, edits);
}
