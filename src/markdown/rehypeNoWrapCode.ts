import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The number of characters that still fit on a line of the narrowest phone. */
export const shortLength = 24;

export function addClass(name: string, ...elements: readonly Element[]): void {
  for (const { properties } of elements) {
    properties.className = [properties.className ?? []].flat().concat(name);
  }
}

/** Keeps short code, such as `/slow 30`, on one line, except in tables and pictures, where there is no room for it. */
const rehypeNoWrapCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (/^(?:table|pre|figure)$/.test(element.tagName)) {
      return SKIP;
    }
    if (element.tagName === 'code' && textOf(element).length <= shortLength) {
      addClass('whole', element);
    }
    return undefined;
  });
};

export default rehypeNoWrapCode;
