import { toString as textOf } from 'mdast-util-to-string';
import type { Rule } from '../finding';
import { spanOf } from '../page';
import { attributeOf, tagsOf } from '../tags';

/** Steps in pictures: the list above has as many, and the step of a button names the button. */
export const steps: Rule = function* (page) {
  const lists = page.tree.children.filter((node) => node.type === 'list').filter(({ ordered }) => ordered);
  for (const tag of tagsOf(page)) {
    const { start } = spanOf(tag);
    const step = attributeOf(tag, 'step');
    const items = lists.findLast((list) => spanOf(list).end < start)?.children ?? [];
    const item = items[Number(step) - 1];
    const button = attributeOf(tag, 'button');
    if (step && lists.length > 0 && !item) {
      yield {
        start,
        says: `The picture marks step ${step}, but the list above it has ${items.length} steps.`,
      };
    } else if (item && button && !textOf(item).includes(button)) {
      const says = `The picture marks the button "${button}" as step ${step}, which doesn't name it. Use the number of the step that does.`;
      yield { start, says };
    }
  }
};
