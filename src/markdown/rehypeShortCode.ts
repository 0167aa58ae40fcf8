import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The most characters that stay on one line: they fit the narrowest phone. */
const maxLength = 24;

/** Keeps short code, such as `/slow 30`, on one line. Tables and pictures have no room for that. */
const rehypeShortCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (/^(?:table|pre|figure)$/.test(element.tagName)) {
      return SKIP;
    }
    if (element.tagName === 'code' && textOf(element).length <= maxLength) {
      element.properties.className = ['whole'];
    }
    return undefined;
  });
};

export default rehypeShortCode;
