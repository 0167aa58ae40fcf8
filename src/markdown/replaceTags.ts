import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { FactError } from './html/lookUp';
import { pageIdOf } from './pages';
import { factComponents } from './tagTable';

type FactElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the attributes of a component as plain text. An attribute without a value is empty. Throws on an expression. */
export function attributesOf(element: FactElement): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      throw new FactError('takes plain text in its attributes: write id="…", without braces.');
    }
    attributes[attribute.name] = attribute.value ?? '';
  }
  return attributes;
}

/** Stops the build at a tag, with file and line. */
export function failAt(file: VFile, element: FactElement, error: FactError): never {
  const where = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  return file.fail(
    `${where}:${element.position?.start.line ?? 1} <${element.name}> ${error.message}`,
    element.position,
  );
}

/**
 * Writes the facts into the pages while they are built: `<Limit id="poll-question" />` becomes its text,
 * `<SettingsTable page="welcome" />` its table. The reader's browser gets plain HTML and none of the data.
 * A fact or an attribute that doesn't exist stops the build with the file, the line, the name, and similar names.
 */
const factsInPages: Plugin<[], Root> = () => {
  return (tree, file) => {
    const pageId = pageIdOf(file.path);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as FactElement;
      const component = factComponents[element.name ?? ''];
      if (!component || !parent || index === undefined) {
        return undefined;
      }
      try {
        const nodes: RootContent[] = [component(attributesOf(element), pageId, element.children)].flat();
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      } catch (error) {
        if (error instanceof FactError) {
          failAt(file, element, error);
        }
        throw error;
      }
    });
  };
};

export default factsInPages;
