import { nearest } from '../../../src/remark/facts/lookUp';
import { PhraseError, parsePhrases } from '../../../src/search/phrases';
import { offsetOfLine } from '../finding';
import type { Rule } from '../rule';

/** `*.search.yaml`: what readers type leads to a page and to its sections. */
export const phrases: Rule = function* ({ file, text }, site) {
  if (!file.endsWith('.search.yaml')) {
    return;
  }
  const pageFile = file.replace('.search.yaml', '.mdx');
  if (!site.has(pageFile)) {
    yield {
      start: 0,
      says: 'There is no page with this name. Rename this file like its page, or remove it.',
    };
    return;
  }
  try {
    const places = parsePhrases(text, file);
    for (const { id, line } of new Map(places.map((phrase) => [phrase.id, phrase])).values()) {
      if (id !== 'top' && !site.hasId(pageFile, id)) {
        const near = nearest(id, site.idsOf(pageFile)).join(', ');
        const says = `${pageFile} has no section with the id \`${id}\`. Near it: ${near}.`;
        yield { start: offsetOfLine(text, line), says };
      }
    }
  } catch (error) {
    if (!(error instanceof PhraseError)) {
      throw error;
    }
    yield { start: offsetOfLine(text, error.line), says: error.says };
  }
};
