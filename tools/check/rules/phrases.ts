import { nearest } from '../../../src/markdown/html/lookUp';
import { parsePhrases } from '../../../src/search/phrases';
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
    for (const id of new Set(parsePhrases(text).map((phrase) => phrase.id))) {
      if (id !== 'top' && !site.idsOf(pageFile).has(id)) {
        const near = nearest(id, site.idsOf(pageFile)).join(', ');
        const says = `${pageFile} has no section with the id \`${id}\`. Near it: ${near}.`;
        yield { start: text.search(new RegExp(`^ *${id}:`, 'm')), says };
      }
    }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const [, name = ''] = /^`(.*?)`/.exec(says) ?? [];
    const [, line = '1'] = /at line (\d+)/.exec(says) ?? [];
    yield {
      start: name ? text.search(new RegExp(`^ *${name}:`, 'm')) : offsetOfLine(text, Number(line)),
      says,
    };
  }
};
