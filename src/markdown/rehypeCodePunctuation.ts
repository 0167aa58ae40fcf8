import type { Root } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Keeps the punctuation after code on the line of the code. Code in a sentence is a box, so that it breaks only if it's longer
 * than a line, and browsers also break after a box.
 */
const rehypeCodePunctuation: Plugin<[], Root> = () => (tree) => {
  visit(tree, { tagName: 'code' }, (code, index = 0, parent) => {
    const text = parent?.children[index + 1];
    const [marks = ''] = text?.type === 'text' ? (/^[.,;:!?)]+/.exec(text.value) ?? []) : [];
    if (parent && text?.type === 'text' && marks && code.type === 'element') {
      parent.children.splice(index, 1, h('span', { className: 'with-marks' }, [code, marks]));
      text.value = text.value.slice(marks.length);
      return index + 1;
    }
    return undefined;
  });
};

export default rehypeCodePunctuation;
