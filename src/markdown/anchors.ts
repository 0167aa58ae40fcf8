import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Docusaurus collects the ids of these itself. */
const collected = /^(?:h[1-6]|li)$/;

/** Adds the ids of rows, fields, and other parts of a page, so that Docusaurus warns only of links that lead nowhere. */
const anchors: Plugin<[], Root> = () => (tree) => {
  const ids: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'element' && !collected.test(node.tagName)) {
      ids.push(node.properties.id);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      ids.push(
        ...node.attributes.flatMap((each) => ('name' in each && each.name === 'id' ? each.value : [])),
      );
    }
  });
  const value = ids.filter((id) => typeof id === 'string').join(' ');
  if (value) {
    const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'ids', value }];
    tree.children.push({ type: 'mdxJsxFlowElement', name: 'Anchors', attributes, children: [] });
  }
};

export default anchors;
