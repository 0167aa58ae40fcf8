import { parsePhrases, phraseFileOf } from '../../../src/content/phrases';
import { suggestSimilar } from '../../../src/utils/suggestSimilar';
import type { FileRule } from '../rule';

/** `*.search.yaml`: lists of phrases, which belong to sections of their page. */
export const phrases: FileRule = function* ({ file, text }, sources) {
  const page = sources.allPages.find((candidate) => phraseFileOf(candidate.id) === file);
  if (!page) {
    yield { start: 0, message: 'There is no page with these phrases. Rename or remove the file.' };
    return;
  }
  const ids = sources.getIds(page);
  for (const id of new Set(parsePhrases(file, text).map((phrase) => phrase.id))) {
    const message = `${page.file} has no section with the id \`${id}\`.${suggestSimilar(id, ids)}`;
    if (id !== 'top' && !ids.has(id)) yield { start: Math.max(`\n${text}`.indexOf(`\n${id}:`), 0), message };
  }
};
