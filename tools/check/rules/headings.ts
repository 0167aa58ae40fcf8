import { toString as textOf } from 'mdast-util-to-string';
import { parseIdComment } from '../../../src/markdown/rehypeTables';
import type { Rule } from '../site';
import { findNodes, nodeSpan, slug } from '../sourceFile';
import { findIds } from '../tags';

/** Headings: those that others link to have an id, and each id of a page is there once. */
export const headings: Rule = function* (page) {
  const seen = new Set<string>();
  for (const { id, start } of findIds(page)) {
    if (seen.has(id)) {
      yield {
        start,
        message: `The id \`${id}\` is on this page already, so links lead there. Choose another one.`,
      };
    }
    seen.add(id);
  }
  let depth = 1;
  for (const heading of findNodes(page, 'heading')) {
    if (heading.depth > depth + 1) {
      const message = `This heading skips a level. Start it with \`${'#'.repeat(depth + 1)}\`.`;
      yield { start: nodeSpan(heading).start, message };
    }
    depth = heading.depth;
    const last = heading.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? parseIdComment(last.value) : undefined;
    if (heading.depth === 1) {
      yield {
        start: nodeSpan(heading).start,
        message: 'The `title` is the heading of the page. Start with `##`.',
      };
    }
    if (!id && (heading.depth === 2 || heading.depth === 3)) {
      const [word] = (last?.type === 'mdxTextExpression' && /[\w-]+/.exec(last.value)) || [
        slug(textOf(heading)),
      ];
      const message = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${word.replaceAll('/', '-')} */}\`.`;
      yield { start: nodeSpan(heading).end, message };
    }
  }
};
