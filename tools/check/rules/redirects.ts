import { parseRedirect, type Redirect } from '../../../src/parseRedirect';
import { nonMarkdownRoutes, type TextRule } from '../site';
import { findLinkProblem } from './links';

/** Reads a row. Returns nothing if it isn't JSON, or if the build would refuse it. */
function readRow(row: string): Partial<Redirect> {
  try {
    return parseRedirect(Object.entries<unknown>(JSON.parse(`{${row.replace(/,$/, '')}}`))[0] ?? ['', '']);
  } catch {
    return {};
  }
}

/** `redirects.json`: each old path leads to a page or another host, directly. */
export const redirects: TextRule = function* ({ text }, site) {
  const rows = [...text.matchAll(/(?<=^[ \t]*)[^\s{}].*/gm)];
  const seen = new Set<string>();
  for (const { 0: row, index: start } of rows) {
    const { from = '', to = '' } = readRow(row);
    const isLast = start === rows.at(-1)?.index;
    const page = site.findPage(from);
    let message = findLinkProblem(to, undefined, site);
    if (!from || row.endsWith(',') === isLast) {
      message =
        'This isn\'t an old path and where it leads. Each row is `"/an/old/path": "/the/path/of/a/page"`, without `*`, `?`, and ' +
        '`#` in the old path, and with a comma between rows and none after the last.';
    } else if ((page && !page.frontMatter.draft) || nonMarkdownRoutes.includes(from)) {
      message = `\`${from}\` is a page, which no one could open. Remove the row or the page.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
