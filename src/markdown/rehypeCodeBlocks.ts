import { createRequire } from 'node:module';
import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { additionalLanguages } from '../code';
import { highlight } from '../highlight';

const require = createRequire(__filename);

/** Teaches the highlighter the languages that it doesn't bring. They add themselves to a global variable. */
function addLanguages(): void {
  Object.assign(globalThis, { Prism });
  for (const name of ['markup-templating', ...additionalLanguages])
    require(`prismjs/components/prism-${name}`);
}

/** Highlights code when pages compile, so that browsers needn't. `src/theme/CodeBlock` has the property `html`. */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addLanguages();
  return (tree) =>
    visit(tree, 'element', ({ tagName, children: [code] }) => {
      if (tagName === 'pre' && code?.type === 'element') {
        const language = String(code.properties.className).replace('language-', '');
        code.properties.html = highlight(textOf(code), language);
        code.children = [];
      }
    });
};

export default rehypeCodeBlocks;
