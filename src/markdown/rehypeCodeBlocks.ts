import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { component, textNode } from './html/content';

/** Imports the code block component only into pages with code blocks, because its highlighter is a fifth of their scripts. */
const rehypeCodeBlocks: Plugin<[], Root> = function () {
  return (tree) => {
    let hasBlocks = false;
    visit(tree, 'element', ({ tagName, children: [code] }, index, parent) => {
      if (tagName === 'pre' && code?.type === 'element' && parent && index !== undefined) {
        const { className, metastring } = code.properties;
        const language = [className].flat().join(' ') || undefined;
        const attributes = { className: language, metastring: metastring?.toString() };
        parent.children[index] = component('CodeBlock', attributes, [textNode(textOf(code))]);
        hasBlocks = true;
      }
    });
    if (hasBlocks) {
      const { children } = this.parse("import CodeBlock from '@theme/CodeBlock'") as Root;
      tree.children.unshift(...children);
    }
  };
};

export default rehypeCodeBlocks;
