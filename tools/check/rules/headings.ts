import { findHeadings, nodeSpan } from '../../../src/content/page';
import { slug } from '../../../src/text';
import type { PageRule } from '../site';
import { findIds } from '../tags';

/** Headings: those that others link to have an id, and each id of a page is there once. */
export const headings: PageRule = function* (page, site) {
  const seen = new Set<string>();
  for (const { id, start } of findIds(page, site.render(page).tree)) {
    if (seen.has(id)) {
      const message = `The id \`${id}\` is on this page already, so links lead there. Choose another one.`;
      yield { start, message };
    }
    if (id.includes('%')) {
      yield { start, message: `Browsers read the \`%\` of the id \`${id}\` as code. Leave it out.` };
    }
    seen.add(id);
  }
  let above = 1;
  for (const { node, depth, text, id } of findHeadings(page)) {
    const { start, end } = nodeSpan(node);
    if (depth === 1 || depth > above + 1) {
      const message = `A heading here starts with \`${'#'.repeat(depth === 1 ? 2 : above + 1)}\`, because the title is \`#\` and levels follow each other.`;
      yield { start, message };
    }
    above = depth;
    if (!id && (depth === 2 || depth === 3)) {
      const last = node.children.at(-1);
      const word = last?.type === 'mdxTextExpression' ? /[\w-]+/.exec(last.value)?.[0] : undefined;
      const example = (word ?? slug(text)).replaceAll('/', '-') || 'id';
      const message = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${example} */}\`.`;
      yield { start: end, message };
    }
  }
};
