import { createRequire } from 'node:module';
import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { highlight } from '../highlight';
import { textNode } from './html/content';

const require = createRequire(__filename);

/** Teaches the highlighter languages that it doesn't bring. They add themselves to a global variable. */
function addLanguages(names: readonly string[]): void {
  Object.assign(globalThis, { Prism });
  for (const name of ['markup-templating', ...names]) require(`prismjs/components/prism-${name}`);
}

/** Highlights code when pages compile, so that browsers needn't: the text of a code block becomes HTML for `src/theme/CodeBlock`. */
const rehypeCodeBlocks: Plugin<[languages: readonly string[]], Root> = (languages) => {
  addLanguages(languages);
  return (tree) =>
    visit(tree, 'element', ({ tagName, children: [code] }) => {
      if (tagName === 'pre' && code?.type === 'element') {
        const language = String(code.properties.className).replace('language-', '');
        code.children = [textNode(highlight(textOf(code), language))];
      }
    });
};

export default rehypeCodeBlocks;
