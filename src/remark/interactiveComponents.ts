import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** The interactive components: the name of the tag, and of the folder in `src/components`. */
export const interactiveComponents: ReadonlySet<string> = new Set([
  'AppearancePreview',
  'DnsChecklist',
  'DurationReader',
  'EmbedBuilder',
  'EmojiTable',
  'MessagePreview',
  'MovedAnchorForwarder',
  'PermissionExplorer',
  'PlanChooser',
  'SettingsFinder',
  'TokenChecker',
  'WebhookChecker',
]);

/** The component that contains the examples on the page about components. */
export const frame = 'Example';

/** `import Name from '@site/src/components/Name'`, as a node of a page. */
function importOf(name: string): Extract<RootContent, { type: 'mdxjsEsm' }> {
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
 * Lets a page use an interactive component, such as `<SettingsFinder>`, without importing it. The import goes into that page
 * alone, so that other pages download nothing of it.
 */
const importInteractiveComponents: Plugin<[], Root> = () => (tree) => {
  const used = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const { name } = node as MdxJsxFlowElement;
    if (name && (interactiveComponents.has(name) || name === frame)) {
      used.add(name);
    }
  });
  tree.children.unshift(...[...used].map(importOf));
};

export default importInteractiveComponents;
