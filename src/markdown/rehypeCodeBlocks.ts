import type { Root } from 'hast';
import { Prism } from 'prism-react-renderer';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { additionalLanguages, languageNames } from '../utils/codeLanguages';
import { highlight } from '../utils/highlight';
import { failAt } from './failAt';
import { shownText } from './html/shownText';

/** Adds grammars to `prism-react-renderer`. They register on a global `Prism`, and PHP depends on `markup-templating`. */
function addGrammars(): void {
  Object.assign(globalThis, { Prism });
  require('prismjs/components/prism-markup-templating');
  for (const name of additionalLanguages) require(`prismjs/components/prism-${name}`);
}

/** Metadata such as `title="server.js"`, but not such as `{1,3}` or `showLineNumbers`. */
const attributesOnly = /^(?:\s*\w+="[^"]*")*$/;

/** Comments with which the theme would mark lines. */
const magicComment = /\bhighlight-(?:next-line|start|end)\b/;

const advice = `Code starts with its language (${Object.keys(languageNames).join(', ')}), and can have a title: \`\`\`js title="server.mjs". It has no line numbers and no marked lines.`;

/** Highlights code. Its HTML and title become properties of `HighlightedCode`. A block with anything else stops the build. */
const rehypeCodeBlocks: Plugin<[], Root> = () => {
  addGrammars();
  return (tree, file) => {
    visit(tree, 'element', (block) => {
      const [code] = block.children;
      if (block.tagName !== 'pre' || code?.type !== 'element') return;
      const language = String(code.properties.className ?? '').replace('language-', '');
      const meta = code.data?.meta ?? '';
      const text = shownText(code);
      if (!Object.hasOwn(languageNames, language) || !attributesOnly.test(meta) || magicComment.test(text)) {
        failAt(file, block, `This block can't be shown. ${advice}`);
      }
      const title = /title="([^"]*)"/.exec(meta)?.[1];
      code.properties = { language, title, highlightedHtml: highlight(text, language) };
      code.children = [];
    });
  };
};

export default rehypeCodeBlocks;
