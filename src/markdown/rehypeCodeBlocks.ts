import { createRequire } from 'node:module';
import type { Element, Nodes, Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { languageNames } from '../utils/codeLanguages';
import { highlight } from '../utils/highlight';
import { failAt } from './failAt';
import { shownText } from './html/shownText';

const require = createRequire(__filename);

/** Adds the grammars that `prism-react-renderer` lacks. They register on a global `Prism`, and PHP depends on `markup-templating`. */
function addGrammars(): void {
  Object.assign(globalThis, { Prism });
  const missing = Object.keys(languageNames).filter((name) => !(name in Prism.languages));
  for (const name of ['markup-templating', ...missing]) require(`prismjs/components/prism-${name}`);
}

function isBlock(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'pre';
}

/**
 * Highlights code. Its HTML and title become properties of `HighlightedCode`. A missing language stops the build. Tabs that contain
 * only code get a class, and become the title bar of that code.
 */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addGrammars();
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes, children: items }) => {
      const blocks = items.flatMap((item) => ('children' in item ? item.children : []));
      if (name === 'Tabs' && blocks.every(isBlock)) {
        attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'rk-code-tabs' });
        for (const block of blocks) block.properties.isInTabs = true;
      }
    });
    visit(tree, 'element', (block) => {
      const [code] = block.children;
      if (isBlock(block) && code?.type === 'element') {
        if (!code.properties.className) {
          failAt(file, block.position, 'This code has no language. Write one above it, as in "```text".');
        }
        const language = String(code.properties.className).replace('language-', '');
        const title = /title="([^"]*)"/.exec(code.data?.meta ?? '')?.[1];
        const highlightedHtml = highlight(shownText(code), language);
        code.properties = { language, title, highlightedHtml, isInTabs: block.properties.isInTabs };
        code.children = [];
      }
    });
  };
};

export default rehypeCodeBlocks;
