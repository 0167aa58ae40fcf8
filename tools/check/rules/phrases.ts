import { parsePhrases } from '../../../src/markdown/phrases';
import { findSimilar } from '../../../src/markdown/tagInput/lookUp';
import { stemsOf } from '../../../src/search/words';
import type { Rule } from '../site';

/** `*.search.yaml`: what readers type leads to a page and to its sections. */
export const phrases: Rule = function* ({ file, text }, site) {
  const pageFile = file.replace('.search.yaml', '.mdx');
  if (!site.files.includes(pageFile)) {
    yield {
      start: 0,
      message: 'There is no page with this name. Rename this file like its page, or remove it.',
    };
    return;
  }
  const { phrases: found, errors } = parsePhrases(text);
  yield* errors;
  const ids = site.getIds(pageFile);
  const known = new Map<string, Set<string>>();
  for (const { id, text: phrase, urgent, start } of found) {
    if (id !== 'top' && !ids.has(id) && !known.has(id)) {
      yield {
        start,
        message: `${pageFile} has no section with the id \`${id}\`. Near it: ${findSimilar(id, ids).join(', ')}.`,
      };
    }
    const stems = stemsOf(phrase);
    const others = known.get(id) ?? new Set();
    if (!urgent && stems.every((stem) => others.has(stem))) {
      yield {
        start,
        message: `“${phrase}” adds nothing: the phrases before it have all its words. Remove it.`,
      };
    }
    known.set(id, new Set([...others, ...stems]));
  }
};
