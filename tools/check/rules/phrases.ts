import { phraseFileOf } from '../../../src/content/phrases';
import { toTerms } from '../../../src/search/words';
import { closestMatches } from '../../../src/utils/closestMatches';
import type { TextRule } from '../loadSite';

/** `*.search.yaml`: phrases belong to a page and its sections, and add words. */
export const phrases: TextRule = function* ({ file }, site) {
  const page = site.allPages.find((candidate) => phraseFileOf(candidate.file) === file);
  if (!page) {
    const message =
      "Nothing reads this file. A page's name ends with `.mdx` and has no `_` at its beginning, its phrases are in `NAME.search.yaml`, and images are in static/img. Rename or remove it.";
    yield { start: 0, message };
    return;
  }
  yield* page.phrases.problems;
  const ids = site.getIds(page);
  const termsById = new Map<string, Set<string>>();
  for (const { id, text: phrase, start } of page.phrases.phrases) {
    if (id !== 'top' && !ids.has(id) && !termsById.has(id)) {
      const message = `${page.file} has no section with the id \`${id}\`. Near it: ${closestMatches(id, ids).join(', ')}.`;
      yield { start, message };
    }
    const terms = toTerms(phrase);
    const earlier = termsById.get(id) ?? new Set();
    if (terms.every((term) => earlier.has(term))) {
      const message =
        terms.length === 0
          ? `“${phrase}” has only words that every page has. Remove it.`
          : `“${phrase}” adds nothing: the phrases before it have all its words. Remove it.`;
      yield { start, message };
    }
    termsById.set(id, new Set([...earlier, ...terms]));
  }
};
