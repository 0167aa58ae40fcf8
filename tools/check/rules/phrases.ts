import { phraseFileNameOf } from '../../../src/content/phrases';
import { normalizePhrase } from '../../../src/search/words';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { FileRule } from '../loadSources';

/** `*.search.yaml`: phrases belong to a page and its sections, and none repeats another. */
export const phrases: FileRule = function* ({ file }, sources) {
  const page = sources.allPages.find((candidate) => phraseFileNameOf(candidate.file) === file);
  if (!page) {
    const message =
      "Nothing reads this file. A page's name ends with `.mdx` and has no `_` at its beginning, its phrases are in `NAME.search.yaml`, and images are in static/img. Rename or remove it.";
    yield { start: 0, message };
    return;
  }
  yield* page.phraseFile.problems;
  const ids = sources.getIds(page);
  const earlierById = new Map<string, Set<string>>();
  for (const { id, text: phrase, start } of page.phraseFile.phrases) {
    const earlier = earlierById.get(id) ?? new Set();
    if (id !== 'top' && !ids.has(id) && earlier.size === 0) {
      const message = `${page.file} has no section with the id \`${id}\`.${suggestSimilar(id, ids)}`;
      yield { start, message };
    }
    const key = normalizePhrase(phrase);
    if (key === '') {
      yield { start, message: `“${phrase}” has only words that every page has. Remove it.` };
    } else if (earlier.has(key)) {
      yield { start, message: `“${phrase}” adds nothing: a phrase before it has the same words. Remove it.` };
    }
    earlierById.set(id, earlier.add(key));
  }
};
