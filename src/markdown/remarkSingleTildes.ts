import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Keeps single tildes as they are typed, as in "20~30 seconds". GFM would strike out what is between two of them. */
const remarkSingleTildes: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'delete', (node, index, parent) => {
    const start = node.position?.start.offset ?? 0;
    if (String(file).startsWith('~~', start) || !parent || index === undefined) {
      return undefined;
    }
    const tilde = { type: 'text', value: '~' } as const;
    parent.children.splice(index, 1, tilde, ...node.children, tilde);
    return index;
  });
};

export default remarkSingleTildes;
