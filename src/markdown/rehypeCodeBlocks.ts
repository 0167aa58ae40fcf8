import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** `import CodeBlock from '@theme/CodeBlock'`, as MDX parses it. */
const importCodeBlock: Extract<RootContent, { type: 'mdxjsEsm' }> = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'CodeBlock' } }],
          source: { type: 'Literal', value: '@theme/CodeBlock' },
          attributes: [],
        },
      ],
    },
  },
};

/** Creates the component that shows a code block. */
function drawCode({ properties, children }: Element): Extract<RootContent, { type: 'mdxJsxFlowElement' }> {
  const { className, metastring } = properties;
  const attributes = Object.entries({ className: [className].flat().join(' '), metastring });
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes.flatMap(([name, value]) =>
      value ? { type: 'mdxJsxAttribute', name, value: String(value) } : [],
    ),
    children: [{ type: 'text', value: textOf({ children }) }],
  };
}

/**
 * Imports the component for code blocks into pages that have some. Its highlighter would be a fifth of the scripts of every other
 * page.
 */
const rehypeCodeBlocks: Plugin<[], Root> = () => (tree) => {
  const blocks = new Set<Element>();
  visit(tree, { tagName: 'pre' }, (pre, index, parent) => {
    const [code] = 'children' in pre ? pre.children : [];
    if (code?.type === 'element' && parent && index !== undefined) {
      blocks.add(code);
      parent.children[index] = drawCode(code);
    }
  });
  if (blocks.size > 0) {
    tree.children.unshift(importCodeBlock);
  }
};

export default rehypeCodeBlocks;
