import path from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { JsxElement } from '../content/page';

/** The names of the interactive components, and of their folders in `src/components`. */
export const interactiveComponents: ReadonlySet<string> = new Set([
  'DnsChecklist',
  'EmbedBuilder',
  'EmojiTable',
  'PlanChooser',
  'SettingsFinder',
  'TokenChecker',
  'WebhookChecker',
]);

/** Returns an error if an element is an interactive component that isn't on a line of its own, or has attributes. */
export function findMisuse({ name, type, attributes }: JsxElement): string | undefined {
  const isWrong = type === 'mdxJsxTextElement' || attributes.length > 0;
  return name && interactiveComponents.has(name) && isWrong
    ? `Write \`<${name} />\` on a line of its own, between empty lines and without attributes.`
    : undefined;
}

/**
 * Imports the interactive components of a page, such as `<SettingsFinder>`, and puts each into an error boundary. Other pages
 * don't download them.
 */
const remarkInteractiveComponents: Plugin<[], Root> = function () {
  return (tree, file) => {
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      const isFlow = node.type === 'mdxJsxFlowElement';
      const misuse = isFlow || node.type === 'mdxJsxTextElement' ? findMisuse(node) : undefined;
      if (misuse) {
        file.fail(misuse, node);
      }
      const name = isFlow ? node.name : null;
      if (!isFlow || !name || !interactiveComponents.has(name) || !parent || index === undefined) {
        return undefined;
      }
      used.add(name).add('ui/Boundary');
      parent.children[index] = { ...node, name: 'Boundary', attributes: [], children: [node] };
      return [SKIP, index + 1];
    });
    const imports = [...used].map(
      (module) => `import ${path.basename(module)} from '@site/src/components/${module}'`,
    );
    const { children } = this.parse(imports.join('\n')) as Root;
    tree.children.unshift(...children);
  };
};

export default remarkInteractiveComponents;
