import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { FactError } from './html/lookUp';
import { attributesOf, failAt, type TagElement } from './html/tag';
import { pageIdOf } from './pages';
import { factComponents } from './tagTable';

/** Replaces the tags of a page with the facts that they show, and reports those with mistakes. */
export function replaceTags(
  tree: Root,
  pageId: string,
  report: (element: TagElement, error: FactError) => void,
): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as TagElement;
    const component = factComponents[element.name ?? ''];
    if (!component || !parent || index === undefined) {
      return undefined;
    }
    try {
      const nodes: RootContent[] = [component(attributesOf(element), pageId, element.children)].flat();
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    } catch (error) {
      if (!(error instanceof FactError)) {
        throw error;
      }
      report(element, error);
      return SKIP;
    }
  });
}

/**
 * Writes the facts into the pages while they are built: `<Limit id="poll-question" />` becomes its text,
 * `<SettingsTable page="welcome" />` its table. The reader's browser gets plain HTML and none of the data.
 * A fact or an attribute that doesn't exist stops the build with the file, the line, the name, and similar names.
 */
const tags: Plugin<[], Root> = () => (tree, file) => {
  replaceTags(tree, pageIdOf(file.path), (element, error) => failAt(file, element, error));
};

export default tags;
