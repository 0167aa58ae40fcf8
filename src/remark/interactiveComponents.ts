import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Pieces that work in a page: the name of the tag, and of the folder in `src/components`. */
export const pieces: ReadonlySet<string> = new Set([
  'AppearancePreview',
  'DnsChecklist',
  'DurationReader',
  'EmbedBuilder',
  'EmojiTable',
  'MessagePreview',
  'PermissionExplorer',
  'PlanChooser',
  'SettingsFinder',
  'TokenChecker',
  'WebhookChecker',
]);

/** What the page of components shows each of its examples in. */
export const frame = 'Example';

/** `import Name from '@site/src/components/Name'`, as a node of a page. */
function importOf(name: string): MdxjsEsm {
  const source = `@site/src/components/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            attributes: [],
          },
        ],
      },
    },
  };
}

/**
 * Lets a page use a piece that works, such as `<SettingsFinder>`, without importing it. The import goes into that page
 * alone, so that a page without a piece downloads nothing of it.
 */
const pagePieces: Plugin<[], Root> = () => (tree) => {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const { name } = node as MdxJsxFlowElement;
    if (name && (pieces.has(name) || name === frame)) {
      used.add(name);
    }
  });
  tree.children.unshift(...[...used].map(importOf));
};

export default pagePieces;
