import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Adds the source of an `<Example>` above its content, as a code block. It's taken from the page's text, so the source
 * and the result always match.
 */
const liveExamples: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', ({ name, children }) => {
    const start = children[0]?.position?.start.offset;
    const end = children.at(-1)?.position?.end.offset;
    if (name === 'Example' && start !== undefined && end !== undefined) {
      const source: Code = {
        type: 'code',
        lang: 'md',
        value: String(file).slice(start, end).replaceAll('\r\n', '\n'),
      };
      children.unshift(source);
    }
  });
};

export default liveExamples;
