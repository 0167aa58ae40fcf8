import { findHeadings, nodeSpan } from '../../../src/content/nodes';
import { slug } from '../../../src/utils/text';
import { findIds } from '../renderedPage';
import type { PageRule } from '../loadSite';

/** What others link to: the path of a page, and its ids, which are there once and stay when words change. */
export const pathsAndIds: PageRule = function* (page, site) {
  // Docusaurus gives a page that is named `index` or like its folder the URL of the folder.
  const tidyFile = `docs/${slug(page.id).replace(/(?<=([^/]+))\/(?:index|readme|\1)$/, '')}.mdx`;
  if (page.file !== tidyFile) {
    const message = `The path of this file becomes the page's URL, so it has only lowercase letters, digits, hyphens, and slashes, doesn't end with "index" or the folder's name, and has the ending \`.mdx\`. Rename the file to \`${tidyFile}\`.`;
    yield { start: 0, message };
  }
  const seen = new Set<string>();
  for (const { id, start } of findIds(page, site.render(page).tree)) {
    if (seen.has(id)) {
      const message = `The id \`${id}\` is on this page already, so links lead there. Choose another one.`;
      yield { start, message };
    }
    if (/[%\s]/.test(id)) {
      const message = `The id \`${id}\` has a \`%\` or a tab, which browsers write in another way. Leave it out.`;
      yield { start, message };
    }
    seen.add(id);
  }
  let above = 1;
  for (const { node, depth, text, id } of findHeadings(page)) {
    const { start, end } = nodeSpan(node);
    if (depth > above + 1) {
      const message = `A heading here starts with \`${'#'.repeat(above + 1)}\`, because levels follow each other.`;
      yield { start, message };
    }
    above = depth;
    // Lines above dashes are no headings on purpose.
    if (!id && (depth === 2 || depth === 3) && page.text.startsWith('#', start)) {
      const last = node.children.at(-1);
      const word = last?.type === 'mdxTextExpression' ? /[\w-]+/.exec(last.value)?.[0] : undefined;
      const example = (word ?? slug(text)).replaceAll('/', '-') || 'id';
      const message = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${example} */}\`.`;
      yield { start: end, message };
    }
  }
};
