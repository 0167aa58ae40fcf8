import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, spanOf } from '../page';
import type { Rule } from '../site';
import { attributeOf, tagsOf } from '../tags';

/** Steps in pictures: the list above has as many, and the step of a button names the button. */
export const steps: Rule = function* (page) {
  const lists = nodesOf(page, 'list').filter(({ ordered }) => ordered);
  for (const tag of tagsOf(page).filter((each) => attributeOf(each, 'step'))) {
    const { start } = spanOf(tag);
    const [step, button = ''] = [attributeOf(tag, 'step'), attributeOf(tag, 'button')];
    const list = lists.findLast((each) => spanOf(each).end < start);
    const item = list?.children[Number(step) - 1];
    if (list && !(item && textOf(item).includes(button))) {
      const what = item ? `doesn't name the button "${button}"` : "isn't in the list above it";
      yield {
        start,
        says: `The picture marks step ${step}, which ${what}. Use the number of the step that it shows.`,
      };
    }
  }
};
