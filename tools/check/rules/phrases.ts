import { nearest } from '../../../src/markdown/html/lookUp';
import { parsePhrases } from '../../../src/search/phrases';
import { offsetOfLine, type Rule } from '../finding';

/** `*.search.yaml`: what readers type leads to a page and to its sections. */
export const phrases: Rule = function* ({ file, text }, site) {
  const pageFile = file.replace('.search.yaml', '.mdx');
  if (!site.has(pageFile)) {
    const says = 'There is no page with this name. Rename this file like its page, or remove it.';
    yield { start: 0, says };
    return;
  }
  const lineOf = (id: string) => text.search(new RegExp(`^ *${id}:`, 'm'));
  try {
    for (const id of new Set(parsePhrases(text).map((phrase) => phrase.id))) {
      const ids = site.idsOf(pageFile);
      const movedTo = ids.get(id);
      if (movedTo) {
        const says = `The section \`${id}\` moved to ${movedTo}. Move its phrases to the \`.search.yaml\` file of that page.`;
        yield { start: lineOf(id), says };
      } else if (id !== 'top' && movedTo === undefined) {
        const near = nearest(id, ids.keys()).join(', ');
        yield {
          start: lineOf(id),
          says: `${pageFile} has no section with the id \`${id}\`. Near it: ${near}.`,
        };
      }
    }
  } catch (error) {
    const { message } = error as Error;
    const [, name = ''] = /^`(.*?)`/.exec(message) ?? [];
    const [, reason = '', line = '1'] = /^(.*?) at line (\d+)/.exec(message) ?? [];
    const says = `This isn't a list of phrases: ${reason}. Write \`create:\`, and each phrase on a line below it, as in \`  - straw poll\`.`;
    yield name ? { start: lineOf(name), says: message } : { start: offsetOfLine(text, Number(line)), says };
  }
};
