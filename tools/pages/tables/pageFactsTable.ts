import type { ObjectProperty } from '@babel/types';
import { constantOf, placed, programOf, propertiesOf } from '../syntax';
import { withEdits } from '../textEdits';
import { ToolError } from '../toolError';

/** The file that holds what "At a glance" says of each page. */
export const pageFactsFile = 'src/facts/pages.ts';

function quoted(id: string): string {
  return /^[a-z]\w*$/.test(id) ? id : `'${id}'`;
}

function sectionOf(id: string): string {
  return id.split('/')[0] ?? '';
}

function rowsOf(text: string, byHand: string): Map<string, ObjectProperty> {
  const table = constantOf(programOf(pageFactsFile, text), 'pages');
  const rows = table?.type === 'ObjectExpression' ? propertiesOf(table) : undefined;
  if (!rows || rows.size === 0) {
    throw new ToolError(
      `${pageFactsFile} is not in the form that this tool knows, so nothing was changed. ${byHand}`,
    );
  }
  return rows;
}

/** Adds a page: among the pages of its section in the order of the alphabet, or at the end. */
export function withPageFacts(text: string, id: string, facts: string): string {
  const rows = rowsOf(text, `Add the row '${id}' to \`pages\` by hand.`);
  const siblings = [...rows].filter(([other]) => id.includes('/') && sectionOf(other) === sectionOf(id));
  const later = siblings.find(([other]) => other > id)?.[1];
  const row = `${quoted(id)}: ${facts}`;
  if (later) {
    const { start } = placed(later);
    return withEdits(text, [{ start, end: start, text: `${row},\n  ` }]);
  }
  const before = siblings.at(-1)?.[1] ?? [...rows.values()].at(-1);
  const end = before ? placed(before).end : 0;
  return withEdits(text, [{ start: end, end, text: `,\n  ${row}` }]);
}

/** Takes a page out; nothing changes where it has no row. */
export function withoutPageFacts(text: string, id: string): string {
  const rows = rowsOf(text, `Take the row '${id}' out of \`pages\` by hand.`);
  const row = rows.get(id);
  if (!row) {
    return text;
  }
  const { start, end } = placed(row);
  const comma = /^\s*,?[^\S\n]*\n?/.exec(text.slice(end))?.[0].length ?? 0;
  const indent = /[^\S\n]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return withEdits(text, [{ start: start - indent, end: end + comma, text: '' }]);
}

/** Gives a page another id: in its place, or in its new section. */
export function withRenamedPageFacts(text: string, from: string, to: string): string {
  const row = rowsOf(text, `Rename the row '${from}' of \`pages\` to '${to}' by hand.`).get(from);
  if (!row) {
    return text;
  }
  if (sectionOf(from) !== sectionOf(to)) {
    const { start, end } = placed(row.value);
    return withPageFacts(withoutPageFacts(text, from), to, text.slice(start, end));
  }
  const { start, end } = placed(row.key);
  return withEdits(text, [{ start, end, text: quoted(to) }]);
}
