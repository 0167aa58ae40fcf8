import { createRequire } from 'node:module';
import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { languageNames } from '../utils/codeLanguages';
import { highlight } from '../utils/highlight';

const require = createRequire(__filename);

/** Teaches the highlighter the languages that it doesn't have. Each adds itself to a global variable, and PHP needs the first. */
function addLanguages(): void {
  Object.assign(globalThis, { Prism });
  const missing = Object.keys(languageNames).filter((name) => !(name in Prism.languages));
  for (const name of ['markup-templating', ...missing]) require(`prismjs/components/prism-${name}`);
}

/** Highlights code when pages compile, so that browsers needn't. `src/theme/CodeBlock` shows the HTML. */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addLanguages();
  return (tree) =>
    visit(tree, 'element', ({ tagName, children: [code] }) => {
      if (tagName === 'pre' && code?.type === 'element') {
        const language = String(code.properties.className).replace('language-', '');
        code.properties.highlightedHtml = highlight(textOf(code), language);
        code.children = [];
      }
    });
};

export default rehypeCodeBlocks;
