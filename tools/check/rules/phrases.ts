import type { ParsedPage } from '../../../src/content/parsePage';
import { phraseFileNameOf } from '../../../src/content/phrases';
import { normalizePhrase } from '../../../src/search/words';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { Sources } from '../loadSources';
import type { FileRule } from '../rule';

function findPage(file: string, { allPages }: Sources): ParsedPage | undefined {
  return allPages.find((page) => phraseFileNameOf(page.file) === file);
}

/** Files in `docs/` that are neither pages nor the phrases of one. */
export const strayFiles: FileRule = ({ file }, sources) => {
  const message =
    "Nothing reads this file. A page's name ends with `.mdx` and has no `_` at its beginning, its phrases are in `NAME.search.yaml`, and images are in static/img. Rename or remove it.";
  return findPage(file, sources) ? [] : [{ start: 0, message }];
};

/** `*.search.yaml`: phrases belong to sections of their page, and none repeats another. */
export const phrases: FileRule = function* ({ file }, sources) {
  const page = findPage(file, sources);
  if (!page) return;
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
