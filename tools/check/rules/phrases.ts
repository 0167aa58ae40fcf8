import { nearest } from '../../../src/remark/facts/lookUp';
import { PhraseError, parsePhrases } from '../../../src/search/phrases';
import type { Rule } from '../rule';

/** `*.search.yaml`: what readers type leads to a page and to its sections. */
export const phrases: Rule = function* ({ file, text }, site) {
  if (!file.endsWith('.search.yaml')) {
    return;
  }
  const pageFile = ['.mdx', '.md']
    .map((extension) => file.replace(/\.search\.yaml$/, extension))
    .find((name) => site.has(name));
  if (!pageFile) {
    yield { line: 1, says: 'There is no page with this name. Rename this file like its page, or remove it.' };
    return;
  }
  try {
    const places = parsePhrases(text, file);
    for (const { id, line } of new Map(places.map((phrase) => [phrase.id, phrase])).values()) {
      if (id !== 'top' && !site.hasId(pageFile, id)) {
        const near = nearest(id, site.idsOf(pageFile)).join(', ');
        yield { line, says: `${pageFile} has no section with the id \`${id}\`. Near it: ${near}.` };
      }
    }
  } catch (error) {
    if (!(error instanceof PhraseError)) {
      throw error;
    }
    yield { line: error.line, says: error.says };
  }
};
