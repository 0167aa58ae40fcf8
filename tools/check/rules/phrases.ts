import { findSimilar } from '../../../src/markdown/html/lookUp';
import { parsePhrases } from '../../../src/plugins/search/phrases';
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
  const lineOf = (id: string) => text.search(new RegExp(`^ *${id}:`, 'm'));
  try {
    const ids = site.getIds(pageFile);
    for (const id of new Set(parsePhrases(text).map((phrase) => phrase.id))) {
      if (id !== 'top' && !ids.has(id)) {
        const message = `${pageFile} has no section with the id \`${id}\`. Near it: ${findSimilar(id, ids).join(', ')}.`;
        yield { start: lineOf(id), message };
      }
    }
  } catch (error) {
    const { message: cause } = error as Error;
    const start = Math.max(0, lineOf(/`(.*?)`/.exec(cause)?.[1] ?? ''));
    const [reason] = cause.split(':\n');
    const message = `This isn't a list of phrases: ${reason}. Write \`create:\`, and each phrase on a line below it, as in \`  - straw poll\`.`;
    yield { start, message };
  }
};
