import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { addClass } from './html/classes';
import { shownText } from './html/shownText';

/** The number of characters of code that fit on a line of the narrowest phone. */
export const maxPhoneLineLength = 24;

/** Keeps short code, such as `/slow 30`, on one line, except in tables and scenes, where lines are too narrow. */
const rehypeNoWrapCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (/^(?:table|pre|figure)$/.test(element.tagName)) return SKIP;
    if (element.tagName === 'code' && shownText(element).length <= maxPhoneLineLength) {
      addClass('rk-nowrap', element);
    }
    return undefined;
  });
};

export default rehypeNoWrapCode;
