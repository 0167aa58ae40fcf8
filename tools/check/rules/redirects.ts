import type { FileRule } from '../rule';
import { explainLink, isServed } from './links';

/** `redirects.json`: each old path leads directly to a page or to another host. */
export const redirects: FileRule = function* (_, sources) {
  yield* sources.redirects.problems;
  const seen = new Set<string>();
  for (const { start, from, to } of sources.redirects.value) {
    let message = explainLink(to, sources);
    if (isServed(from, sources)) {
      message = `\`${from}\` is a page or a file that the build writes. Remove the row, or what has its path.`;
    } else if (seen.has(from)) {
      message = `\`${from}\` is there twice. Remove one of the rows.`;
    }
    seen.add(from);
    if (message) yield { start, message };
  }
};
