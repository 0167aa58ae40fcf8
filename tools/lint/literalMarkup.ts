import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { visit } from 'unist-util-visit';

/** Characters that Markdown and MDX interpret, without those in `snake_case` and after a backslash. */
const pattern = /(?<!\\)(?:[*[\]{}<>|~`]|::|(?<!\w)_|_(?!\w)).{0,20}/;

/** Markup that readers see as it's typed, such as the asterisks of a label that doesn't end. */
export default lintRule<Root>('remark-lint:literal-markup', (tree, file) => {
  visit(tree, 'text', (node) => {
    const source = String(file).slice(node.position?.start.offset, node.position?.end.offset);
    const [found] = pattern.exec(source) ?? [];
    if (found)
      file.message(`Readers see "${found}" as you typed it. Finish the markup, or put it into code`, node);
  });
});
