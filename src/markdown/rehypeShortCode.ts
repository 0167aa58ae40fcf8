import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The length of code that still fits on a line of the narrowest phone. */
const maxLength = 24;

/** Keeps short code, such as `/slow 30`, on one line, except in tables and pictures, where there is no room for it. */
const rehypeShortCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (/^(?:table|pre|figure)$/.test(element.tagName)) {
      return SKIP;
    }
    if (element.tagName === 'code' && textOf(element).length <= maxLength) {
      element.properties.className = [element.properties.className ?? [], 'whole'].flat() as string[];
    }
    return undefined;
  });
};

export default rehypeShortCode;
