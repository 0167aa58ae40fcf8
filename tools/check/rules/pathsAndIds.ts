import { findHeadings, nodeSpan } from '../../../src/content/nodes';
import { slug } from '../../../src/utils/text';
import { findIds } from '../findIds';
import type { PageRule } from '../rule';

/** The path of a page and its ids, to which others link: they are unique, and stay when words change. */
export const pathsAndIds: PageRule = function* (page, sources) {
  // Docusaurus gives `polls/index.mdx` the URL of `polls.mdx`.
  const expectedFile = `docs/${slug(page.id).replace(/\/(?:index|readme)$/, '')}.mdx`;
  if (page.file !== expectedFile) {
    const message = `The file's path becomes a URL of lowercase letters, digits, and hyphens. Rename it to \`${expectedFile}\`.`;
    yield { start: 0, message };
  }
  const seen = new Set<string>();
  for (const { id, start } of findIds(page, sources.render(page).tree)) {
    const message = `The id \`${id}\` is on this page already, so links lead there. Choose another one.`;
    if (seen.has(id)) yield { start, message };
    seen.add(id);
  }
  for (const { node, depth, text, id } of findHeadings(page)) {
    const message = `The heading has no id that stays when its words change. Put one at its end: \`{/* #${slug(text.replace(/\/\*.*?\*\/|\//g, ' '))} */}\`.`;
    if (!id && (depth === 2 || depth === 3)) yield { start: nodeSpan(node).start, message };
  }
};
