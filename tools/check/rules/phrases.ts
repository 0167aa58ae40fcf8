import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { stemsOf } from '../../../src/search/words';
import type { Rule } from '../site';

/** `*.search.yaml`: what readers type leads to a page and to its sections. */
export const phrases: Rule = function* (page, site) {
  const { phrases: found, errors } = page.phrases;
  yield* errors;
  const ids = site.getIds(page);
  const known = new Map<string, Set<string>>();
  for (const { id, text: phrase, start } of found) {
    if (id !== 'top' && !ids.has(id) && !known.has(id)) {
      yield {
        start,
        message: `${page.file} has no section with the id \`${id}\`. Near it: ${findSimilar(id, ids).join(', ')}.`,
      };
    }
    const stems = stemsOf(phrase);
    const others = known.get(id) ?? new Set();
    if (stems.every((stem) => others.has(stem))) {
      yield {
        start,
        message: `“${phrase}” adds nothing: the phrases before it have all its words. Remove it.`,
      };
    }
    known.set(id, new Set([...others, ...stems]));
  }
};
