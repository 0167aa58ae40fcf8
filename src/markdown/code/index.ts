import type { Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight';

const languageClass = /^language-(.*)$/;
const titleMark = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/**
 * Highlights code blocks while the page is built, so that readers don't download a highlighter. The theme's `CodeBlock`
 * (`src/theme/CodeBlock`) gets the block's HTML as a property, with its language and the optional `title="…"` after it.
 * An unknown language stops the build.
 */
const highlightedCode: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, { type: 'element', tagName: 'code' }, (code, _, parent) => {
    if (parent?.type !== 'element' || parent.tagName !== 'pre') {
      return;
    }
    const classes = [code.properties.className ?? []].flat().map(String);
    const language = classes.map((name) => languageClass.exec(name)?.[1]).find(Boolean);
    const [, double, single] = titleMark.exec(String(code.properties.metastring ?? '')) ?? [];
    try {
      const html = highlight(textOf(code).replace(/\n$/, ''), language);
      code.properties = { html, language, title: double ?? single };
    } catch (error) {
      file.fail(error instanceof Error ? error.message : String(error), code.position ?? parent.position);
    }
    code.children = [];
  });
};

export default highlightedCode;
