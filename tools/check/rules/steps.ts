import { toString as textOf } from 'mdast-util-to-string';
import { findNodes, nodeSpan } from '../page';
import type { Rule } from '../site';
import { findTags, getAttribute } from '../tags';

/** Steps in pictures: the list above has as many, and the step of a button names the button. */
export const steps: Rule = function* (page) {
  const lists = findNodes(page, 'list').filter(({ ordered }) => ordered);
  for (const tag of findTags(page).filter((each) => getAttribute(each, 'step'))) {
    const { start } = nodeSpan(tag);
    const [step, button = ''] = [getAttribute(tag, 'step'), getAttribute(tag, 'button')];
    const list = lists.findLast((each) => nodeSpan(each).end < start);
    const item = list?.children[Number(step) - 1];
    if (list && !(item && textOf(item).includes(button))) {
      const what = item ? `doesn't name the button "${button}"` : "isn't in the list above it";
      yield {
        start,
        message: `The picture marks step ${step}, which ${what}. Use the number of the step that it shows.`,
      };
    }
  }
};
