import { type FileRule, reactRoutes } from '../loadSite';
import { explainLink } from './links';

/** `redirects.json`: each old path leads directly to a page or to another host. */
export const redirects: FileRule = function* (_, site) {
  yield* site.redirects.problems;
  const seen = new Set<string>();
  for (const { start, from, to } of site.redirects.value) {
    const page = site.findPage(from);
    let message = explainLink(to, undefined, site);
    if ((page && !page.frontMatter.draft) || reactRoutes.includes(from)) {
      message = `\`${from}\` is a page, which no one could open. Remove the row or the page.`;
    } else if (site.files.includes(`static${from}`)) {
      message = `\`${from}\` is a file, so the build stops. Remove the row or the file.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
