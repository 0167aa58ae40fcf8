import { nonMarkdownRoutes, type TextRule } from '../site';
import { findLinkProblem } from './links';

/** `redirects.json`: each old path leads to a page or another host, directly. */
export const redirects: TextRule = function* (_, site) {
  const seen = new Set<string>();
  for (const { row, start, from, to } of site.redirects) {
    const isLast = start === site.redirects.at(-1)?.start;
    const page = site.findPage(from);
    let message = findLinkProblem(to, undefined, site);
    if (!from || row.endsWith(',') === isLast) {
      message =
        'This isn\'t an old path and where it leads. Each row is `"/an/old/path": "/the/path/of/a/page"`, without `*`, `?`, and `#` in the old path, and with a comma between rows and none after the last.';
    } else if ((page && !page.frontMatter.draft) || nonMarkdownRoutes.includes(from)) {
      message = `\`${from}\` is a page, which no one could open. Remove the row or the page.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
