import { createRequire } from 'node:module';
import type { Root } from 'hast';
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

/** Highlights code. Its HTML and title become properties of `HighlightedCode`. What the site can't show stops the build. */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addGrammars();
  return (tree, file) => {
    visit(tree, 'element', ({ tagName, position, children: [code] }) => {
      if (tagName !== 'pre' || code?.type !== 'element') return;
      const language = String(code.properties.className ?? '').replace('language-', '');
      const meta = code.data?.meta ?? '';
      if (!(language in Prism.languages) || !/^(?:\s*\w+="[^"]*")*$/.test(meta)) {
        failAt(
          file,
          position,
          'Above this code, write a language and, at most, a title: ```js title="server.js"',
        );
      }
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      code.properties = { language, title, highlightedHtml: highlight(shownText(code), language) };
      code.children = [];
    });
  };
};

export default rehypeCodeBlocks;
