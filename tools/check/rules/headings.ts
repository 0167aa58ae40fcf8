import { toString as textOf } from 'mdast-util-to-string';
import { slug } from '../../slug';
import type { Rule } from '../finding';
import { nodesOf, spanOf } from '../page';
import { typedId } from '../tags';

/** Headings: those that others link to have an id. */
export const headings: Rule = function* (page) {
  for (const heading of nodesOf(page, 'heading')) {
    const last = heading.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? typedId(last.value) : undefined;
    if (!id && (heading.depth === 2 || heading.depth === 3)) {
      const says = `The heading has no id that stays when its words change, so links to it would break. Put one at its end: \`{/* #${slug(textOf(heading)).replaceAll('/', '-')} */}\`.`;
      yield { start: spanOf(heading).end, says };
    }
  }
};
