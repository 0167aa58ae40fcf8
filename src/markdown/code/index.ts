import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { highlight } from '../../components/ui/highlight';
import './languages';

const languageClass = /^language-(.*)$/;

/**
 * Highlights code blocks while the page is built. `src/theme/CodeBlock` gets the HTML as a property. Everything that
 * Docusaurus documents for code blocks is done by the theme.
 */
const highlightedCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, { type: 'element', tagName: 'code' }, (code, _, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'pre') {
      return;
    }
    const classes = [code.properties.className ?? []].flat().map(String);
    const language = classes.map((name) => languageClass.exec(name)?.[1]).find(Boolean);
    code.properties.html = highlight(textOf(code).replace(/\n$/, ''), language);
    code.children = [];
  });
};

export default highlightedCode;
