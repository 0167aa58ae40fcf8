import type { Root, RootContent } from 'hast';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { languageNames } from '../utils/codeLanguages';
import { highlight } from '../utils/highlight';
import { mdxComponent, textNode } from './html/hast';
import { shownText } from './html/shownText';

/** Adds the grammars that `prism-react-renderer` lacks. They register on a global `Prism`, and PHP depends on `markup-templating`. */
function addGrammars(): void {
  Object.assign(globalThis, { Prism });
  const missing = Object.keys(languageNames).filter((name) => !(name in Prism.languages));
  for (const name of ['markup-templating', ...missing]) require(`prismjs/components/prism-${name}`);
}

/** Metadata such as `title="server.js"`, but not such as `{1,3}` or `showLineNumbers`. */
const attributesOnly = /^(?:\s*\w+="[^"]*")*$/;

/** Comments that mark lines, which the theme's code blocks know. */
const magicComment = /\bhighlight-(?:next-line|start|end)\b/;

/** The import of `ThemeCodeBlock`, which only pages that need it have, because it highlights in the browser. */
const themeImport: Extract<RootContent, { type: 'mdxjsEsm' }> = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [
            { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'ThemeCodeBlock' } },
          ],
          source: { type: 'Literal', value: '@site/src/components/ui/ThemeCodeBlock' },
        },
      ],
    },
  },
};

/** Highlights code. Its HTML and title become properties of `HighlightedCode`. What only the theme's block can show becomes one. */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addGrammars();
  return (tree) => {
    let needsTheme = false;
    visit(tree, 'element', ({ tagName, children: [code] }, index, parent) => {
      if (tagName !== 'pre' || code?.type !== 'element') return;
      const language = String(code.properties.className ?? '').replace('language-', '');
      const meta = code.data?.meta ?? '';
      const text = shownText(code);
      if (!(language in Prism.languages) || !attributesOnly.test(meta) || magicComment.test(text)) {
        const properties = { className: `language-${language || 'text'}`, metastring: meta };
        parent?.children.splice(index ?? 0, 1, mdxComponent('ThemeCodeBlock', properties, [textNode(text)]));
        needsTheme = true;
        return;
      }
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      code.properties = { language, title, highlightedHtml: highlight(text, language) };
      code.children = [];
    });
    if (needsTheme) tree.children.unshift(themeImport);
  };
};

export default rehypeCodeBlocks;
