import { nonMarkdownRoutes, type TextRule } from '../site';
import { findLinkProblem } from './links';

const example =
  'Each row is `"/an/old/path": "/the/path/of/a/page"`, with a comma between rows and none after the last.';

/** `redirects.json`: each old path leads to a page or another host, directly. */
export const redirects: TextRule = function* ({ text }, site) {
  const rows = [...text.matchAll(/(?<=^[ \t]*)[^\s{}].*/gm)];
  const seen = new Set<string>();
  for (const { 0: row, index: start } of rows) {
    const match = /^"((?:\/[\w.~-]+)+)": "(\/[^.?"]*|https:[^"]*)"(,?)$/.exec(row);
    const [, from = '', to = '', comma] = match ?? [];
    const page = site.findPage(from);
    let message = match && findLinkProblem(to, undefined, site);
    if (!match || (comma === ',') === (row === rows.at(-1)?.[0])) {
      message = `This isn't an old path and where it leads. ${example}`;
    } else if ((page && !page.fields.draft) || nonMarkdownRoutes.includes(from)) {
      message = `\`${from}\` is a page, which no one could open. Remove the row or the page.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
