import { parseRedirects } from '../../../src/redirects/parseRedirects';
import type { FileRule } from '../rule';
import { explainLink } from './links';

/** `redirects.json`: each old path leads to a page or to another site, and is none itself. */
export const redirects: FileRule = function* ({ text }, sources) {
  for (const { from, to } of parseRedirects(text)) {
    const isPage = sources.findPage(from) !== undefined;
    const message = isPage ? `\`${from}\` is a page. Remove the row.` : explainLink(to, sources);
    if (message) yield { start: Math.max(text.indexOf(`"${from}":`), 0), message };
  }
};
